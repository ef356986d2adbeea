import type { IncomingMessage } from "node:http";
import { type FakeResponse, HttpError } from "./http.ts";

/** A call that a fake service responds to. */
export interface Call {
  readonly method: "GET" | "POST";
  /** Matches the path; a group in it is the call's parameter. */
  readonly path: RegExp;
  respond(received: Received): Promise<FakeResponse>;
}

export interface Received {
  readonly request: IncomingMessage;
  readonly search: URLSearchParams;
  /** The path's parameter, decoded; empty if it has none. */
  readonly parameter: string;
}

/**
 * Responds to a request by the call that has its path, and a preflight for any of them.
 *
 * @throws HttpError 404 where no call has the path, 405 where it has another method.
 */
export async function respondToCall(
  calls: readonly Call[],
  request: IncomingMessage,
  url: URL,
): Promise<FakeResponse> {
  for (const call of calls) {
    const match = call.path.exec(url.pathname);
    if (!match) continue;
    if (request.method === "OPTIONS") return { status: 204, headers: {}, body: "" };
    if (request.method !== call.method)
      throw new HttpError(405, `Only ${call.method} is served here`);
    const parameter = decodeURIComponent(match[1] ?? "");
    return call.respond({ request, search: url.searchParams, parameter });
  }
  throw new HttpError(404, "Nothing is at this address");
}
