/** The server answered with a status outside 200 to 299. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  constructor(readonly status: number) {
    super(`The server answered with status ${status}`);
  }
}

/** The whole answer, its body included, didn't come in time. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/** No answer came, or it broke off. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

/** The answer came but isn't the JSON that was asked for. */
export class InvalidAnswerError extends Error {
  override readonly name = "InvalidAnswerError";
}

/** The caller gave the request up through its signal. */
export class AbortedError extends Error {
  override readonly name = "AbortedError";
}

/** How long a JSON call may take, in milliseconds, its body included (spec section 9). */
const TIMEOUT = 10_000;

type Request = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/**
 * Fetches JSON.
 *
 * @returns whatever the answer holds, to be narrowed by the caller.
 * @throws HttpError, TimeoutError, NetworkError, InvalidAnswerError or AbortedError.
 */
export async function fetchJson(url: string, { headers = {}, signal }: Request): Promise<unknown> {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, TIMEOUT);
  const giveUp = () => controller.abort();
  signal.addEventListener("abort", giveUp);

  try {
    if (signal.aborted) throw new AbortedError();
    const response = await fetch(url, { headers, signal: controller.signal });
    const text = await response.text();
    if (!response.ok) throw new HttpError(response.status);
    return parseJson(text);
  } catch (error) {
    if (error instanceof HttpError || error instanceof InvalidAnswerError) throw error;
    if (signal.aborted) throw new AbortedError();
    if (timedOut) throw new TimeoutError();
    throw new NetworkError("No answer", { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidAnswerError("Not JSON", { cause: error });
  }
}
