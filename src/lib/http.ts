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
export class InvalidAnswerError extends Error {
  override readonly name = "InvalidAnswerError";
}

/** The caller gave the request up through its signal. */
export class AbortedError extends Error {
  override readonly name = "AbortedError";
}

/** The header in which the service worker says when it kept an answer that it gives for a fresh one. */
export const KEPT_AT = "kept-at";

/** What came back of a call. */
export type Answer<Body> = {
  readonly body: Body;
  /** Where the phone had kept it, since when: ISO 8601, in UTC. Null for a fresh answer. */
  readonly keptAt: string | null;
};

/** How long a small call may take, in milliseconds, its body included (spec section 9). */
const TIMEOUT = 10_000;

export type Request = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** What is sent by POST, as JSON; without it, a GET. */
  readonly body?: Readonly<Record<string, unknown>>;
};

/**
 * Makes a call whose status alone decides whether it has succeeded.
 *
 * @returns the body's text, for `fetchAnswer` to parse.
 * @throws HttpError, TimeoutError, NetworkError or AbortedError.
 */
export async function send(
  url: string,
  { headers = {}, signal, body }: Request,
): Promise<Answer<string>> {
  const controller = new AbortController();
  let timedOut = false;
  const expire = () => {
    timedOut = true;
    controller.abort();
  };
  const timer = setTimeout(expire, TIMEOUT);
  const giveUp = () => controller.abort();
  signal.addEventListener("abort", giveUp);

  try {
    if (signal.aborted) throw new AbortedError();
    const response = await fetch(url, {
      ...describe(body, headers),
      signal: controller.signal,
      // None of our services redirects; whatever does stands between the visitor and them.
      redirect: "error",
    });
    const text = await response.text();
    if (!response.ok) throw new HttpError(response.status, messageIn(text));
    return { body: text, keptAt: response.headers.get(KEPT_AT) };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (signal.aborted) throw new AbortedError();
    if (timedOut) throw new TimeoutError();
    throw new NetworkError(`No answer: ${error}`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}

/**
 * Makes a call that is answered in JSON.
 *
 * @returns whatever the answer holds, to be narrowed by the caller.
 * @throws as `send`, and InvalidAnswerError where the answer isn't JSON.
 */
export async function fetchAnswer(url: string, request: Request): Promise<Answer<unknown>> {
  const { body: text, keptAt } = await send(url, request);
  const body = parseJson(text);
  if (body === undefined) throw new InvalidAnswerError("Not JSON");
  return { body, keptAt };
}

/** As `fetchAnswer`, where it is always a fresh one. */
export async function fetchJson(url: string, request: Request): Promise<unknown> {
  return (await fetchAnswer(url, request)).body;
}

function describe(body: Request["body"], headers: Readonly<Record<string, string>>): RequestInit {
  if (body === undefined) return { headers };
  const type = { "content-type": "application/json" };
  return { method: "POST", headers: { ...type, ...headers }, body: JSON.stringify(body) };
}

/** The server's message in the body of a response, null where it has none. */
export function messageIn(text: string): string | null {
  const answer = parseJson(text);
  return isRecord(answer) ? textOrNull(answer.message) : null;
}
