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

/**
 * Port 0 takes any free port. `respond` isn't called for a malformed URL. A `RefusalError`
 * sends its status, any other error 500.
 */
export function serve(options: {
  port: number;
  headers(request: IncomingMessage): Record<string, string>;
  respond(request: IncomingMessage, url: URL): HttpResponse | Promise<HttpResponse>;
}): Promise<Service> {
  return listen(options.port, async (request, response) => {
    const { status, headers, body } = await settle(async () =>
      options.respond(request, readAddress(request)),
    );
    response.writeHead(status, { ...options.headers(request), ...headers }).end(body);
  });
}

function readAddress(request: IncomingMessage): URL {
  const url = request.url ?? "/";
  try {
    decodeURIComponent(url);
    return new URL(url, "http://127.0.0.1");
  } catch {
    throw new RefusalError(400, "The URL is malformed");
  }
}

async function settle(respond: () => Promise<HttpResponse>): Promise<HttpResponse> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof RefusalError)) console.error(error);
    const status = error instanceof RefusalError ? error.status : 500;
    const message = error instanceof RefusalError ? error.message : "The server failed";
    return json(status, { statusCode: status, error: STATUS_CODES[status], message });
  }
}
