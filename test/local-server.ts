import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type LocalServer = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** What was asked of it so far. */
  readonly requests: readonly IncomingMessage[];
  /** Settles when the next request has come in. */
  readonly asked: () => Promise<IncomingMessage>;
  readonly close: () => Promise<void>;
};

/** Listens on loopback, on any free port. `answer` may send whatever it likes, or nothing. */
export async function listen(answer: RequestListener): Promise<LocalServer> {
  const requests: IncomingMessage[] = [];
  const waiting: ((request: IncomingMessage) => void)[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request);
    for (const resolve of waiting.splice(0)) resolve(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    asked: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const { origin, close } = await listen(() => {});
  await close();
  return Number(new URL(origin).port);
}

/** The text of a request's or an answer's body. */
export async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
