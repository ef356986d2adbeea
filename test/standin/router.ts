import type { IncomingMessage } from "node:http";
import { type Answer, HttpError, json } from "./http.ts";

/** A call that a stand-in answers. */
export interface Call {
  readonly method: "GET" | "POST";
  /** What the path must match; a group in it is the call's parameter. */
  readonly path: RegExp;
  answer(received: Received): Promise<Answer>;
}

export interface Received {
  readonly request: IncomingMessage;
  readonly search: URLSearchParams;
  /** The path's parameter, decoded; empty where it has none. */
  readonly parameter: string;
}

/**
 * Finds the call that a request is for and has it answered; a preflight is answered for all.
 *
 * @throws HttpError 404 where no call has the path.
 */
export async function answerCall(
  calls: readonly Call[],
  request: IncomingMessage,
  url: URL,
): Promise<Answer> {
  for (const call of calls) {
    const match = call.path.exec(url.pathname);
    if (!match) continue;
    if (request.method === "OPTIONS") return { status: 204, headers: {}, body: "" };
    if (request.method !== call.method) {
      const message = `Only ${call.method} is answered here`;
      return json(405, { message }, { allow: `${call.method}, OPTIONS` });
    }
    const parameter = decodeURIComponent(match[1] ?? "");
    return call.answer({ request, search: url.searchParams, parameter });
  }
  throw new HttpError(404, "Nothing is at this address");
}
