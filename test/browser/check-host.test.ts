import { suite } from "uvu";
import * as assert from "uvu/assert";
import { securityHeaders } from "../../src/build/response-headers.ts";
import { checkHost } from "../check-host/check-host.ts";
import { fetchSite } from "../check-host/deployed-site.ts";
import { rules } from "../check-host/rules.ts";
import { findingsOf } from "../report.ts";
import { startStaticServer } from "../standin/static-server.ts";
import {
  complaintsOf,
  type Fault,
  POLICY,
  policy,
  soundAnswer,
  withBody,
  withHeaders,
  withStatus,
} from "./faulty-host.ts";
import { startVersions } from "./versions.ts";

const test = suite("check-host");

const folder = process.env.SITE ?? "";
const DOCUMENT = /^$/;
const WORKER = /^service-worker/;
const MAIN = /main-\w+\.js$/;
const LATER = /later-screens-\w+\.js$/;
const FRAMES = "frame-ancestors 'none'";
const { "Permissions-Policy": features } = securityHeaders;

test("a host that does all of it is complained of in nothing", async () => {
  assert.equal(await complaintsOf((answer) => answer), []);
});

function told(what: string, fault: Fault, complaint: RegExp): void {
  test(`a host that ${what} is told so`, async () => {
    const complaints = await complaintsOf(fault);
    assert.ok(
      complaints.some((text) => complaint.test(text)),
      complaints.join("\n"),
    );
  });
}

for (const [what, fault, complaint] of [
  [
    "answers with the page for everything",
    (answer, _, accepted) => (answer.status === 404 ? soundAnswer("", accepted) : answer),
    /^FAILED nothing-\d+, which isn't there, is answered by 200; answer 404, without a rewrite$/,
  ],
  ["lacks a later script", withStatus(LATER, 404), /^FAILED assets\/later-\S+ the answer is 404/],
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
    (answer, name) => {
      const headers = Object.entries(answer.headers).filter(
        ([header]) => !(header in securityHeaders),
      );
      return name === "" ? answer : { ...answer, headers: Object.fromEntries(headers) };
    },
    /^warning \d\d files, such as service-worker.js: X-Content-Type-Options is missing; set "nosniff"/,
  ],
] as readonly (readonly [what: string, fault: Fault, complaint: RegExp])[]) {
  told(what, fault, complaint);
}

