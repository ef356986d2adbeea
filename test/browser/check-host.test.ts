// Without `npm run check-host` an operator wouldn't learn why visitors get an old version, wait
// long, or are less protected than they can be.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { checkHost } from "../../src/tools/check-host/check-host.ts";
import { type DeployedSite, fetchSite } from "../../src/tools/check-host/deployed-site.ts";
import { rules } from "../../src/tools/check-host/rules.ts";
import { findingsOf } from "../../src/tools/report.ts";
import { lifetimeOf, mediaTypeOf, securityHeaders } from "../../src/tools/response-headers.ts";
import { type FakeResponse, serve } from "../../src/tools/start/http.ts";
import { startStaticServer } from "../../src/tools/start/static-server.ts";
import { suite } from "../helpers/suite.ts";
import { startVersions } from "./two-versions.ts";

const test = suite("check-host");

const folder = process.env.SITE ?? "";
const DOCUMENT = /^$/;
const WORKER = /^service-worker/;
const MAIN = /main-\w+\.js$/;
const LAZY = /lazy-screens-\w+\.js$/;
const POLICY = "content-security-policy";
const FRAMES = "frame-ancestors 'none'";
const { "Permissions-Policy": features } = securityHeaders;

/** The response of a host that does everything right, by the `Accept-Encoding` of the request. */
async function soundResponse(name: string, accepted: string, root = folder): Promise<FakeResponse> {
  const file = name || "index.html";
  const contents = await readFile(join(root, file)).catch(() => null);
  const shared = { ...securityHeaders, vary: "accept-encoding" };
  if (contents === null)
    return { status: 404, headers: shared, body: await readFile(join(root, "404.html")) };
  const headers = {
    ...shared,
    "content-type": mediaTypeOf(file) ?? "",
    "cache-control": lifetimeOf(file),
    "content-encoding": accepted.split(",")[0] ?? "",
    etag: `"${createHash("sha256").update(contents).digest("hex")}"`,
  };
  return { status: 200, headers, body: contents };
}

type Fault = (
  response: FakeResponse,
  name: string,
  accepted: string,
  method: string,
) => FakeResponse | Promise<FakeResponse>;

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Encodes a body as its header says; one that says `x-gzip` lies. */
function packed({ headers, body }: FakeResponse): string | Uint8Array {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliCompressSync(body, FAST);
  return encoding === "gzip" ? gzipSync(body, { level: 1 }) : body;
}

/**
 * The findings on a faulty host, which alters its responses; `name` is the path after the slash.
 *
 * @param root the folder of the built site.
 */
