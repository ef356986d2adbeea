import type { IncomingMessage, RequestListener } from "node:http";
import * as http from "../../src/tools/start/http.ts";

export type LocalServer = http.Service & {
  /** The requests so far. */
  readonly requests: readonly IncomingMessage[];
  /** Resolves to the next request when it arrives. */
  readonly next: () => Promise<IncomingMessage>;
};

/** Listens on loopback, on any free port. `respond` may send anything, or nothing. */
export async function listen(respond: RequestListener): Promise<LocalServer> {
  const requests: IncomingMessage[] = [];
  const waiting: ((request: IncomingMessage) => void)[] = [];
  const server = await http.listen(0, (request, response) => {
    requests.push(request);
    for (const resolve of waiting.splice(0)) resolve(request);
    respond(request, response);
  });
  return { ...server, requests, next: () => new Promise((resolve) => waiting.push(resolve)) };
}
