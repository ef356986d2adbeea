/** A maintainer sees the site as a good host serves it. */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lifetimes, securityHeaders } from "../../../../src/tools/server/response-headers.ts";
import { compress, startStaticServer } from "../../../../src/tools/server/static-server.ts";
import { cleanUp } from "../../../helpers/clean-up.ts";

const test = suite("static server");

const folder = await mkdtemp(join(tmpdir(), "static-server-"));
const site = join(folder, "site");
await mkdir(join(site, "assets"), { recursive: true });
for (const [name, text] of [
  ["site/index.html", `<p>${"Savings ".repeat(99)}`],
  ["site/404.html", "<h1>Not here</h1>"],
  ["site/assets/main-1.js", "run();".repeat(99)],
  ["site/icon.svg", "<svg/>"],
  ["site/terms.pdf", "%PDF"],
  ["secret.txt", "secret"],
] as const)
  await writeFile(join(folder, name), text);
await compress(site);
const server = await startStaticServer({ folder: site, port: 0, base: "/portal/" });
test.after(async () => {
  await server.close();
  await cleanUp(folder);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/portal/${path}`, { headers: { "accept-encoding": "", ...headers } });

for (const [path, accepted, encoding] of [
  ["", "gzip, deflate, br, zstd", "br"],
  ["", "gzip, deflate", null],
  ["assets/main-1.js", "br", "br"],
  ["assets/main-1.js", "", null],
  // A copy would be larger.
  ["icon.svg", "gzip, br", null],
] as const)
  test(`a browser that accepts "${accepted}" gets /${path} ${encoding ? `with ${encoding}` : "as it is"}`, async () => {
    const response = await get(path, { "accept-encoding": accepted });
    assert.is(response.headers.get("content-encoding"), encoding);
    assert.is(response.headers.get("vary"), "accept-encoding");
    // Decompressed by `fetch`.
    assert.is(await response.text(), await (await get(path)).text());
  });

for (const [path, status, type, lifetime] of [
  ["", 200, "text/html; charset=utf-8", lifetimes.other],
  ["assets/main-1.js", 200, "text/javascript; charset=utf-8", lifetimes.hashed],
  ["icon.svg", 200, "image/svg+xml", lifetimes.other],
  // An operator's file in `static/`.
  ["terms.pdf", 200, "application/octet-stream", lifetimes.other],
  ["assets/main-0.js", 404, "text/html; charset=utf-8", lifetimes.other],
  ["..%2fsecret.txt", 404, "text/html; charset=utf-8", lifetimes.other],
] as const)
  test(`the response to /${path} has the status ${status}, its type and lifetime, and the headers of a good host`, async () => {
    const response = await get(path);
    assert.is(response.status, status);
    const headers = { "content-type": type, "cache-control": lifetime, ...securityHeaders };
    for (const [name, value] of Object.entries(headers))
      assert.is(response.headers.get(name), value);
    assert.is(/Not here/.test(await response.text()), status === 404);
  });

test("a browser that has cached a file isn't sent it again", async () => {
  const etag = (await get("", { "accept-encoding": "br" })).headers.get("etag") ?? "";
  assert.is((await get("", { "accept-encoding": "br", "if-none-match": etag })).status, 304);
  assert.is((await get("", { "accept-encoding": "gzip", "if-none-match": etag })).status, 200);
});

test.run();
