/**
 * An operator would learn from visitors that the host sends an old version, is slow, or lacks
 * security headers.
 */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { notFound } from "../../../../src/content/not-found.ts";
import { checkHost } from "../../../../src/tools/check-host/check-host.ts";
import type { Recorded, RecordedSite } from "../../../../src/tools/check-host/recorded-site.ts";
import { rules } from "../../../../src/tools/check-host/rules.ts";
import { type Finding, findingsOf } from "../../../../src/tools/report.ts";
import { lifetimeOf, mediaTypeOf } from "../../../../src/tools/response-headers.ts";
import { type FakeResponse, freePort, serve } from "../../../../src/tools/start/http.ts";
import { suite } from "../../../helpers/suite.ts";

const test = suite("check-host");

/** The files of a small build that its service worker lists, by their paths. */
const listed = {
  "./": '<script src="assets/main-1.js"></script><link href="icon.png"><a href="https://x.example/a.png">',
  "assets/main-1.js": "start()",
  "assets/lazy-2.js": "show()",
  "icon.svg": "<svg/>",
};
const hashes = Object.entries(listed).map(([path, body]) => [
  path,
  `sha256-${createHash("sha256").update(body).digest("base64")}`,
]);
const built = {
  ...listed,
  "service-worker.js": JSON.stringify(Object.fromEntries(hashes)),
  "manifest.webmanifest": '{"icons":[{"src":"icon-512.png"}]}',
  "icon.png": "",
  "icon-512.png": "",
};

const respond = (status: number, headers: Recorded["headers"], body = ""): Recorded => ({
  url: "http://bank.example/",
  status,
  headers,
  body,
  failure: null,
});

const missing = respond(404, {}, `<title>${notFound.title}</title>`);
const byHttp = respond(301, { location: "https://bank.example/" });

/** The recorded responses of a sound host: it has no fault. */
const sound: RecordedSite = {
  address: "https://bank.example/",
  files: Object.fromEntries(
    Object.entries(built).map(([path, body]) => {
      const headers = {
        "content-type": mediaTypeOf(path.replace("./", "index.html")) ?? "",
        "content-encoding": "gzip",
        "cache-control": lifetimeOf(path),
        "x-frame-options": "DENY",
        "strict-transport-security": "max-age=31536000",
      };
      return [path, respond(200, headers, body)];
    }),
  ),
  missing: { nothing: missing, "assets/nothing.js": missing },
  byHttp,
};

const ALL = /^/;
const DOCUMENT = /^\.\/$/;
const MAIN = /main/;
const WORKER = /^service-worker/;
const NOTHING = /nothing/;
const BY_HTTP = /^http$/;

const UNREACHABLE = { status: 0, headers: { location: "" }, failure: "no response (ECONNREFUSED)" };
const caching = (value: string) => ({ headers: { "cache-control": value } });
const typed = (value: string) => ({ headers: { "content-type": value } });
const framed = (value: string, policy = "") => ({
  headers: { "x-frame-options": value, "content-security-policy": policy },
});
const secured = (value: string) => ({ headers: { "strict-transport-security": value } });

/** Hosts, each with the responses in which it differs from a sound one. */
const hosts: Readonly<Record<string, readonly [paths: RegExp, changes: Partial<Recorded>]>> = {
  "doesn't redirect http": [BY_HTTP, { status: 200 }],
  "redirects http to http": [BY_HTTP, { headers: { location: "http://www.bank.example/" } }],
  "has no http": [BY_HTTP, UNREACHABLE],
  "lacks a script": [MAIN, { status: 404, ...typed("text/html") }],
  "breaks off in a script": [MAIN, { failure: "the body breaks off" }],
  "lacks the service worker": [WORKER, { status: 404, body: "" }],
  "has another service worker": [WORKER, { body: "" }],
  "adds a script to the document": [DOCUMENT, { body: `${listed["./"]}<script>` }],
  "knows no type of scripts": [/js$/, typed("text/plain")],
  "has another name for the type of scripts": [MAIN, typed("application/javascript")],
  "sends the document in another charset": [DOCUMENT, typed("text/html; charset=ISO-8859-1")],
  "names the document's charset": [DOCUMENT, typed('text/html;charset="UTF-8"')],
  "has browsers cache the document": [DOCUMENT, caching("max-age=86400")],
  "has browsers cache the document for ten minutes": [DOCUMENT, caching("max-age=600")],
  "has a CDN cache the document": [DOCUMENT, caching("max-age=0, s-maxage=86400")],
  "has browsers show a stale icon": [/svg/, caching("max-age=0, stale-while-revalidate=86400")],
  "sends no Cache-Control": [ALL, caching("")],
  "has a script cached for a day": [MAIN, caching("max-age=86400, immutable")],
  "has a script cached for a year, but revalidated": [MAIN, caching("max-age=31536000")],
  "compresses nothing": [ALL, { headers: { "content-encoding": "" } }],
  "compresses by brotli": [ALL, { headers: { "content-encoding": "br" } }],
  "sends the document for every path": [NOTHING, { status: 200, body: listed["./"] }],
  "doesn't respond where there is no file": [NOTHING, UNREACHABLE],
  "sends the document with status 404": [NOTHING, { body: `<title>Home</title>${notFound.text}` }],
  "has status 404 cached": [NOTHING, caching("max-age=86400")],
  "allows its own frames": [DOCUMENT, framed("SAMEORIGIN")],
  "says nothing of frames": [DOCUMENT, framed("")],
  "forbids frames by a policy": [DOCUMENT, framed("", "Frame-Ancestors 'none';")],
  "forbids pictures by a policy": [ALL, framed("DENY", "frame-ancestors 'none'; img-src 'self'")],
  "says nothing of https": [DOCUMENT, secured("")],
  "has https remembered for a day": [DOCUMENT, secured("max-age=86400")],
  "has https remembered for two years": [DOCUMENT, secured("max-age=63072000; includeSubDomains")],
};

