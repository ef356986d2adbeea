import { suite } from "uvu";
import * as assert from "uvu/assert";
import { securityHeaders } from "../../src/build/response-headers.ts";
import { checkHost } from "../check-host/check-host.ts";
import { startStaticServer } from "../standin/static-server.ts";
import {
  complaintsOf,
  POLICY,
  policy,
  type Spoil,
  soundAnswer,
  withBody,
  withHeaders,
} from "./spoilt-host.ts";

const test = suite("check-host");

const folder = process.env.SITE ?? "";
const DOCUMENT = /^$/;

test("a host that does all of it is complained of in nothing", async () => {
  assert.equal(await complaintsOf((answer) => answer), []);
});

for (const [what, spoil, complaint] of [
  [
    "answers with the page for everything",
    (answer) => (answer.status === 404 ? soundAnswer("") : answer),
    /^FAILED nothing-\d+, which isn't there, is answered by 200/,
  ],
  [
    "has the document kept for a day",
    withHeaders(DOCUMENT, { "cache-control": "max-age=86400" }),
    /^FAILED the document may be kept for 86400 seconds/,
  ],
  [
    "lets the browser guess how long to keep the service worker",
    withHeaders(/^service-worker/, { "cache-control": "" }),
    /^FAILED service-worker.js may be kept for who knows how many/,
  ],
  [
    "has the document kept for ten minutes",
    withHeaders(DOCUMENT, { "cache-control": "max-age=600" }),
    /^warning the document may be kept for 600 seconds/,
  ],
  [
    "asks for hashed files anew",
    withHeaders(/main-\w+\.js$/, { "cache-control": "max-age=600" }),
    /^warning assets\/main-\w+\.js is asked for anew/,
  ],
  [
    "gives scripts as plain text",
    withHeaders(/main-\w+\.js$/, { "content-type": "text/plain" }),
    /^FAILED assets\/main-\w+\.js has the type text\/plain, not text\/javascript/,
  ],
  [
    "takes a manifest for any bytes",
    withHeaders(/webmanifest$/, { "content-type": "application/octet-stream" }),
    /^FAILED manifest.webmanifest has the type application\/octet-stream/,
  ],
  [
    "compresses no scripts",
    withHeaders(/main-\w+\.js$/, { "content-encoding": "identity" }),
    /^FAILED assets\/main-\w+\.js isn't compressed/,
  ],
  [
    "lacks a script that comes later",
    (answer, name) => (name.includes("later-screens") ? { ...answer, status: 404 } : answer),
    /^FAILED assets\/later-screens-\w+\.js is answered by 404/,
  ],
  [
    "lacks an icon of the manifest",
    (answer, name) => (name === "icon-512.png" ? { ...answer, status: 403 } : answer),
    /^FAILED icon-512.png is answered by 403/,
  ],
  [
    "puts something into the document",
    withBody(DOCUMENT, (html) => html.replace("</body>", "<script></script></body>")),
    /^FAILED the document isn't the one that service-worker.js was built with/,
  ],
  [
    "stops in the middle of the document",
    withBody(DOCUMENT, (html) => html.slice(0, 20_000)),
    /^FAILED the document isn't the site's, or isn't all of it/,
  ],
  [
    "has the policy of another build",
    withHeaders(DOCUMENT, { [POLICY]: policy.replaceAll("'sha256-", "'sha256-A") }),
    /^FAILED Content-Security-Policy is of another build/,
  ],
  [
    "gives the document's policy to the service worker",
    withHeaders(/^service-worker/, { [POLICY]: policy }),
    /^FAILED service-worker.js has the document's Content-Security-Policy/,
  ],
  [
    "lets others frame the document",
    withHeaders(DOCUMENT, { [POLICY]: "upgrade-insecure-requests" }),
    /^warning Content-Security-Policy lacks "frame-ancestors 'none'"/,
  ],
  [
    "tells others where visitors were",
    withHeaders(DOCUMENT, { "Referrer-Policy": "unsafe-url" }),
    /^warning Referrer-Policy is unsafe-url; say "no-referrer"/,
  ],
] as readonly (readonly [what: string, spoil: Spoil, complaint: RegExp])[]) {
  test(`a host that ${what} is told so`, async () => {
    const complaints = await complaintsOf(spoil);
    assert.ok(
      complaints.some((text) => complaint.test(text)),
      complaints.join("\n"),
    );
  });
}

test("frames kept out by the header alone are enough, where the document has the rest", async () => {
  const header = { [POLICY]: "frame-ancestors 'none'" };
  assert.equal(await complaintsOf(withHeaders(DOCUMENT, header)), []);
});

test("of a bare file server, under a path, it says what is missing and what stands in", async () => {
  const base = "/some/where/";
  const server = await startStaticServer({ folder, port: 0, base });
  const findings = await checkHost(`${server.origin}${base}`);
  await server.close();
  const texts = (wanted: string) =>
    findings.filter(({ level }) => level === wanted).map(({ text }) => text);
  for (const text of texts("FAILED")) assert.match(text, "isn't compressed");
  assert.is(texts("FAILED").length, 6, "the document, the service worker, and four scripts");
  assert.equal(
    texts("warning").map((text) => text.replace(/ is missing.*/, "")),
    [...Object.keys(securityHeaders), "Content-Security-Policy"],
  );
  assert.match(texts("warning").at(-1) ?? "", "that in the document stands in");
  assert.ok(texts("ok").length >= 8);
});

test("an address that isn't https fails, but on this machine", async () => {
  const server = await startStaticServer({ folder, port: 0 });
  // Leads to this machine, too.
  const findings = await checkHost(server.origin.replace("127.0.0.1", "0.0.0.0"));
  await server.close();
  assert.ok(
    findings.some(({ level, text }) => level === "FAILED" && text.startsWith("comes over http:")),
  );
});

test("where nothing answers, that is the failure", async () => {
  const server = await startStaticServer({ folder, port: 0 });
  await server.close();
  const [finding, ...others] = await checkHost(server.origin);
  assert.equal(others, []);
  assert.match(
    `${finding?.level} ${finding?.text}`,
    /^FAILED http.*doesn't answer: .*ECONNREFUSED/,
  );
});

test.run();
