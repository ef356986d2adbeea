/** An operator learns what the host does wrong before visitors do. */

import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { contentSecurityPolicy } from "../../../src/build/content-security-policy.ts";
import { blockedSources } from "../../../src/tools/check-host/blocked-sources.ts";
import { lifetimeOf, mediaTypeOf } from "../../../src/tools/server/response-headers.ts";
import { type HttpResponse, listen } from "../../../src/tools/server/serve.ts";
import { compress, startStaticServer } from "../../../src/tools/server/static-server.ts";
import { cleanUp } from "../../helpers/clean-up.ts";
import { runProgram } from "../../helpers/run-program.ts";

const test = suite("check-host");

const folder = await mkdtemp(join(tmpdir(), "check-host-"));
test.after(() => cleanUp(folder));

const SCRIPTS = "bytes cached gzip lifetime lost moved plain type".split(" ");
const policy = contentSecurityPolicy({ scripts: ["run();"], styles: ["b{}", "i{}"] });
const build: Readonly<Record<string, string>> = {
  "index.html": `<meta http-equiv="Content-Security-Policy" content="${policy}">`.padEnd(2000),
  "404.html": "<p>Not found".padEnd(2000),
  "icon.svg": "<svg/>",
  "manifest.webmanifest": "{}",
  "service-worker.js": "cache()",
  ...Object.fromEntries(
    SCRIPTS.map((name) => [`assets/${name}.js`, `${name}()`.padEnd(name === "plain" ? 2000 : 9)]),
  ),
};
for (const [path, text] of Object.entries(build)) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
// Visitors don't get these files as they are in the build.
for (const name of ["_headers", "robots.txt"]) await writeFile(join(folder, name), "");

/** Runs the program against a host in a folder, whose response for a file is changed. */
async function checkHost(
  change: (path: string, sent: HttpResponse, asked: IncomingHttpHeaders) => Partial<HttpResponse>,
  login = "",
) {
  const host = await listen(0, ({ url = "", headers: asked }, response) => {
    const path = url.replace("/portal/", "") || "index.html";
    const file = path in build ? path : "404.html";
    const body = build[file] ?? "";
    const isZipped = body.length === 2000;
    const sent = {
      status: path === file ? 200 : 404,
      headers: {
        "content-type": `${mediaTypeOf(file)}`,
        "cache-control": lifetimeOf(file),
        ...(isZipped && { "content-encoding": "gzip" }),
      },
      body: isZipped ? gzipSync(body) : body,
    };
    const { status, headers, body: bytes } = { ...sent, ...change(path, sent, asked) };
    response.writeHead(status, headers).end(bytes);
  });
  const address = `${host.origin}/portal`;
  const args = [address.replace("//", `//${login}`), folder];
  const { code, printed } = await runProgram("src/tools/check-host.ts", args);
  await host.close();
  const lines = printed
    .trim()
    .replaceAll(address, "")
    .replace(/\d{10,}/g, "1");
  return { code, lines: lines.split("\n").sort() };
}

test("check-host finds no fault with a host that sends the build by other headers of the same meaning", async () => {
  const headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "icon.svg": { "content-type": 'image/svg+xml; charset="UTF-8"', "cache-control": "no-store" },
    "assets/type.js": { "content-type": "application/javascript" },
    "service-worker.js": { "cache-control": "max-age=600" },
  };
  assert.equal(
    await checkHost((path, sent) => ({ headers: { ...sent.headers, ...headers[path] } })),
    { code: 0, lines: ["14 addresses checked, 0 faults"] },
  );
});

test("check-host says for each file what the host does wrong, and fails", async () => {
  const without = ({ headers }: HttpResponse, name: string) =>
    Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name));
  const { code, lines } = await checkHost((path, sent) => {
    if (path === "assets/bytes.js") return { body: "bytes()\r\n" };
    if (path === "assets/cached.js") return { headers: without(sent, "cache-control") };
    if (path === "assets/gzip.js") return { body: gzipSync("gzip()") };
    if (path === "assets/lost.js") return { status: 404 };
    if (path === "assets/moved.js") return { status: 301, headers: { location: "/m" } };
    if (path === "assets/plain.js")
      return { headers: without(sent, "content-encoding"), body: build[path] ?? "" };
    if (path === "assets/type.js")
      return { headers: { ...sent.headers, "content-type": `text/plain${"\x9b".repeat(99)}` } };
    if (path === "icon.svg")
      return { headers: { ...sent.headers, "cache-control": "public, max-age=86400" } };
    if (path.startsWith("assets/missing")) return { status: 200 };
    if (path.startsWith("missing"))
      return { body: "Nothing", headers: without(sent, "content-encoding") };
    if (path === "index.html") return { headers: { ...sent.headers, "content-encoding": "br" } };
    return {};
  });
  assert.is(code, 1);
  const other = "of the build; upload that, and purge the CDN";
  assert.equal(lines, [
    "14 addresses checked, 11 faults",
    "FAILED /: no response that can be read (Decompression failed)",
    `FAILED /assets/bytes.js: it differs from assets/bytes.js ${other}`,
    'FAILED /assets/cached.js: cache-control is ""; set public, max-age=31536000, immutable',
    "FAILED /assets/gzip.js: it is compressed without the right Content-Encoding, so browsers can't read it",
    "FAILED /assets/lost.js: it has status 404; send assets/lost.js with status 200",
    "FAILED /assets/missing-1.js: it has status 200; send 404.html with status 404",
    'FAILED /assets/moved.js: it redirects, location is "/m"; serve the file at this address',
    "FAILED /assets/plain.js: it isn't compressed; turn on gzip or brotli",
    'FAILED /assets/type.js: content-type is "text/plain"; set text/javascript and UTF-8',
    'FAILED /icon.svg: cache-control is "public, max-age=86400"; set no-cache',
    `FAILED /missing-1: it differs from 404.html ${other}`,
  ]);
});