for (const [file, header, value, complaint] of [
  [DOCUMENT, "cache-control", "max-age=86400", /^FAILED the document: may be cached for 86400 /],
  [DOCUMENT, "cache-control", "max-age=600", /^warning the document: may be cached for 600 /],
  [DOCUMENT, "cache-control", "max-age=0, s-maxage=999", /^FAILED the doc.* may store it for 999 /],
  [
    DOCUMENT,
    "cache-control",
    "max-age=0, stale-while-revalidate=999",
    /^FAILED .* cached for 999 /,
  ],
  [
    WORKER,
    "cache-control",
    "",
    /^FAILED service-worker.js: may be cached for an unknown number of/,
  ],
  [MAIN, "cache-control", "max-age=600", /^warning assets\/main-\w+\.js: revalidated/],
  [
    /^assets/,
    "cache-control",
    "max-age=600",
    /^warning \d+ files in assets\/, such as \S+ revalidated /,
  ],
  [/^assets\/nothing/, "cache-control", "max-age=999", /^FAILED .* may be missed for 999 seconds/],
  [DOCUMENT, "age", "86400", /^FAILED the document: comes out of a cache .* for 86400 /],
  [MAIN, "content-type", "text/plain", /^FAILED assets\/main-\S+ the type is text\/plain, not/],
  [/webmanifest$/, "content-type", "text/plain", /^FAILED manifest.webmanifest: the type is text/],
  [MAIN, "content-encoding", "identity", /^FAILED assets\/main-\w+\.js: not compressed/],
  [MAIN, "content-encoding", "x-gzip", /^FAILED assets\/main-\S+ isn't really in x-gzip: .*check/],
  [DOCUMENT, "content-disposition", "attachment", /^FAILED Content-Disposition is .* store it/],
  [DOCUMENT, "cross-origin-embedder-policy", "require-corp", /^FAILED .*the map doesn't load/],
  [DOCUMENT, "Referrer-Policy", "unsafe-url", /^warning .* unsafe-url; set "no-referrer"/],
  [/icon.svg$/, "Strict-Transport-Security", "max-age=9", /^warning .* set "max-age=31536000"/],
  [DOCUMENT, "Permissions-Policy", "camera=(self)", /^warning .* is camera=\(self\); set/],
  // The site itself shares.
  [DOCUMENT, "Permissions-Policy", `${features}, web-share=()`, /^warning .*Permissions-Policy is/],
  [DOCUMENT, POLICY, "upgrade-insecure-requests", /^warning .* lacks "frame-ancestors 'none'"/],
  [DOCUMENT, POLICY, policy.replaceAll("'sha256-", "'sha256-A"), /^FAILED .* is of another build/],
  [WORKER, POLICY, "connect-src 'self'", /^FAILED service-worker.js has .* can't fetch http/],
] as const) {
  told(
    `serves ${file} with "${header}: ${value.slice(0, 80)}"`,
    withHeaders(file, { [header]: value }),
    complaint,
  );
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
  told(
    `adds the policy ${header}`,
    withHeaders(DOCUMENT, { [POLICY]: `${FRAMES}; ${header}` }),
    complaint,
  );
}

for (const [header, value] of [
  [POLICY, FRAMES],
  [POLICY, `${FRAMES}, ${policy}`],
  [
    POLICY,
    `${FRAMES}; default-src *; script-src * 'unsafe-inline'; style-src 'unsafe-inline'; img-src * data: blob:; trusted-types *`,
  ],
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"],
  // More features, in another order.
  ["Permissions-Policy", `autoplay=(), ${features?.split(", ").toReversed().join(",")}`],
  ["X-Content-Type-Options", "NOSNIFF"],
  ["age", "60"],
] as const) {
  test(`a host that serves the document with "${header}: ${value.slice(0, 80)}" is complained of in nothing`, async () => {
    assert.equal(await complaintsOf(withHeaders(DOCUMENT, { [header]: value })), []);
  });
}

test("a build without a service worker is checked as well", async () => {
  const { folder, build, publish } = startVersions("check-host");
  await build("No worker", { SERVICE_WORKER: "off" });
  await publish("No worker");
  assert.equal(await complaintsOf((answer) => answer, folder), []);
  for (const [fault, complaint] of [
    [withStatus(LATER, 404), /^FAILED assets\/later-screens-\w+\.js: the answer is 404$/],
    [
      withBody(LATER, (script) => `${script} `),
      /^FAILED assets\/later-screens-\w+\.js: not as service-worker.js was built with/,
    ],
    [withBody(WORKER, () => ""), /^FAILED service-worker.js isn't the one/],
  ] as const satisfies readonly (readonly [Fault, RegExp])[]) {
    const [text, ...others] = await complaintsOf(fault, folder);
    assert.match(text ?? "", complaint);
    assert.equal(others, []);
  }
});

test("of a bare file server, under a path, it says what is missing and what replaces it", async () => {
  const base = "/some/where/";
  const server = await startStaticServer({ folder, port: 0, base });
  const findings = await checkHost(`${server.origin}${base}`).finally(() => server.close());
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
  assert.match(texts("warning").at(-1) ?? "", "the one in the document replaces it");
  assert.ok(texts("ok").length >= 8);
});

test("an address that is copied from a browser stands for the document, whatever screen it shows", async () => {
  const server = await startStaticServer({ folder, port: 0 });
  const copied = ["/", "", "/#/faq", "/?from=mail", "/?from=mail#/faq"];
  const checks = copied.map((rest) => checkHost(`${server.origin}${rest}`));
  const findings = await Promise.all(checks).finally(() => server.close());
  for (const [index, found] of findings.entries()) assert.equal(found, findings[0], copied[index]);
});

test("an address that isn't https fails, but on this machine", async () => {
  const server = await startStaticServer({ folder, port: 0 });
  // Leads to this machine, too.
  const address = server.origin.replace("127.0.0.1", "0.0.0.0");
  const findings = await checkHost(address).finally(() => server.close());
  assert.ok(
    findings.some(({ level, text }) => level === "FAILED" && text.startsWith("comes over http:")),
  );
});

test("a host that doesn't redirect from http to https is told so", async () => {
  const server = await startStaticServer({ folder, port: 0 });
  const site = await fetchSite(new URL(`${server.origin}/`)).finally(() => server.close());
  const address = new URL("https://bank.example/");
  for (const [status, location, isFault] of [
    [200, "", true],
    [404, "", true],
    [301, "http://www.bank.example/", true],
    [301, "https://bank.example/", false],
    [308, "HTTPS://bank.example/", false],
    // Nothing listens there.
    [0, "", false],
  ] as const) {
    const headers = new Headers({ location });
    const byHttp = { ...site.document, file: "http://bank.example/", status, headers };
    const found = findingsOf(rules, { ...site, address, byHttp }).map(({ text }) => text);
    const complaint = `http://bank.example/ is answered by ${status}: redirect it to https`;
    assert.is(
      found.some((text) => text.startsWith(complaint)),
      isFault,
      `${status} ${location}`,
    );
  }
});

for (const [what, answer, complaint] of [
  [
    "redirects",
    { status: 301, headers: { location: "https://www.bank.example/" } },
    /^FAILED http:\S+ is answered by 301 to https:\/\/www.bank.example\/; check that address$/,
  ],
  ["wants a password", { status: 401 }, /^FAILED http:\S+ is answered by 401$/],
] as const) {
  test(`where all that a host does is that it ${what}, that is the failure`, async () => {
    const [text = "", ...others] = await complaintsOf((sound) => ({ ...sound, ...answer }));
    assert.match(text, complaint);
    assert.equal(others, []);
  });
}

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
