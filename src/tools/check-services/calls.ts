/** The site's own calls, made as a page of the site makes them, and all that comes of them. */
import { TIMEOUT } from "../../lib/http.ts";
import { isRecord, parseJson, textOrNull } from "../../lib/narrow.ts";
import { causeOf } from "../report.ts";

export type ServiceResponse = {
  /** 0 where no response came. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** How long the whole response took. */
  readonly milliseconds: number;
  /** Why no response came; null where one did. */
  readonly failure: string | null;
};

export type Exchange<Value> = {
  readonly response: ServiceResponse;
  /** What the site made of the response; undefined where it threw. */
  readonly value: Value | undefined;
  readonly error: unknown;
};

type Call<Value> = (signal: AbortSignal) => Promise<Value>;

/**
 * Sends a request, with more headers, and reads the whole response. It follows no redirect.
 *
 * @param timeout how long the response may take, in milliseconds.
 */
export async function send(
  request: Request,
  headers: Readonly<Record<string, string>> = {},
  timeout = TIMEOUT,
): Promise<ServiceResponse> {
  const signal = AbortSignal.timeout(timeout);
  const started = Date.now();
  try {
    const body = await request.clone().arrayBuffer();
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), ...headers },
      // As one block, whose length is known, as a browser sends it.
      ...(body.byteLength > 0 && { body }),
      redirect: "manual",
      signal,
    });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
      milliseconds: Date.now() - started,
      failure: null,
    };
  } catch (error) {
    return {
      status: 0,
      headers: new Headers(),
      body: Buffer.alloc(0),
      milliseconds: Date.now() - started,
      failure: signal.aborted ? `none within ${timeout / 1000} s` : causeOf(error).message,
    };
  }
}

/** Runs a call of the site whose requests get their responses from a function. */
async function intercept<Value>(
  call: Call<Value>,
  respond: (request: Request) => Promise<Response>,
): Promise<Pick<Exchange<Value>, "value" | "error">> {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => respond(new Request(input, init));
  try {
    return { value: await call(new AbortController().signal), error: null };
  } catch (error) {
    return { value: undefined, error };
  } finally {
    globalThis.fetch = fetch;
  }
}

/** The first request that a call of the site makes, which isn't sent. */
export async function requestOf(call: Call<unknown>): Promise<Request> {
  const requests: Request[] = [];
  const { error } = await intercept(call, (request) => {
    requests.push(request);
    return Promise.reject(new Error("Not sent"));
  });
  const [request] = requests;
  if (request === undefined) throw new Error(`${error}, before a request of ${call}`);
  return request;
}

/** What the site makes of a response to a call of its own. */
export async function read<Value>(
  call: Call<Value>,
  response: ServiceResponse,
): Promise<Exchange<Value>> {
  const outcome = await intercept(call, async () => {
    const { status, headers, body } = response;
    // As the site, whose calls follow no redirect.
    if (status < 200 || (status >= 300 && status < 400)) throw new TypeError("No response");
    return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers });
  });
  return { response, ...outcome };
}

/** Makes a call of the site as a page of an origin does. The call makes one request. */
export async function exchange<Value>(
  call: Call<Value>,
  origin: string,
  timeout?: number,
): Promise<Exchange<Value>> {
  return read(call, await send(await requestOf(call), { origin }, timeout));
}

/** The content types of a `POST` that a browser sends without asking first (Fetch standard). */
const SIMPLE_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/;

/** The headers of a request that a page may send to another origin only with its leave. */
function headersToAllow(request: Request): string[] {
  return [...request.headers]
    .filter(([name, value]) => name !== "content-type" || !SIMPLE_TYPES.test(value))
    .map(([name]) => name);
}

/** Asks for leave to send a request, as a browser does for a page of an origin (CORS preflight). */
export function preflight(request: Request, origin: string): Promise<ServiceResponse> {
  const headers = headersToAllow(request);
  return send(new Request(request.url, { method: "OPTIONS" }), {
    origin,
    "access-control-request-method": request.method,
    ...(headers.length > 0 && { "access-control-request-headers": headers.join(",") }),
  });
}

/** The headers that a request needs leave for and a response to its preflight doesn't allow. */
export function forbiddenHeaders(request: Request, { headers }: ServiceResponse): string[] {
  const allowed = (headers.get("access-control-allow-headers") ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  // A star doesn't stand for this one.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes("*") && name !== "authorization");
  return headersToAllow(request).filter((name) => !isAllowed(name));
}

/** Whether pages of an origin may read a response. */
export function mayRead({ headers }: ServiceResponse, origin: string): boolean {
  const allowed = headers.get("access-control-allow-origin");
  return allowed === "*" || allowed === origin;
}

export const isRedirect = ({ status }: ServiceResponse) => status >= 300 && status < 400;
export const isSuccess = ({ status }: ServiceResponse) => status >= 200 && status < 300;

/** The reason that a service gives for an error: Sanity's `error.description`, or a `message`. */
function reasonOf({ status, body }: ServiceResponse): string | null {
  const value = status < 400 ? null : parseJson(`${body}`);
  if (!isRecord(value)) return null;
  const { description } = isRecord(value.error) ? value.error : {};
  return textOrNull(description) ?? textOrNull(value.message);
}

/** How a response is called in a complaint, with the service's own words. */
export function describe(response: ServiceResponse): string {
  const { status, failure, headers } = response;
  if (failure !== null) return `no response (${failure})`;
  const location = headers.get("location");
  const reason = reasonOf(response);
  return `status ${status}${location ? ` to ${location}` : ""}${reason ? ` ${JSON.stringify(reason)}` : ""}`;
}

/** What a body is that isn't JSON; null where it is. */
export function notJson({ body }: ServiceResponse): string | null {
  const text = `${body}`.trim();
  if (text === "") return "an empty body";
  if (text.startsWith("<")) return "a page of HTML";
  return parseJson(text) === undefined ? "text that isn't JSON" : null;
}

/** What is wrong with a response that came, but not long before the site's time-out. */
export function slowness({ failure, milliseconds }: ServiceResponse): string | null {
  return failure === null && milliseconds > TIMEOUT / 2
    ? `it takes ${(milliseconds / 1000).toFixed(1)} s; the site waits for ${TIMEOUT / 1000} s, and a visitor's line is slower than yours`
    : null;
}