async function complaintsOf(fault: Fault, root?: string): Promise<readonly string[]> {
  const host = await serve({
    port: 0,
    headers: {},
    async respond(request, { pathname }) {
      const name = pathname.slice(1);
      const accepted = `${request.headers["accept-encoding"]}`;
      const sound = await soundResponse(name, accepted, root);
      const response = await fault(sound, name, accepted, `${request.method}`);
      const { etag = "" } = response.headers;
      if (request.headers["if-none-match"] === etag) return { ...response, status: 304, body: "" };
      return { ...response, body: packed(response) };
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
const withHeaders =
  (file: RegExp, headers: Readonly<Record<string, string>>): Fault =>
  (response, name) =>
    file.test(name) ? { ...response, headers: { ...response.headers, ...headers } } : response;

/** Refuses a file. */
const withStatus =
  (file: RegExp, status: number): Fault =>
  (response, name) =>
    file.test(name) ? { ...response, status } : response;

/** Has a file go out with other contents, to any request or to those that accept this encoding alone. */
const withBody =
  (file: RegExp, change: (text: string) => string, encoding?: string): Fault =>
  (response, name, accepted) =>
    file.test(name) && (encoding ?? accepted) === accepted
      ? { ...response, body: change(`${Buffer.from(response.body)}`) }
      : response;

/** Leaves out headers. */
const without =
  (...names: readonly string[]): Fault =>
  (response) => ({
    ...response,
    headers: Object.fromEntries(
      Object.entries(response.headers).filter(([name]) => !names.includes(name)),
    ),
  });

type Case = readonly [what: string, fault: Fault, complaint: RegExp];

const faults: readonly Case[] = [
  [
    "responds with the page to everything",
    (response, _, accepted) => (response.status === 404 ? soundResponse("", accepted) : response),
    /^FAILED nothing-\d+, which isn't there, gets 200; respond with 404, without a rewrite$/,
  ],
  ["lacks a lazy script", withStatus(LAZY, 404), /^FAILED assets\/lazy-\S+ the response is 404/],
  ["lacks an icon of the manifest", withStatus(/512/, 403), /^FAILED icon-512.png: .* is 403/],
  [
    "puts something into the document",
    withBody(DOCUMENT, (html) => html.replace("</body>", "<script></script></body>")),
    /^FAILED the document: not as service-worker.js was built with/,
  ],
  [
    "stops in the middle of the document",
    withBody(DOCUMENT, (html) => html.slice(0, 20_000)),
    /^FAILED the document isn't the site's, or isn't all of it/,
  ],
  [
    "has an older .gz beside the right .br",
    withBody(MAIN, (script) => `${script} `, "gzip"),
    /^FAILED assets\/main-\w+\.js \(Accept-Encoding: gzip\): not as service-worker.js was built with/,
  ],
  [
    "has older plain files beside the compressed ones",
    withBody(DOCUMENT, (html) => `${html} `, "identity"),
    /^FAILED the document \(Accept-Encoding: identity\): not as service-worker.js/,
  ],
  [
    "sends the headers with the document alone",
    (response, name, ...asked) =>
      name === "" ? response : without(...Object.keys(securityHeaders))(response, name, ...asked),
    /^warning \d\d files, such as service-worker.js: X-Content-Type-Options is missing; set "nosniff"/,
  ],
  [
    "has no ETag",
    without("etag"),
    /^warning \d+ files, such as the document: sent again .*: set ETag or Last-Modified, and/,
  ],
  [
    "sends a file again in spite of its ETag",
    (response, name, ...asked) =>
      withHeaders(WORKER, { etag: `"${Math.random()}"` })(response, name, ...asked),
    /^warning service-worker.js: sent again .*: respond to its ETag or Last-Modified with 304, not 200$/,
  ],
  [
    "refuses HEAD",
    (response, _, __, method) => (method === "HEAD" ? { ...response, status: 405 } : response),
    /^warning HEAD gets 405; respond with 200/,
  ],
];

const HEADERS = [
  [DOCUMENT, "cache-control", "max-age=86400", /^FAILED the document: may be cached for 86400 /],
  [DOCUMENT, "cache-control", "max-age=600", /^warning the document: may be cached for 600 /],
  [DOCUMENT, "cache-control", "max-age=0, s-maxage=999", /^FAILED the doc.* may store it for 999 /],
  [DOCUMENT, "cache-control", "max-age=0, stale-while-revalidate=999", /^FAILED .* for 999 /],
  [WORKER, "cache-control", "", /^FAILED service-worker.js: .* cached for an unknown number of/],
  [/^assets/, "cache-control", "max-age=600", /^warning \d+ files in assets\/, .* revalidated /],
  [/^assets\/nothing/, "cache-control", "max-age=999", /^FAILED .* may be missed for 999 seconds/],
  [DOCUMENT, "age", "86400", /^FAILED the document: comes out of a cache .* for 86400 /],
  [MAIN, "content-type", "text/plain", /^FAILED assets\/main-\S+ the type is text\/plain, not/],
  [MAIN, "content-type", "", /^FAILED assets\/main-\S+ the type is missing, not/],
  [DOCUMENT, "content-type", "text/html; charset=ISO-8859-1", /^FAILED .* words are garbled; set/],
  [MAIN, "content-encoding", "identity", /^FAILED assets\/main-\w+\.js: not compressed/],
  [MAIN, "content-encoding", "x-gzip", /^FAILED assets\/main-\S+ isn't really in x-gzip: .*check/],
  [DOCUMENT, "content-disposition", "attachment", /^FAILED Content-Disposition is .* store it/],
  [DOCUMENT, "cross-origin-embedder-policy", "require-corp", /^FAILED .*the map doesn't load/],
  [DOCUMENT, "X-Frame-Options", "SAMEORIGIN", /^warning .* is SAMEORIGIN; set "DENY"/],
  [/icon.svg$/, "Strict-Transport-Security", "max-age=9", /^warning .* set "max-age=31536000"/],
  [DOCUMENT, "Permissions-Policy", "camera=(self)", /^warning .* is camera=\(self\); set/],
  // The site itself shares.
  [DOCUMENT, "Permissions-Policy", `${features}, web-share=()`, /^FAILED .*can't be shared; leave/],
  [DOCUMENT, POLICY, `img-src 'self'; ${FRAMES}`, /^FAILED the doc.* says "img-src 'self'",/],
  [DOCUMENT, POLICY, "frame-ancestors 'self'", /^FAILED the doc.* says "frame-ancestors 'self'"/],
  [WORKER, POLICY, "connect-src 'self'", /^FAILED service-worker.js: .* says "connect-src 'self'"/],
] as const;

for (const [what, fault, complaint] of [
  ...faults,
  ...HEADERS.map(
    ([file, header, value, complaint]): Case => [
      `serves ${file} with "${header}: ${value.slice(0, 80)}"`,
      withHeaders(file, { [header]: value }),
      complaint,
    ],
  ),
]) {
  test(`a host that ${what} is told so`, async () => {
    const complaints = await complaintsOf(fault);
    assert.ok(
      complaints.some((text) => complaint.test(text)),
      complaints.join("\n"),
    );
  });
}

for (const [header, value] of [
  [POLICY, FRAMES],
  [POLICY, `${FRAMES}; , Frame-Ancestors 'none'`],
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
  // More features, in another order.
  ["Permissions-Policy", `autoplay=(), ${features?.split(", ").toReversed().join(",")}`],
  ["X-Content-Type-Options", "NOSNIFF"],
  ["age", "60"],
  ["content-type", 'text/html;charset="UTF-8"'],
] as const) {
  test(`a host that serves the document with "${header}: ${value.slice(0, 80)}" is complained of in nothing`, async () => {
    assert.equal(await complaintsOf(withHeaders(DOCUMENT, { [header]: value })), []);
  });
}

test("a build without a service worker is checked as well", async () => {
  const { folder, build, publish } = startVersions("check-host");
  await build("No worker", { SERVICE_WORKER: "off" });
  await publish("No worker");
  assert.equal(await complaintsOf((response) => response, folder), []);
  for (const [fault, complaint] of [
    [withStatus(LAZY, 404), /^FAILED assets\/lazy-screens-\w+\.js: the response is 404$/],
    [
      withBody(LAZY, (script) => `${script} `),
      /^FAILED assets\/lazy-screens-\w+\.js: not as service-worker.js was built with/,
    ],
    [withBody(WORKER, () => ""), /^FAILED service-worker.js isn't the one/],
  ] as const) {
    const [text, ...others] = await complaintsOf(fault, folder);
    assert.match(text ?? "", complaint);
    assert.equal(others, []);
  }
});

test("of a bare file server, under a path, it says what is missing", async () => {
  const base = "/some/where/";
  const server = await startStaticServer({ folder, port: 0, base });
  const findings = await checkHost(`${server.origin}${base}`).finally(() => server.close());
  const texts = (wanted: string) =>
    findings.filter(({ level }) => level === wanted).map(({ text }) => text);
  for (const [level, parts] of [
    ["FAILED", ["redirect it to", "not compressed"]],
    ["warning", ["SITE_ADDRESS", "another page than 404.html", ...Object.keys(securityHeaders)]],
  ] as const)
    assert.equal(
      texts(level).map((text) => parts.find((part) => text.includes(part)) ?? text),
      parts,
    );
  assert.ok(texts("ok").length >= 8);
});

test("an address that is copied from a browser stands for the document, whatever screen it shows", async () => {
  const server = await startStaticServer({ folder, port: 0 });
  const copied = ["/", "", "/#/faq", "/?from=mail", "/?from=mail#/faq"];
  const checks = copied.map((rest) => checkHost(`${server.origin}${rest}`));
  const findings = await Promise.all(checks).finally(() => server.close());
  for (const [index, found] of findings.entries()) assert.equal(found, findings[0], copied[index]);
});

/** The responses of a host, recorded once. */
let recorded: DeployedSite;
test.before(async () => {
  const server = await startStaticServer({ folder, port: 0 });
  recorded = await fetchSite(new URL(`${server.origin}/`)).finally(() => server.close());
});

/** What is found at a site with its own https address, of whose recorded responses some are others. */
function foundByHttps(changes: Partial<DeployedSite>): readonly string[] {
  const address = new URL("https://bank.example/");
  return findingsOf(rules, { ...recorded, address, ...changes }).map(
    ({ level, text }) => `${level} ${text}`,
  );
}

for (const [status, location, complaint] of [
  [200, "", /^FAILED http:\/\/bank.example\/ gets 200: redirect it to https/],
  [301, "http://www.bank.example/", /^FAILED .* gets 301: redirect it to https/],
  [0, "", /^warning http:\/\/bank.example\/: no response \(closed\); redirect it to https/],
  [308, "HTTPS://bank.example/", /^ok where it comes over https, http only redirects to that/],
] as const) {
  test(`of a host whose response by http is ${status} ${location} that is said`, async () => {
    const headers = new Headers({ location });
    const fault = status === 0 ? "no response (closed)" : null;
    const file = "http://bank.example/";
    const found = foundByHttps({ byHttp: { ...recorded.document, file, status, headers, fault } });
    assert.ok(
      found.some((text) => complaint.test(text)),
      found.join("\n"),
    );
  });
}

test("an address that isn't https fails, and one more authority that Node trusts is a warning", () => {
  const [text] = foundByHttps({ address: new URL("http://bank.example/") });
  assert.match(text ?? "", /^FAILED comes over http:/);
  process.env.NODE_EXTRA_CA_CERTS = "authority.pem";
  const [warning] = foundByHttps({});
  delete process.env.NODE_EXTRA_CA_CERTS;
  assert.match(warning ?? "", /^warning NODE_EXTRA_CA_CERTS is set, so that browsers may not/);
});

const PORTAL = "https://bank.example/portal";

/** The recorded document of a site that was built for another address, or for none. */
function builtFor(address: string): Pick<DeployedSite, "document"> {
  const contents = Buffer.from(`<link rel="canonical" href="${address}">`);
  return { document: { ...recorded.document, contents } };
}

/** The recorded files, compressed for whoever accepts it, with a header `Vary` or without it. */
const compressed = (vary: string): Pick<DeployedSite, "files"> => ({
  files: recorded.files.map((file) => {
    const headers = new Headers({ ...Object.fromEntries(file.headers), vary });
    if (file.accepted !== "identity") headers.set("content-encoding", "gzip");
    return { ...file, headers };
  }),
});

for (const [what, changes, complaint] of [
  [
    "a host that compresses without Vary",
    () => compressed("origin"),
    /^warning \d\d files, such as the document \(.*: br, gzip; gzip\): .* in gzip .*; set "Vary: /,
  ],
  [
    "a host that compresses with Vary",
    () => compressed("Origin, Accept-Encoding"),
    /^ok shared caches tell compressed copies from plain ones$/,
  ],
  [
    "a folder without its final slash that is no address",
    () => ({ address: new URL(`${PORTAL}/`), withoutSlash: [PORTAL] }),
    /^FAILED https:\S+\/portal: redirect it to https:\S+\/portal\/, or visitors who leave out/,
  ],
  [
    "a folder without its final slash that leads to it by way of http",
    () => ({
      address: new URL(`${PORTAL}/`),
      withoutSlash: [PORTAL, "http://bank.example/portal/", `${PORTAL}/?`],
    }),
    /^ok in a folder, the address without its final slash leads to the site$/,
  ],
  [
    "a site in a folder that was built for the root",
    () => ({ address: new URL(`${PORTAL}/`), ...builtFor("https://bank.example/") }),
    /^warning built for https:\/\/bank.example\/, so .*; .* set SITE_ADDRESS=https:\S+\/portal\/$/,
  ],
  [
    "a site in a folder that was built for no address",
    () => ({ address: new URL(`${PORTAL}/`) }),
    /^warning built without SITE_ADDRESS, so that 404.html leads to the domain's root; /,
  ],
  [
    "a site that was built for its address",
    () => ({ address: new URL(`${PORTAL}/`), ...builtFor(`${PORTAL}/`) }),
    /^ok the site was built for this address$/,
  ],
  [
    "a host with a page of its own for missing files",
    () => ({ missing: recorded.missing.map((response) => ({ ...response, status: 404 })) }),
    /^warning a file that isn't there gets another page than 404.html; let the host send that$/,
  ],
] as const satisfies readonly (readonly [string, () => Partial<DeployedSite>, RegExp])[])
  test(`of ${what} that is said`, () => {
    const found = foundByHttps(changes());
    assert.ok(
      found.some((text) => complaint.test(text)),
      found.join("\n"),
    );
  });

const redirect = (response: FakeResponse, location: string) => ({
  ...response,
  status: 301,
  headers: { location },
});

for (const [what, fault, complaint] of [
  [
    "redirects",
    (response, name) => (name === "www/" ? response : redirect(response, "/www/")),
    /^FAILED (http:\S+\/) is redirected to \1www\/; check that address$/,
  ],
  [
    "redirects to itself",
    (response) => redirect(response, "/"),
    /^FAILED (http:\S+) → \1: the redirects go in a circle, so that/,
  ],
  [
    "redirects in a circle",
    (response, name) => redirect(response, name === "" ? "/www/" : "/"),
    /^FAILED (http:\S+\/) → \1www\/ → \1: the redirects go in a circle, so that/,
  ],
  ["wants a password", (response) => ({ ...response, status: 401 }), /^FAILED http:\S+ gets 401$/],
] as readonly Case[]) {
  test(`where all that a host does is that it ${what}, that is the failure`, async () => {
    const [text = "", ...others] = await complaintsOf(fault);
    assert.match(text, complaint);
    assert.equal(others, []);
  });
}

test("where no response comes, that is the failure", async () => {
  const server = await startStaticServer({ folder, port: 0 });
  await server.close();
  const [finding, ...others] = await checkHost(server.origin);
  assert.equal(others, []);
  assert.match(
    `${finding?.level} ${finding?.text}`,
    /^FAILED http\S+: no response \(.*ECONNREFUSED/,
  );
});

test.run();