/** The complaints that an operator reads about each host. */
const report = `
doesn't redirect http
  FAILED http://bank.example/: status 200 instead of a redirect to https. Visitors who type the address without https see an error, or a page that others on their network can change. Redirect http to https
redirects http to http
  FAILED http://bank.example/: status 301 instead of a redirect to https. Visitors who type the address without https see an error, or a page that others on their network can change. Redirect http to https
has no http
  FAILED http://bank.example/: no response (ECONNREFUSED) instead of a redirect to https. Visitors who type the address without https see an error, or a page that others on their network can change. Redirect http to https
lacks a script
  FAILED assets/main-1.js: status 404. Visitors don't get this file. Nothing else of it was checked. Check the upload of dist/
breaks off in a script
  FAILED assets/main-1.js: the body breaks off. Visitors don't get this file. Nothing else of it was checked. Check the upload of dist/
lacks the service worker
  FAILED service-worker.js: status 404. Visitors don't get this file. Nothing else of it was checked. Check the upload of dist/
  not checked the service worker has the list of files: no such response arrived
  not checked the files are those of the build: no such response arrived
has another service worker
  FAILED service-worker.js: no list of files in it. Visitors can't open the site offline. Upload dist/ again
  not checked the files are those of the build: no such response arrived
adds a script to the document
  FAILED the document: differs from the build. Visitors get a broken page, or parts of two versions. Upload dist/ again, delete older .gz and .br copies, and turn off what changes files at the host or CDN
knows no type of scripts
  FAILED assets/main-1.js, assets/lazy-2.js, service-worker.js: Content-Type is "text/plain". Browsers refuse the file, or show wrong characters. Set "text/javascript", with no other charset than utf-8
sends the document in another charset
  FAILED the document: Content-Type is "text/html; charset=ISO-8859-1". Browsers refuse the file, or show wrong characters. Set "text/html", with no other charset than utf-8
has browsers cache the document
  FAILED the document: Cache-Control is "max-age=86400". After a release, visitors see the old version until their browser requests the new one. Set "no-cache"
has a CDN cache the document
  FAILED the document: Cache-Control is "max-age=0, s-maxage=86400". After a release, visitors see the old version until their browser requests the new one. Set "no-cache"
has browsers show a stale icon
  FAILED icon.svg: Cache-Control is "max-age=0, stale-while-revalidate=86400". After a release, visitors see the old version until their browser requests the new one. Set "no-cache"
sends no Cache-Control
  FAILED 6 files, such as the document: Cache-Control is missing. After a release, visitors see the old version until their browser requests the new one. Set "no-cache"
  warning assets/main-1.js, assets/lazy-2.js: Cache-Control is missing. Returning visitors wait for files that never change. Set "public, max-age=31536000, immutable"
has a script cached for a day
  warning assets/main-1.js: Cache-Control is "max-age=86400, immutable". Returning visitors wait for files that never change. Set "public, max-age=31536000, immutable"
has a script cached for a year, but revalidated
  warning assets/main-1.js: Cache-Control is "max-age=31536000". Returning visitors wait for files that never change. Set "public, max-age=31536000, immutable"
compresses nothing
  FAILED 4 files, such as the document: not compressed. A first visit takes three to four times as long. Turn on gzip or brotli for text/html and text/javascript
sends the document for every path
  FAILED nothing, assets/nothing.js: status 200 for a file that doesn't exist. A browser may run it as a script that a release has deleted. Respond with 404, without a rewrite
  not checked the page for status 404 is 404.html: no such response arrived
  not checked status 404 isn't cached: no such response arrived
doesn't respond where there is no file
  not checked a path without a file gets status 404: no such response arrived
  not checked the page for status 404 is 404.html: no such response arrived
  not checked status 404 isn't cached: no such response arrived
sends the document with status 404
  warning nothing, assets/nothing.js: the page isn't 404.html. Visitors with an old link see no link to the site. Set 404.html as the page for status 404
has status 404 cached
  FAILED nothing, assets/nothing.js: Cache-Control is "max-age=86400" with status 404. Visitors who requested a file before its upload don't get it until this time is over. Set "no-cache"
allows its own frames
  warning the document: X-Frame-Options is "SAMEORIGIN". Another site can show the page in a frame, as if it were its own. Set "DENY"
says nothing of frames
  warning the document: X-Frame-Options is missing. Another site can show the page in a frame, as if it were its own. Set "DENY"
forbids pictures by a policy
  FAILED 8 files, such as the document: Content-Security-Policy is "frame-ancestors 'none'; img-src 'self'". It may block the map, the news or the login. Set only "frame-ancestors 'none'"
says nothing of https
  warning the document: Strict-Transport-Security is missing. Visitors who type the address without https request it over http first, each time. Set "max-age=31536000"
has https remembered for a day
  warning the document: Strict-Transport-Security is "max-age=86400". Visitors who type the address without https request it over http first, each time. Set "max-age=31536000"
`;

