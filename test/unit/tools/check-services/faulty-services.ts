import type { IncomingHttpHeaders } from "node:http";
import { mock } from "node:test";
import type { Finding } from "../../../../src/tools/report.ts";
import { startBackend } from "../../../../src/tools/start/backend.ts";
import { startContentStore } from "../../../../src/tools/start/content-store.ts";
import type { Answer } from "../../../../src/tools/start/http.ts";
import { listen } from "../../../local-server.ts";

/** Where the site stands that the services are for. */
export const SITE = "https://bank.example";

type Asked = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Lets the time run out that the caller gives. */
  readonly runOut: () => void;
};

/** Changes what a service answers. Null drops the connection. */
export type Fault = (answer: Answer, asked: Asked) => Answer | null | Promise<null>;

const faultless: Fault = (answer) => answer;

/** Headers that belong to one connection, or to a body of one length. */
const HOP = ["host", "connection", "keep-alive", "content-length", "transfer-encoding", "date"];

const without = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.includes(name)));

/** Both fake services behind one address, where one fault at a time can be put into them. */
export async function startFaultyServices() {
  const realFetch = globalThis.fetch;
  const content = await startContentStore({ port: 0 });
  const backend = await startBackend({ port: 0, site: () => `${SITE}/`, report: () => {} });
  let fault = faultless;
  let patience = new AbortController();

  const gateway = await listen(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { method = "", url: path = "/", headers } = request;
    const service = path.startsWith("/api/") ? backend : content;
    const init = {
      method,
      headers: without(headers as Record<string, string>),
      redirect: "manual" as const,
      ...(body.length > 0 && { body }),
    };
    const answered = await realFetch(service.origin + path, init);
    const answer = {
      status: answered.status,
      headers: without(Object.fromEntries(answered.headers)),
      body: new Uint8Array(await answered.arrayBuffer()),
    };
    const asked = {
      method,
      url: new URL(path, gateway.origin),
      headers,
      body: `${body}`,
      runOut: () => patience.abort(),
    };
    const faulty = await fault(answer, asked);
    if (faulty === null) request.socket.destroy();
    else response.writeHead(faulty.status, faulty.headers).end(faulty.body);
  });

  return {
    origin: gateway.origin,
    /** What aborts the next request when its time runs out. */
    patience() {
      patience = new AbortController();
      return patience.signal;
    },
    /** What a check complains of while the services have a fault. */
    async complaints(
      check: () => Promise<readonly Finding[]>,
      change: Fault = faultless,
    ): Promise<readonly string[]> {
      fault = change;
      try {
        const findings = await check();
        return findings
          .filter(({ level }) => level !== "ok")
          .map(({ level, text }) => `${level} ${text}`);
      } finally {
        fault = faultless;
      }
    },
    async close() {
      await Promise.all([gateway.close(), content.close(), backend.close()]);
    },
  };
}

/**
 * A fault of some answers.
 *
 * @param pattern what the method, the path and the query together match, such as
 * `GET /data/query/production *[_type == "news"]`.
 */
export const at =
  (pattern: RegExp, fault: Fault): Fault =>
  (answer, asked) => {
    const { method, url } = asked;
    const query = url.searchParams.get("query") ?? "";
    return pattern.test(`${method} ${url.pathname} ${query}`) ? fault(answer, asked) : answer;
  };

/** Headers that are changed, or taken away where they are null. */
export const headers =
  (changes: Readonly<Record<string, string | null>>): Fault =>
  (answer) => ({
    ...answer,
    headers: Object.fromEntries(
      Object.entries({ ...answer.headers, ...changes }).flatMap(([name, value]) =>
        value === null ? [] : [[name, value]],
      ),
    ),
  });

/** An answer of the status whose body is JSON, or text where it is a text. */
export const reply =
  (status: number, body: unknown = {}): Fault =>
  (answer) => ({
    status,
    headers: answer.headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Changes the result of a query. */
export const result =
  (change: (result: unknown) => unknown): Fault =>
  (answer) => {
    const { result, ...rest } = JSON.parse(Buffer.from(answer.body).toString());
    return { ...answer, body: JSON.stringify({ ...rest, result: change(result) }) };
  };

/** Takes so many milliseconds of the fake clock. */
export const slow =
  (milliseconds: number): Fault =>
  (answer) => {
    mock.timers.tick(milliseconds);
    return answer;
  };

/** Answers never, so that the caller's time runs out. */
export const never: Fault = (_, { runOut }) => {
  runOut();
  return new Promise(() => {});
};
