import type { IncomingMessage, RequestListener } from "node:http";
import * as http from "../../src/tools/start/http.ts";

export type LocalServer = http.Service & {
  /** What was asked of it so far. */
  readonly requests: readonly IncomingMessage[];
  /** Settles when the next request has come in. */
  readonly asked: () => Promise<IncomingMessage>;
};

/** Listens on loopback, on any free port. `respond` may send whatever it likes, or nothing. */
export async function listen(respond: RequestListener): Promise<LocalServer> {
  const requests: IncomingMessage[] = [];
  const waiting: ((request: IncomingMessage) => void)[] = [];
  const server = await http.listen(0, (request, response) => {
    requests.push(request);
    for (const resolve of waiting.splice(0)) resolve(request);
    respond(request, response);
  });
  return { ...server, requests, asked: () => new Promise((resolve) => waiting.push(resolve)) };
}