const complaintsIn = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== "ok").map(({ level, text }) => `${level} ${text}`);

/** The complaints about a sound host with changes to some responses. */
function complaintsOf(paths: RegExp, changes: Partial<Recorded>): readonly string[] {
  const change = (responses: RecordedSite["files"]) =>
    Object.fromEntries(
      Object.entries(responses).map(([path, response]) => {
        const headers = { ...response.headers, ...changes.headers };
        return [path, paths.test(path) ? { ...response, ...changes, headers } : response];
      }),
    );
  const { files, missing } = sound;
  const { http = byHttp } = change({ http: byHttp });
  const site = { ...sound, files: change(files), missing: change(missing), byHttp: http };
  return complaintsIn(findingsOf(rules, site));
}

const linesOf = new Map(
  report.split(/\n(?=\S)/).map((block) => {
    const [host = "", ...lines] = block.trim().split(/\n +/);
    return [host, lines];
  }),
);
for (const [host, [paths, changes]] of Object.entries(hosts)) {
  const lines = linesOf.get(host) ?? [];
  const title =
    lines.length > 0 ? "reads what is wrong, for whom, and what to set" : "reads no complaint";
  test(`an operator whose host ${host} ${title}`, () => {
    assert.equal(complaintsOf(paths, changes), lines);
  });
}

/** The complaints about a host with these responses. */
async function complaintsAt(respond: (path: string) => FakeResponse, path = "/") {
  const host = await serve({ port: 0, headers: {}, respond: (_, url) => respond(url.pathname) });
  const findings = await checkHost(`${host.origin}${path}`).finally(host.close);
  return complaintsIn(findings).map((line) => line.replaceAll(host.origin, "http://host"));
}

/** The response of a sound host that has the site in a folder. */
function respondInFolder(path: string): FakeResponse {
  if (path === "/portal") return { status: 301, headers: { location: "/portal/" }, body: "" };
  const file = path.slice("/portal/".length) || "./";
  const { status, headers, body } = sound.files[file] ?? missing;
  return { status, headers, body: headers["content-encoding"] ? gzipSync(body) : body };
}

test("check-host requests each file that the document, manifest and service worker name once", async () => {
  const requested: string[] = [];
  const complaints = await complaintsAt((path) => {
    requested.push(path.replace(/nothing-\d+/, "nothing"));
    return respondInFolder(path);
  }, "/portal?from=mail#/faq");
  const paths = [...Object.keys(built), "nothing", "assets/nothing/main.js"];
  const files = paths.map((path) => `/portal/${path.replace("./", "")}`);
  assert.equal(requested.sort(), ["/portal", ...files].sort());
  assert.equal(complaints, [
    "not checked http redirects to https: http://host/portal/ has a port. Check the address without a port",
  ]);
});

test("an operator whose host sends a plain file as gzip reads which one", async () => {
  const [, complaint = ""] = await complaintsAt((path) => {
    const response = respondInFolder(path);
    return /main-1/.test(path) ? { ...response, body: "plain" } : response;
  }, "/portal/");
  assert.match(complaint, /^FAILED assets\/main-1.js: .* Content-Encoding \(.*header check\)/);
});

test("an operator whose site doesn't open reads why", async () => {
  const refusal = { status: 401, headers: {}, body: "" };
  const loop = { status: 302, headers: { location: "/" }, body: "" };
  const unused = `http://127.0.0.1:${await freePort()}`;
  for (const [complaints, reason] of [
    [await complaintsAt(() => refusal), /^FAILED http:\/\/host\/: status 401\. Visitors /],
    [await complaintsAt(() => loop), /^FAILED .* \(redirect count exceeded\)\. Visitors /],
    [complaintsIn(await checkHost(unused)), /^FAILED .* \(.*ECONNREFUSED.*\)\. Visitors /],
  ] as const) {
    assert.match(complaints[0] ?? "", reason);
    assert.is(complaints.length, 1);
  }
});

test.run();
