import { isRecord, parseJson, textOrNull } from "./narrow.ts";

/** The server answered with a status outside 200 to 299. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  constructor(
    readonly status: number,
    /** What the answer's `message` field says, where it is text. */
    readonly serverMessage: string | null,
  ) {
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
  /** Whether the device had no network at all. */
  readonly offline = !navigator.onLine;
}

/** An answer came, but it isn't what such a call gives: a page where JSON belongs, say. */
export class InvalidResponseError extends Error {
  override readonly name = "InvalidResponseError";
}

/** The caller aborted the request through its signal. */
export class AbortedError extends Error {
  override readonly name = "AbortedError";
}

/** How long a small call may take, in milliseconds, its body included (spec section 9). */
const TIMEOUT = 10_000;

export type SendInit = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** What is sent by POST, as JSON; without it, a GET. */
  readonly body?: Readonly<Record<string, unknown>>;
};

/** The response to a call that has succeeded, with the whole of its body. */
export type TextResponse = { readonly text: string; readonly headers: Headers };

/**
 * Makes a call whose status alone decides whether it has succeeded.
 *
 * @returns the response, for `jsonOf` to parse.
 * @throws HttpError, TimeoutError, NetworkError or AbortedError.
 */
export async function send(
  url: string,
  { headers = {}, signal, body }: SendInit,
): Promise<TextResponse> {
  const controller = new AbortController();
  let timedOut = false;
  const expire = () => {
    timedOut = true;
    controller.abort();
  };
  const timer = setTimeout(expire, TIMEOUT);
  const abort = () => controller.abort();
  signal.addEventListener("abort", abort);

  try {
    if (signal.aborted) throw new AbortedError();
    const response = await fetch(url, {
      ...requestInit(body, headers),
      signal: controller.signal,
      // None of our services redirects; whatever does stands between the visitor and them.
      redirect: "error",
    });
    const text = await response.text();
    if (!response.ok) throw new HttpError(response.status, messageIn(text));
    return { text, headers: response.headers };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (signal.aborted) throw new AbortedError();
    if (timedOut) throw new TimeoutError();
    throw new NetworkError(`No answer: ${error}`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

/**
 * Parses an answer whose body should be JSON.
 *
 * @returns whatever it holds, to be narrowed by the caller.
 * @throws InvalidResponseError where it isn't JSON.
 */
export function jsonOf({ text }: TextResponse): unknown {
  const body = parseJson(text);
  if (body === undefined) throw new InvalidResponseError("Not JSON");
  return body;
}

function requestInit(
  body: SendInit["body"],
  headers: Readonly<Record<string, string>>,
): RequestInit {
  if (body === undefined) return { headers };
  const type = { "content-type": "application/json" };
  return { method: "POST", headers: { ...type, ...headers }, body: JSON.stringify(body) };
}

/** The server's message in the body of a response, null where it has none. */
export function messageIn(text: string): string | null {
  const answer = parseJson(text);
  return isRecord(answer) ? textOrNull(answer.message) : null;
}
