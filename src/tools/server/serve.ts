/** An HTTP server on loopback. */
import { createServer, type IncomingMessage, type RequestListener, STATUS_CODES } from "node:http";

export type HttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** A running server. `origin` has no trailing slash; `close` also ends open connections. */
export type Service = {
  readonly origin: string;
  readonly close: () => Promise<void>;
};

export class RefusalError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function json(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  const type = { "content-type": "application/json; charset=utf-8" };
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(value) };
}

export function listen(port: number, listener: RequestListener): Promise<Service> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const actual = typeof address === "object" && address ? address.port : port;
      resolve({
        origin: `http://127.0.0.1:${actual}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** Port 0 takes any free port. A `RefusalError` sends its status, any other error 500. */
export function serve(options: {
  port: number;
  headers(request: IncomingMessage): Record<string, string>;
  respond(request: IncomingMessage, url: URL): HttpResponse | Promise<HttpResponse>;
}): Promise<Service> {
  return listen(options.port, async (request, response) => {
    const { status, headers, body } = await Promise.resolve()
      .then(() => options.respond(request, new URL(request.url ?? "", "http://127.0.0.1")))
      .catch(responseTo);
    response.writeHead(status, { ...options.headers(request), ...headers }).end(body);
  });
}

function responseTo(error: unknown): HttpResponse {
  const isRefusal = error instanceof RefusalError;
  if (!isRefusal) console.error(error);
  const status = isRefusal ? error.status : 500;
  const message = isRefusal ? error.message : "The server failed";
  return json(status, { statusCode: status, error: STATUS_CODES[status], message });
}
