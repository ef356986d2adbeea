import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { lifetimeOf, mediaTypeOf, securityHeaders } from "../../src/build/response-headers.ts";
import { checkHost } from "../check-host/check-host.ts";
import { type Answer, serve } from "../standin/http.ts";

const folder = process.env.SITE ?? "";
export const POLICY = "content-security-policy";

const headersFile = await readFile(join(folder, "_headers"), "utf8");
/** The policy that the build wrote for the document. */
export const [, policy = ""] = /Content-Security-Policy: (.*)/.exec(headersFile) ?? [];

/** The response of a host that does everything right. */
export async function soundAnswer(name: string): Promise<Answer> {
  const file = name || "index.html";
  const contents = await readFile(join(folder, file)).catch(() => null);
  const shared = { ...securityHeaders };
  if (contents === null) return { status: 404, headers: shared, body: "" };
  const headers = {
    ...shared,
    "content-type": mediaTypeOf(file) ?? "",
    "cache-control": lifetimeOf(file),
    "content-encoding": "gzip",
    ...(file === "index.html" && { [POLICY]: policy }),
  };
  return { status: 200, headers, body: contents };
}

export type Spoil = (answer: Answer, name: string) => Answer | Promise<Answer>;

/** The findings on a faulty host, which alters its responses; `name` is the path after the slash. */
export async function complaintsOf(spoil: Spoil): Promise<readonly string[]> {
  const host = await serve({
    port: 0,
    headers: {},
    async answer(_, { pathname }) {
      const name = pathname.slice(1);
      const { status, headers, body } = await spoil(await soundAnswer(name), name);
      const packed = headers["content-encoding"] === "gzip" ? gzipSync(body, { level: 1 }) : body;
      return { status, headers, body: packed };
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

/** Serves a file with other headers. */
export const withHeaders =
  (file: RegExp, headers: Readonly<Record<string, string>>): Spoil =>
  (answer, name) =>
    file.test(name) && answer.status === 200
      ? { ...answer, headers: { ...answer.headers, ...headers } }
      : answer;

export const withBody =
  (file: RegExp, change: (text: string) => string): Spoil =>
  (answer, name) =>
    file.test(name) ? { ...answer, body: change(`${Buffer.from(answer.body)}`) } : answer;
