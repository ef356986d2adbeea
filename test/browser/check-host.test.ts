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
  withPolicy,
} from "./spoilt-host.ts";
import { startVersions } from "./versions.ts";

const test = suite("check-host");

const folder = process.env.SITE ?? "";
const DOCUMENT = /^$/;
const FRAMES = "frame-ancestors 'none'";

test("a host that does all of it is complained of in nothing", async () => {
  assert.equal(await complaintsOf((answer) => answer), []);
});

function told(what: string, spoil: Spoil, complaint: RegExp): void {
  test(`a host that ${what} is told so`, async () => {
    const complaints = await complaintsOf(spoil);
    assert.ok(
      complaints.some((text) => complaint.test(text)),
      complaints.join("\n"),
    );
  });
}

for (const [what, spoil, complaint] of [
  [
    "answers with the page for everything",
    (answer, _, accepted) => (answer.status === 404 ? soundAnswer("", accepted) : answer),
    /^FAILED nothing-\d+, which isn't there, is answered by 200/,
  ],
  [
    "has a missing script stored as missing for a year",
    (answer) =>
      answer.status === 404
        ? { ...answer, headers: { ...answer.headers, "cache-control": "max-age=31536000" } }
        : answer,
    /^FAILED assets\/nothing-\S+, which isn't there, may be missed for 31536000 seconds/,
  ],
  [
    "has the document kept for a day",
    withHeaders(DOCUMENT, { "cache-control": "max-age=86400" }),
    /^FAILED the document: may be kept for 86400 seconds/,
  ],
  [
    "lets the browser guess how long to keep the service worker",
    withHeaders(/^service-worker/, { "cache-control": "" }),
    /^FAILED service-worker.js: may be kept for who knows how many/,
  ],
  [
    "has the document kept for ten minutes",
    withHeaders(DOCUMENT, { "cache-control": "max-age=600" }),
    /^warning the document: may be kept for 600 seconds/,
  ],
  [
    "asks for hashed files anew",
    withHeaders(/main-\w+\.js$/, { "cache-control": "max-age=600" }),
    /^warning assets\/main-\w+\.js: asked for anew/,
  ],
  [
    "gives scripts as plain text",
    withHeaders(/main-\w+\.js$/, { "content-type": "text/plain" }),
    /^FAILED assets\/main-\w+\.js: the type is text\/plain, not text\/javascript/,
  ],
  [
    "takes a manifest for any bytes",
    withHeaders(/webmanifest$/, { "content-type": "application/octet-stream" }),
    /^FAILED manifest.webmanifest: the type is application\/octet-stream/,
  ],
  [
    "compresses no scripts",
    withHeaders(/main-\w+\.js$/, { "content-encoding": "identity" }),
    /^FAILED assets\/main-\w+\.js: not compressed/,
  ],
  [
    "lacks a script that comes later",
    (answer, name) => (name.includes("later-screens") ? { ...answer, status: 404 } : answer),
    /^FAILED assets\/later-screens-\w+\.js: the answer is 404/,
  ],
  [
    "lacks an icon of the manifest",
    (answer, name) => (name === "icon-512.png" ? { ...answer, status: 403 } : answer),
    /^FAILED icon-512.png: the answer is 403/,
  ],
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
    "has the policy of another build",
    withPolicy(policy.replaceAll("'sha256-", "'sha256-A")),
    /^FAILED Content-Security-Policy is of another build/,
  ],
  [
    "gives the document's policy to the service worker",
    withHeaders(/^service-worker/, {
      [POLICY]: policy.replace(/connect-src [^;]*/, "connect-src 'self'"),
    }),
    /^FAILED service-worker.js has a Content-Security-Policy under which it can't fetch http/,
  ],
  [
    "lets others frame the document",
    withPolicy("upgrade-insecure-requests"),
    /^warning Content-Security-Policy lacks "frame-ancestors 'none'"/,
  ],
  [
    "tells others where visitors were",
    withHeaders(DOCUMENT, { "Referrer-Policy": "unsafe-url" }),
    /^warning the document: Referrer-Policy is unsafe-url; say "no-referrer"/,
  ],
  [
    "has caches on the way keep the document for a year",
    withHeaders(DOCUMENT, { "cache-control": "max-age=0, s-maxage=31536000" }),
    /^FAILED the document: caches on the way may keep it for 31536000 seconds/,
  ],
  [
    "has browsers show the document of last week first",
    withHeaders(DOCUMENT, { "cache-control": "max-age=0, stale-while-revalidate=604800" }),
    /^FAILED the document: may be kept for 604800 seconds/,
  ],
  [
    "gives the document out of a cache of yesterday",
    withHeaders(DOCUMENT, { age: "86400" }),
    /^FAILED the document: comes out of a cache that has had it for 86400 seconds/,
  ],
  [
    "wants all that the page loads to allow it",
    withHeaders(DOCUMENT, { "cross-origin-embedder-policy": "require-corp" }),
    /^FAILED Cross-Origin-Embedder-Policy is require-corp, so that the map doesn't load/,
  ],
  [
    "gives the document as a download",
    withHeaders(DOCUMENT, { "content-disposition": 'attachment; filename="index.html"' }),
    /^FAILED Content-Disposition is attachment; .* store it/,
  ],
  [
    "has an older .gz beside the right .br",
    withBody(/main-\w+\.js$/, (script) => `${script} `, "gzip"),
    /^FAILED assets\/main-\w+\.js \(Accept-Encoding: gzip\): not as service-worker.js was built with/,
  ],
  [
    "has older plain files beside the compressed ones",
    withBody(DOCUMENT, (html) => `${html} `, "identity"),
    /^FAILED the document \(Accept-Encoding: identity\): not as service-worker.js/,
  ],
  [
    "says gzip of a file that is plain",
    withHeaders(/main-\w+\.js$/, { "content-encoding": "x-gzip" }),
    /^FAILED assets\/main-\w+\.js: isn't really in x-gzip: .*incorrect header check/,
  ],
  [
    "sends the headers with the document alone",
    (answer, name) => {
      const headers = Object.entries(answer.headers).filter(
        ([header]) => !(header in securityHeaders),
      );
      return name === "" ? answer : { ...answer, headers: Object.fromEntries(headers) };
    },
    /^warning \d\d files, such as service-worker.js: X-Content-Type-Options is missing; say "nosniff"/,
  ],
  [
    "stores all scripts and pictures for ten minutes",
    withHeaders(/^assets/, { "cache-control": "max-age=600" }),
    /^warning \d+ files in assets\/, such as assets\/\S+: asked for anew/,
  ],
  [
    "shortens HSTS",
    withHeaders(/icon.svg$/, { "Strict-Transport-Security": "max-age=300" }),
    /^warning icon.svg: Strict-Transport-Security is max-age=300; say "max-age=31536000"/,
  ],
  [
    "lets pages use the camera",
    withHeaders(DOCUMENT, { "Permissions-Policy": "camera=(self), geolocation=()" }),
    /^warning the document: Permissions-Policy is camera=\(self\), geolocation=\(\); say/,
  ],
  [
    "keeps the page from sharing",
    withHeaders(DOCUMENT, {
      "Permissions-Policy": `${securityHeaders["Permissions-Policy"]}, web-share=()`,
    }),
    /^warning the document: Permissions-Policy is/,
  ],
] as readonly (readonly [what: string, spoil: Spoil, complaint: RegExp])[]) {
  told(what, spoil, complaint);
}

