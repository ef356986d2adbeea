import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { checkHost } from "../../src/tools/check-host/check-host.ts";
import { lifetimeOf, mediaTypeOf, securityHeaders } from "../../src/tools/response-headers.ts";
import { type Answer, serve } from "../../src/tools/start/http.ts";

const folder = process.env.SITE ?? "";

/** The response of a host that does everything right, by the `Accept-Encoding` of the request. */
export async function soundAnswer(name: string, accepted: string, root = folder): Promise<Answer> {
  const file = name || "index.html";
  const contents = await readFile(join(root, file)).catch(() => null);
  const shared = { ...securityHeaders };
  if (contents === null) return { status: 404, headers: shared, body: "" };
  const headers = {
    ...shared,
    "content-type": mediaTypeOf(file) ?? "",
    "cache-control": lifetimeOf(file),
    "content-encoding": accepted.split(",")[0] ?? "",
    etag: `"${createHash("sha256").update(contents).digest("hex")}"`,
  };
  return { status: 200, headers, body: contents };
}

export type Fault = (
  answer: Answer,
  name: string,
  accepted: string,
  method: string,
) => Answer | Promise<Answer>;

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Encodes a body as its header says; one that says `x-gzip` lies. */
function packed({ headers, body }: Answer): string | Uint8Array {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliCompressSync(body, FAST);
  return encoding === "gzip" ? gzipSync(body, { level: 1 }) : body;
}

/**
 * The findings on a faulty host, which alters its responses; `name` is the path after the slash.
 *
 * @param root the folder of the built site.
 */
export async function complaintsOf(fault: Fault, root?: string): Promise<readonly string[]> {
  const host = await serve({
    port: 0,
    headers: {},
    async answer(request, { pathname }) {
      const name = pathname.slice(1);
      const accepted = `${request.headers["accept-encoding"]}`;
      const sound = await soundAnswer(name, accepted, root);
      const answer = await fault(sound, name, accepted, `${request.method}`);
      const { etag = "" } = answer.headers;
      if (request.headers["if-none-match"] === etag) return { ...answer, status: 304, body: "" };
      return { ...answer, body: packed(answer) };
    },
  });
  try {
    const findings = await checkHost(host.origin);
    return findings
      .filter(({ level }) => level !== "ok")
      .map(({ level, text }) => `${level} ${text}`);
  } finally {
    await host.close();
  }
}

/** Serves a file with other headers, or what isn't there. */
export const withHeaders =
  (file: RegExp, headers: Readonly<Record<string, string>>): Fault =>
  (answer, name) =>
    file.test(name) ? { ...answer, headers: { ...answer.headers, ...headers } } : answer;

/** Refuses a file. */
export const withStatus =
  (file: RegExp, status: number): Fault =>
  (answer, name) =>
    file.test(name) ? { ...answer, status } : answer;

/** Has a file go out with other contents, to any request or to those that accept this encoding alone. */
export const withBody =
  (file: RegExp, change: (text: string) => string, encoding?: string): Fault =>
  (answer, name, accepted) =>
    file.test(name) && (encoding ?? accepted) === accepted
      ? { ...answer, body: change(`${Buffer.from(answer.body)}`) }
      : answer;