test("check-host finds no fault with npm start's server, which has only brotli, and files of any name", async () => {
  const copy = await mkdtemp(join(tmpdir(), "check-host-"));
  await cp(folder, copy, { recursive: true });
  for (const name of ["logo#1.svg", "50%.svg"]) await writeFile(join(copy, name), "<svg/>");
  await compress(copy);
  const server = await startStaticServer({ folder: copy, port: 0 });
  const result = await runProgram("src/tools/check-host.ts", [`${server.origin}/`, copy]);
  await server.close();
  await cleanUp(copy);
  assert.equal(result, { code: 0, printed: "16 addresses checked, 0 faults\n" });
});

test("check-host logs in with the address's user and password, as at a staging site", async () => {
  const expected = `Basic ${Buffer.from("musu:50%").toString("base64")}`;
  const guard = (_: string, __: HttpResponse, { authorization }: IncomingHttpHeaders) =>
    authorization === expected ? {} : { status: 401 };
  assert.is((await checkHost(guard, "musu:50%@")).code, 0);
  assert.is((await checkHost(guard)).code, 1);
});

test("check-host says what a policy of the host blocks of what the document needs", async () => {
  const sent = { "content-security-policy": "default-src 'self' 'unsafe-inline'; img-src *" };
  const { lines } = await checkHost((path, { headers }) =>
    path === "index.html" ? { headers: { ...headers, ...sent } } : {},
  );
  assert.equal(lines, [
    "14 addresses checked, 1 faults",
    `FAILED /: content-security-policy is "default-src 'self' 'unsafe-inline'; img-src *" and blocks ${[
      "img-src data: blob:",
      "connect-src https://api.bank.example https://users.bank.example https://news.bank.example",
      "frame-src https://www.openstreetmap.org",
    ].join(", ")}; send none, or only frame-ancestors 'none', since the document has a policy`,
  ]);
});

const SITE = "https://bank.example";
const POLICY = `default-src 'none'; script-src 'self' 'sha256-1'; style-src 'sha256-2' 'sha256-3'; img-src data: https://a.b.example; worker-src 'self'`;
for (const [sent, blocked] of [
  ["frame-ancestors 'none'; upgrade-insecure-requests", []],
  ["default-src * data: 'unsafe-inline'", []],
  ["default-src https: data: 'unsafe-inline'", []],
  [
    "default-src 'self'",
    ["script-src inline", "style-src inline", "img-src data: https://a.b.example"],
  ],
  ["script-src 'self' 'unsafe-inline' 'nonce-1'", ["script-src inline"]],
  [
    "script-src 'unsafe-inline'; style-src 'sha256-3'",
    [`script-src ${SITE}`, "style-src inline", `worker-src ${SITE}`],
  ],
  [
    "img-src data: a.b.example:443/c, img-src data: *.b.example, worker-src 'none'",
    [`worker-src ${SITE}`],
  ],
  ["img-src data: b.example *.a.b.example http://a.b.example.org", ["img-src https://a.b.example"]],
] as const)
  test(`"${sent}" blocks ${blocked.join(", ") || "nothing"}`, () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
    assert.equal(blockedSources(sent, html, SITE), blocked);
  });

test("check-host asks for the address, and for a whole build, before it blames the host", async () => {
  await rm(join(folder, "404.html"));
  const otherFolder = "name the folder of the build that was released";
  for (const [address, build, refusal] of [
    ["bank.example", folder, "name the site's whole address, such as https://bank.example/"],
    ["https://a.b/", "src", `src has no index.html: ${otherFolder}`],
    ["https://a.b/", folder, `${folder} has no 404.html: ${otherFolder}`],
  ] as const) {
    const result = await runProgram("src/tools/check-host.ts", [address, build]);
    assert.equal(result, { code: 1, printed: `error: ${refusal}\n` });
  }
});

test.run();