for (const [header, complaint] of [
  ["connect-src 'self'", /needs: connect-src http:\S+, connect-src http:/],
  ["default-src 'self' https:", /needs: style-src |of another build/],
  ["img-src 'self' https: data: blob:", /needs: img-src http:\/\/127/],
  ["img-src 'self' http://127.0.0.1:* data:", /needs: img-src blob:$/],
  ["child-src 'none'", /needs: worker-src 'self', frame-src https:\/\/www.openstreetmap.org$/],
  ["frame-src *.example https://openstreetmap.org", /needs: frame-src https:\/\/www/],
  ["manifest-src https://www.openstreetmap.org", /needs: manifest-src 'self'$/],
  ["script-src-elem 'none'", /of another build/],
  ["script-src 'strict-dynamic' 'unsafe-inline'", /of another build/],
  ["style-src 'nonce-abc' 'unsafe-inline'", /of another build/],
  ["trusted-types 'none'", /needs: trusted-types service-worker$/],
  ["sandbox", /needs: all that a sandbox does$/],
  [`upgrade-insecure-requests, sandbox allow-scripts; ${FRAMES}`, /needs: all that a sandbox/],
] as const) {
  told(`adds the policy ${header}`, withPolicy(`${FRAMES}; ${header}`), complaint);
}

for (const [what, headers] of [
  ["forbids only frames, while the document has the rest", { [POLICY]: FRAMES }],
  [
    "allows more than the document does",
    {
      [POLICY]: `${FRAMES}; default-src *; script-src * 'unsafe-inline'; style-src 'unsafe-inline'; img-src * data: blob:; trusted-types *`,
    },
  ],
  ["sends the policy in two", { [POLICY]: `${FRAMES}, ${policy}` }],
  [
    "has a longer and wider HSTS",
    { "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload" },
  ],
  [
    "takes more features from the page, in another order",
    {
      "Permissions-Policy": `autoplay=(), ${securityHeaders["Permissions-Policy"]?.split(", ").toReversed().join(",")}`,
    },
  ],
  ["writes its headers in capitals", { "X-Content-Type-Options": "NOSNIFF" }],
  ["has had the document in a cache for a minute", { age: "60" }],
] as const) {
  test(`a host that ${what} is complained of in nothing`, async () => {
    assert.equal(await complaintsOf(withHeaders(DOCUMENT, headers)), []);
  });
}

test("a build without a service worker is checked as well", async () => {
  const { folder, build, publish } = startVersions("check-host");
  await build("No worker", { SERVICE_WORKER: "off" });
  await publish("No worker");
  const LATER = /later-screens-\w+\.js$/;
  assert.equal(await complaintsOf((answer) => answer, folder), []);
  for (const [spoil, complaint] of [
    [
      (answer, name) => (LATER.test(name) ? { ...answer, status: 404 } : answer),
      /^FAILED assets\/later-screens-\w+\.js: the answer is 404$/,
    ],
    [
      withBody(LATER, (script) => `${script} `),
      /^FAILED assets\/later-screens-\w+\.js: not as service-worker.js was built with/,
    ],
    [withBody(/^service-worker/, () => ""), /^FAILED service-worker.js isn't the one/],
  ] as const satisfies readonly (readonly [Spoil, RegExp])[]) {
    const [text, ...others] = await complaintsOf(spoil, folder);
    assert.match(text ?? "", complaint);
    assert.equal(others, []);
  }
});

test("of a bare file server, under a path, it says what is missing and what stands in", async () => {
  const base = "/some/where/";
  const server = await startStaticServer({ folder, port: 0, base });
  const findings = await checkHost(`${server.origin}${base}`);
  await server.close();
  const texts = (wanted: string) =>
    findings.filter(({ level }) => level === wanted).map(({ text }) => text);
  // The document, the service worker, and four scripts.
  assert.match(texts("FAILED").join("\n"), /^6 files, such as the document: not compressed[^\n]*$/);
  assert.equal(
    texts("warning").map((text) =>
      text.replace(/^\d\d files, such as the document: | is missing.*/g, ""),
    ),
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
