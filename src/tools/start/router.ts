import type { IncomingMessage } from "node:http";
import { type FakeResponse, RefusalError } from "./http.ts";

/** A call of a fake service. */
export interface Call {
  readonly method: "GET" | "POST";
  /** Matches the path. Its group, if any, is the call's parameter. */
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
 * Responds to a request with the call for its path, or to that call's preflight.
 *
 * @throws RefusalError 404 if no call has the path, 405 if the call has another method.
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
      throw new RefusalError(405, `Only ${call.method} is served here`);
    const parameter = decodeURIComponent(match[1] ?? "");
    return call.respond({ request, search: url.searchParams, parameter });
  }
  throw new RefusalError(404, "Nothing is at this address");
}
