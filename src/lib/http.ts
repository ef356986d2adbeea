import { arrayOrEmpty, isRecord, parseJson, textOrNull } from "./narrow.ts";

/** The status isn't from 200 to 299. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  constructor(
    readonly status: number,
    readonly serverMessage: string | null,
  ) {
    super(`The server responded with status ${status}`);
  }
}

/** The response, or a body that has to be read, didn't arrive in time. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/** No response arrived, the request was redirected, or a body that has to be read was cut off. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly wasOffline: boolean;
  readonly mayHaveBeenSent: boolean;
  constructor(message: string, request: { wasOffline: boolean; mayHaveBeenSent?: boolean }) {
    super(message);
    this.wasOffline = request.wasOffline;
    this.mayHaveBeenSent = request.mayHaveBeenSent ?? !request.wasOffline;
  }
}

/** The response isn't of the expected kind, such as a page instead of JSON. */
export class InvalidResponseError extends Error {
  override readonly name = "InvalidResponseError";
}

/** How long we wait for a response (spec sections 9 and 10), or for each part of `readSlowJson`. */
export const RESPONSE_TIMEOUT_MS = 10_000;

/** Some backends redirect unless asked for JSON. The header needs no CORS preflight. */
export const ACCEPT_JSON = { accept: "application/json" } as const;

export type SendInit = Pick<RequestInit, "cache" | "credentials"> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly body?: Readonly<Record<string, unknown>>;
};

/**
 * @param read reads the body of a success. The time-out covers that, too, unless it is restarted.
 * @throws one of the errors above, or an Error for any other exception. A caller that has aborted the
 * request ignores what it throws.
 */
export async function sendRequest<Value>(
  url: string,
  { headers = {}, signal, body, ...init }: SendInit,
  read: (response: Response, restartTimeout: () => void) => Promise<Value>,
): Promise<Value> {
  const wasOffline = !navigator.onLine;
  const controller = new AbortController();
  let hasTimedOut = false;
  const expire = () => {
    hasTimedOut = true;
    controller.abort();
  };
  let timer = setTimeout(expire, RESPONSE_TIMEOUT_MS);
  const restartTimeout = () => {
    clearTimeout(timer);
    timer = setTimeout(expire, RESPONSE_TIMEOUT_MS);
  };
  signal.addEventListener("abort", () => controller.abort());
  if (signal.aborted) controller.abort();

  const failureOf = (error: unknown) => {
    if (error instanceof HttpError || error instanceof InvalidResponseError) return error;
    if (hasTimedOut) return new TimeoutError("Timed out");
    // `addRequest` can't change the message of a `DOMException`.
    const isChangeable = error instanceof Error && !(error instanceof DOMException);
    return isChangeable ? error : new Error(`${error}`);
  };
  try {
    const response = await fetch(url, {
      ...init,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      signal: controller.signal,
      // Firefox uses a preloaded response only if redirects are followed (`test/engines/`).
      redirect: body ? "error" : "follow",
    }).catch((error: unknown) => {
      throw error instanceof TypeError
        ? new NetworkError(`No response: ${error}`, { wasOffline })
        : error;
    });
    // Our services don't redirect. A captive portal or a proxy does.
    if (response.redirected) throw new NetworkError("Redirected", { wasOffline });
    if (response.ok) return await read(response, restartTimeout);
    const text = await response.text().catch(() => "");
    throw new HttpError(response.status, messageIn(text));
  } catch (error) {
    throw addRequest(failureOf(error), body ? "POST" : "GET", url);
  } finally {
    clearTimeout(timer);
  }
}

/** Adds the server to the message; not the URL, since a reset link's token must not be logged. */
export function addRequest(error: Error, method: string, url: string): Error {
  error.message = `${method} ${new URL(url).origin}: ${error.message}`;
  return error;
}

/** The body may be of any type, be cut off or never end. */
export const ignoreBody = async (): Promise<void> => {};

/** @throws InvalidResponseError where the body isn't JSON, NetworkError where it is cut off. */
export const readJson = (response: Response): Promise<unknown> => parseBody(response.text());

/** Each part that arrives restarts the time-out. */
export const readSlowJson = (response: Response, restartTimeout: () => void): Promise<unknown> =>
  parseBody(readParts(response, restartTimeout));

async function readParts({ body }: Response, onPart: () => void): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  for (;;) {
    onPart();
    const part = await reader?.read();
    if (part?.value === undefined) return text + decoder.decode();
    text += decoder.decode(part.value, { stream: true });
  }
}

async function parseBody(reading: Promise<string>): Promise<unknown> {
  const text = await reading.catch((error: unknown) => {
    // For any type of error, since Firefox may reject with an AbortError though nobody has aborted.
    throw new NetworkError(`Cut off: ${error}`, { wasOffline: false });
  });
  const body = parseJson(text);
  if (body === undefined) throw new InvalidResponseError("Not JSON");
  return body;
}

export function messageIn(text: string): string | null {
  const body = parseJson(text);
  const message = isRecord(body) ? body.message : null;
  // NestJS sends a list of sentences, by default without full stops.
  const sentences = arrayOrEmpty(message).flatMap((item) => textOrNull(item)?.trim() ?? []);
  return textOrNull(message) ?? textOrNull(sentences.join(". ").replace(/([.!?])\. /g, "$1 "));
}
