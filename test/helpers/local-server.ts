import type { IncomingMessage, RequestListener } from "node:http";
import * as http from "../../src/tools/server/serve.ts";

export type LocalServer = http.Service & {
  readonly requests: readonly IncomingMessage[];
  /** Resolves to the next request when it arrives. */
  readonly next: () => Promise<IncomingMessage>;
};

/** Settles when the head of the response to the next `fetch` has reached the caller. */
export function headReceived(): Promise<void> {
  const { fetch } = globalThis;
  return new Promise((resolve) => {
    globalThis.fetch = async (...request) => {
      globalThis.fetch = fetch;
      const response = await fetch(...request);
      resolve();
      return response;
    };
  });
}

/** Responds with a JSON text. */
export const writes =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  };

/** Responds with the beginning of a body, and no more. */
export const stops =
  (status: number, beginning: string): RequestListener =>
  (_, response) => {
    response.writeHead(status).write(beginning);
  };

/** Responds with the beginning of a body, then closes the connection. */
export const cutsOff =
  (status: number, beginning: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-length": "100" });
    response.write(beginning, () => response.socket?.destroy());
  };

/** Closes the connection without a response. */
export const drops: RequestListener = (_, response) => response.socket?.destroy();

/** Redirects to a success. */
export const redirects =
  (status: number): RequestListener =>
  ({ url }, response) => {
    if (url === "/elsewhere") response.end("{}");
    else response.writeHead(status, { location: "/elsewhere" }).end();
  };

/** Listens on loopback, on any free port. `respond` may send anything, or nothing. */
export async function startLocalServer(respond: RequestListener): Promise<LocalServer> {
  const requests: IncomingMessage[] = [];
  const waiting: ((request: IncomingMessage) => void)[] = [];
  const server = await http.listen(0, (request, response) => {
    requests.push(request);
    for (const resolve of waiting.splice(0)) resolve(request);
    respond(request, response);
  });
  return { ...server, requests, next: () => new Promise((resolve) => waiting.push(resolve)) };
}
