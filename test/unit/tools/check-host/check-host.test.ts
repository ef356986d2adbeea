/**
 * An operator would learn from visitors that the host sends an old version, is slow, or lacks
 * security headers.
 */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { notFound } from "../../../../src/content/not-found.ts";
import { checkHost } from "../../../../src/tools/check-host/check-host.ts";
import {
  type Recorded,
  type RecordedSite,
  siblingOf,
} from "../../../../src/tools/check-host/recorded-site.ts";
import { rules } from "../../../../src/tools/check-host/rules.ts";
import { type Finding, findingsOf } from "../../../../src/tools/report.ts";
import { lifetimeOf, mediaTypeOf } from "../../../../src/tools/response-headers.ts";
import { type FakeResponse, freePort, serve } from "../../../../src/tools/start/http.ts";
import { cleanUp } from "../../../helpers/clean-up.ts";
import { runProgram } from "../../../helpers/run-program.ts";
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

const ADDRESS = "https://bank.example/";

const respond = (
  path: string,
  status: number,
  headers: Recorded["headers"],
  body = "",
): Recorded => ({ url: `${ADDRESS}${path}`, status, headers, body, failure: null });

const security = { "x-frame-options": "DENY", "strict-transport-security": "max-age=31536000" };
const files = Object.fromEntries(
  Object.entries(built).map(([path, body]) => {
    const headers = {
      ...security,
      "content-type": mediaTypeOf(path.replace("./", "index.html")) ?? "",
      "content-encoding": "gzip",
      vary: "accept-encoding",
      "cache-control": lifetimeOf(path),
    };
    return [path, respond(path.replace("./", ""), 200, headers, body)];
  }),
);
const page = files["./"] ?? respond("", 0, {});
const notFoundPage = `<title>${notFound.title}</title>`;
const over = (connection: string, status: number, headers: Recorded["headers"]) => ({
  ...respond("", status, headers),
  url: connection.replace(" ", "://bank.example/ "),
});

/** The recorded responses of a sound host: it has no fault. */
const sound: RecordedSite = {
  given: ADDRESS,
  address: ADDRESS,
  page,
  uncompressed: respond("", 200, {}, listed["./"]),
  files,
  missing: {
    nothing: respond("nothing", 404, {}, notFoundPage),
    "assets/nothing.js": respond("assets/nothing.js", 404, {}, notFoundPage),
  },
  byConnection: Object.fromEntries(
    ["192.0.2.4", "2001:db8::6"].flatMap((ip) =>
      [over(`http at ${ip}`, 301, { location: ADDRESS }), over(`https at ${ip}`, 200, {})].map(
        (response) => [response.url, response],
      ),
    ),
  ),
  sibling: { ...respond("", 301, { location: ADDRESS }), url: "https://www.bank.example/" },
  build: built["service-worker.js"],
};

const ALL = /^/;
const NONE = /$^/;
const DOCUMENT = /^(\.\/|page)$/;
const MAIN = /main/;
const WORKER = /^service-worker/;
const NOTHING = /nothing/;
const BY_HTTP = /^http:/;

const UNREACHABLE = { status: 0, headers: { location: "" }, failure: "no response (ECONNREFUSED)" };
const gzipped = { "content-encoding": "gzip" };
const unsecured = { "x-frame-options": "", "strict-transport-security": "" };
const caching = (value: string) => ({ headers: { "cache-control": value } });
const typed = (value: string) => ({ headers: { "content-type": value } });
const framed = (value: string, policy = "") => ({
  headers: { "x-frame-options": value, "content-security-policy": policy },
});
const secured = (value: string) => ({ headers: { "strict-transport-security": value } });

type Changes = readonly [paths: RegExp, changes: Partial<Recorded>, site?: Partial<RecordedSite>];
const moved = (location: string) => ({ status: 301, headers: { location } });
const inFolder = { ...page, url: "https://bank.example/portal" };
const withWww = { ...page, url: "https://www.bank.example/" };

/** Hosts, each with the responses in which it differs from a sound one. */
const hosts: Readonly<Record<string, Changes>> = {
  "sends an older release": [NONE, {}, { build: "a newer release" }],
  "has a CDN that sends an older release": [WORKER, { headers: { age: "7" } }, { build: "newer" }],
  "isn't compared with a build": [NONE, {}, { build: null }],
  "has a folder without the redirect": [NONE, {}, { page: inFolder, given: inFolder.url }],
  "has the site at www, too": [/^sibling/, { status: 200 }],
  "has a certificate without www": [
    /^sibling/,
    { status: 0, failure: "no response (wrong certificate)" },
  ],
  "has no name with www": [
    /^sibling/,
    { status: 0, failure: "no response (getaddrinfo ENOTFOUND www.bank.example)" },
  ],
  "leads to www": [NONE, {}, { page: withWww }],
  "sends none of the headers": [ALL, { headers: unsecured }],
  "is an Apache that reads no .htaccess": [
    ALL,
    { headers: { ...unsecured, server: "Apache/2.4.65 (Debian)" } },
  ],
  "redirects http over IPv4 only": [/^http:.*6$/, { status: 200 }],
  "doesn't listen on IPv6": [/^https:.*6$/, UNREACHABLE],
  "has an older release at one IP address": [/^https:.*6$/, { body: "<p>old" }],
  "can't be reached by IPv6 from here": [/6$/, { status: 0, failure: "connect ENETUNREACH" }],
  "redirects / to /index.html": [/^\.\/$/, moved("/index.html")],
  "redirects the service worker": [WORKER, moved("/sw.js")],
  "has a CDN with an old document": [
    DOCUMENT,
    { body: "<p>old", headers: { "x-cache": "Hit from cloudfront" } },
  ],
  "adds a banner for browsers": [/^page/, { body: `${listed["./"]}<p>` }],
  "doesn't redirect http": [BY_HTTP, { status: 200 }],
  "redirects http to http": [BY_HTTP, { headers: { location: "http://www.bank.example/" } }],
  "has no http": [BY_HTTP, UNREACHABLE],
  "lacks a script": [MAIN, { status: 404, ...typed("text/html") }],
  "may not read a script": [MAIN, { status: 403 }],
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
  "has the service worker cached for a day": [WORKER, caching("max-age=86400")],
  "has stale scripts shown": [
    MAIN,
    caching("max-age=9, stale-while-revalidate=31536000, immutable"),
  ],
  "has a script cached for a day": [MAIN, caching("max-age=86400, immutable")],
  "has a script cached for a year, but revalidated": [MAIN, caching("max-age=31536000")],
  "compresses nothing": [ALL, { headers: { "content-encoding": "" } }],
  "compresses by brotli": [ALL, { headers: { "content-encoding": "br" } }],
  "compresses without Vary": [DOCUMENT, { headers: { vary: "" } }],
  "compresses each file once for all": [/^page|^unc/, { headers: { ...gzipped, vary: "" } }],
  "forbids search engines": [DOCUMENT, { headers: { "x-robots-tag": "noindex" } }],
  "isolates the document": [
    DOCUMENT,
    { headers: { "cross-origin-embedder-policy": "require-corp" } },
  ],
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
sends an older release
  FAILED https://bank.example/service-worker.js: release aa621e33, but dist/ is c05a62b7. If dist/ was released, visitors get another version. Upload dist/ again, then purge the CDN if there is one, and look for a second server of this name
has a CDN that sends an older release
  FAILED https://bank.example/service-worker.js: release aa621e33, but dist/ is 804f51f7. If dist/ was released, visitors get another version. Purge the CDN: https://bank.example/service-worker.js is from its cache (Age is "7"), and look for a second server of this name
isn't compared with a build
  not checked the site is the build in dist/: there is no dist/ in this folder
has a folder without the redirect
  FAILED https://bank.example/portal: serves the document instead of a redirect to https://bank.example/portal/. Visitors get no script, since browsers look for it in the folder above. Redirect it
has the site at www, too
  warning https://www.bank.example/: a page instead of a redirect. Visitors there see an error, or have to log in again, and get no news and no login if the services allow only https://bank.example/. Redirect it to https://bank.example/, with a certificate for both names
has a certificate without www
  warning https://www.bank.example/: no response (wrong certificate) instead of a redirect. Visitors there see an error, or have to log in again, and get no news and no login if the services allow only https://bank.example/. Redirect it to https://bank.example/, with a certificate for both names
leads to www
  warning https://www.bank.example/: https://bank.example/ leads here. If the site was there before, returning visitors keep that version, unless its service-worker.js is the one of SERVICE_WORKER=off. See "Moving the site" in src/operating/deploying.md
sends none of the headers
  warning https://bank.example/: no security header arrives. Use the recipe for the host in src/operating/deploying.md
  warning https://bank.example/: X-Frame-Options is missing. Another site can show the page in a frame, as if it were its own. Set "DENY"
  warning https://bank.example/: Strict-Transport-Security is missing. Visitors who type the address without https request it over http first, each time. Set "max-age=31536000"
is an Apache that reads no .htaccess
  warning https://bank.example/: no security header arrives. Apache doesn't read .htaccess. Upload it, and set AllowOverride All for its folder
  warning https://bank.example/: X-Frame-Options is missing. Another site can show the page in a frame, as if it were its own. Set "DENY"
  warning https://bank.example/: Strict-Transport-Security is missing. Visitors who type the address without https request it over http first, each time. Set "max-age=31536000"
redirects http over IPv4 only
  FAILED http://bank.example/ at 2001:db8::6: status 200 instead of a redirect to https. Visitors who type the address without https see an error, or a page that others on their network can change. Redirect http to https at each IP address of the name
doesn't listen on IPv6
  FAILED https://bank.example/ at 2001:db8::6: no response (ECONNREFUSED). Visitors of some networks wait, or see another page. Let the server listen there, as nginx by "listen [::]:443" for IPv6, or delete the DNS record (A for IPv4, AAAA for IPv6)
has an older release at one IP address
  FAILED https://bank.example/ at 192.0.2.4, https://bank.example/ at 2001:db8::6: these send different documents. Some visitors get another version. Release to all servers of this name, or delete the DNS record of the old one
can't be reached by IPv6 from here
  not checked the site opens at each IP address of its name: no IPv6, or no IPv4, from here
redirects / to /index.html
  FAILED https://bank.example/: redirects to /index.html. Visitors can't install the service worker, which refuses redirects, and keep an older version. Serve the file itself at this address
redirects the service worker
  not checked the site is the build in dist/: no such response arrived
  FAILED https://bank.example/service-worker.js: redirects to /sw.js. Visitors can't install the service worker, which refuses redirects, and keep an older version. Serve the file itself at this address
  not checked the service worker has the list of files: no such response arrived
  not checked the service worker is revalidated: no such response arrived
has a CDN with an old document
  FAILED https://bank.example/: differs from the build of service-worker.js. Visitors get a broken page, or parts of two versions. Purge the CDN: https://bank.example/ is from its cache (X-Cache is "Hit from cloudfront"). Delete older .gz and .br copies, let only one of upload, host and CDN compress files, and turn off what changes them
adds a banner for browsers
  FAILED https://bank.example/: differs from the build, but only for browsers. Visitors get a broken page, or something that the host has added to it. Turn off what adds it at the host or CDN
doesn't redirect http
  FAILED http://bank.example/ at 192.0.2.4, http://bank.example/ at 2001:db8::6: status 200 instead of a redirect to https. Visitors who type the address without https see an error, or a page that others on their network can change. Redirect http to https at each IP address of the name
redirects http to http
  FAILED http://bank.example/ at 192.0.2.4, http://bank.example/ at 2001:db8::6: status 301 instead of a redirect to https. Visitors who type the address without https see an error, or a page that others on their network can change. Redirect http to https at each IP address of the name
has no http
  FAILED http://bank.example/ at 192.0.2.4, http://bank.example/ at 2001:db8::6: no response (ECONNREFUSED) instead of a redirect to https. Visitors who type the address without https see an error, or a page that others on their network can change. Redirect http to https at each IP address of the name
lacks a script
  FAILED https://bank.example/assets/main-1.js: status 404. Visitors don't get this file. Nothing else of it was checked. Upload dist/ again, then purge the CDN if there is one
may not read a script
  FAILED https://bank.example/assets/main-1.js: status 403. Visitors don't get this file. Nothing else of it was checked. Upload the file again, and make it readable to the server
breaks off in a script
  FAILED https://bank.example/assets/main-1.js: the body breaks off. Visitors don't get this file. Nothing else of it was checked. Upload dist/ again, then purge the CDN if there is one
lacks the service worker
  not checked the site is the build in dist/: no such response arrived
  FAILED https://bank.example/service-worker.js: status 404. Visitors don't get this file. Nothing else of it was checked. Upload dist/ again, then purge the CDN if there is one
  not checked the service worker has the list of files: no such response arrived
  not checked the files are those of the build: no such response arrived
  not checked the service worker is revalidated: no such response arrived
has another service worker
  FAILED https://bank.example/service-worker.js: release e3b0c442, but dist/ is aa621e33. If dist/ was released, visitors get another version. Upload dist/ again, then purge the CDN if there is one, and look for a second server of this name
  FAILED https://bank.example/service-worker.js: no list of files in it. Visitors can't open the site offline. Upload dist/ again
  not checked the files are those of the build: no such response arrived
adds a script to the document
  FAILED https://bank.example/: differs from the build of service-worker.js. Visitors get a broken page, or parts of two versions. Upload dist/ again, then purge the CDN if there is one. Delete older .gz and .br copies, let only one of upload, host and CDN compress files, and turn off what changes them
knows no type of scripts
  FAILED https://bank.example/assets/main-1.js, https://bank.example/assets/lazy-2.js, https://bank.example/service-worker.js: Content-Type is "text/plain". Browsers refuse the file, or show wrong characters. Set "text/javascript", with no other charset than utf-8
sends the document in another charset
  FAILED https://bank.example/: Content-Type is "text/html; charset=ISO-8859-1". Browsers refuse the file, or show wrong characters. Set "text/html", with no other charset than utf-8
has browsers cache the document
  FAILED https://bank.example/: Cache-Control is "max-age=86400". After a release, visitors see the old version until their browser requests the new one. Set "no-cache"
has a CDN cache the document
  FAILED https://bank.example/: Cache-Control is "max-age=0, s-maxage=86400". After a release, visitors see the old version until their browser requests the new one. Set "no-cache"
has browsers show a stale icon
  FAILED https://bank.example/icon.svg: Cache-Control is "max-age=0, stale-while-revalidate=86400". After a release, visitors see the old version until their browser requests the new one. Set "no-cache"
sends no Cache-Control
  FAILED 5 requests, such as https://bank.example/: Cache-Control is missing. After a release, visitors see the old version until their browser requests the new one. Set "no-cache"
  warning https://bank.example/service-worker.js: Cache-Control is missing. Browsers ignore this, but a CDN may not: then a release arrives that much later. Set "no-cache"
  warning https://bank.example/assets/main-1.js, https://bank.example/assets/lazy-2.js: Cache-Control is missing. Returning visitors wait for files that never change. Set "public, max-age=31536000, immutable"
has the service worker cached for a day
  warning https://bank.example/service-worker.js: Cache-Control is "max-age=86400". Browsers ignore this, but a CDN may not: then a release arrives that much later. Set "no-cache"
has stale scripts shown
  warning https://bank.example/assets/main-1.js: Cache-Control is "max-age=9, stale-while-revalidate=31536000, immutable". Returning visitors wait for files that never change. Set "public, max-age=31536000, immutable"
has a script cached for a day
  warning https://bank.example/assets/main-1.js: Cache-Control is "max-age=86400, immutable". Returning visitors wait for files that never change. Set "public, max-age=31536000, immutable"
has a script cached for a year, but revalidated
  warning https://bank.example/assets/main-1.js: Cache-Control is "max-age=31536000". Returning visitors wait for files that never change. Set "public, max-age=31536000, immutable"
compresses nothing
  FAILED https://bank.example/: not compressed. A first visit takes three to four times as long. Turn on gzip or brotli for text/html. nginx behind a proxy needs gzip_http_version 1.0
  FAILED https://bank.example/assets/main-1.js, https://bank.example/assets/lazy-2.js, https://bank.example/service-worker.js: not compressed. A first visit takes three to four times as long. Turn on gzip or brotli for text/javascript. nginx behind a proxy needs gzip_http_version 1.0
compresses without Vary
  warning https://bank.example/: Vary is missing. A cache may send the compressed file to a program that can't read it. Set "Accept-Encoding"
forbids search engines
  warning https://bank.example/: X-Robots-Tag is "noindex". Visitors don't find the site by search. Remove the header
isolates the document
  FAILED https://bank.example/: Cross-Origin-Embedder-Policy is "require-corp". It may block the map and the pictures of the news. Remove the header
sends the document for every path
  FAILED https://bank.example/nothing, https://bank.example/assets/nothing.js: status 200 for a file that doesn't exist. A browser may run it as a script that a release has deleted. Respond with 404, without a rewrite
  not checked the page for status 404 is 404.html: no such response arrived
  not checked status 404 isn't cached: no such response arrived
doesn't respond where there is no file
  not checked a path without a file gets status 404: no such response arrived
  not checked the page for status 404 is 404.html: no such response arrived
  not checked status 404 isn't cached: no such response arrived
sends the document with status 404
  warning https://bank.example/nothing, https://bank.example/assets/nothing.js: the page isn't 404.html. Visitors with an old link see no link to the site. Set 404.html as the page for status 404
has status 404 cached
  FAILED https://bank.example/nothing, https://bank.example/assets/nothing.js: Cache-Control is "max-age=86400" with status 404. Visitors who requested a file before its upload don't get it until this time is over. Set "no-cache"
allows its own frames
  warning https://bank.example/: X-Frame-Options is "SAMEORIGIN". Another site can show the page in a frame, as if it were its own. Set "DENY"
says nothing of frames
  warning https://bank.example/: X-Frame-Options is missing. Another site can show the page in a frame, as if it were its own. Set "DENY"
forbids pictures by a policy
  FAILED 8 requests, such as https://bank.example/: Content-Security-Policy is "frame-ancestors 'none'; img-src 'self'". It may block the map, the news or the login. Set only "frame-ancestors 'none'"
says nothing of https
  warning https://bank.example/: Strict-Transport-Security is missing. Visitors who type the address without https request it over http first, each time. Set "max-age=31536000"
has https remembered for a day
  warning https://bank.example/: Strict-Transport-Security is "max-age=86400". Visitors who type the address without https request it over http first, each time. Set "max-age=31536000"
`;

const complaintsIn = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== "ok").map(({ level, text }) => `${level} ${text}`);

/** The complaints about a sound host with changes to some responses. */
function complaintsOf([paths, changes, more]: Changes): readonly string[] {
  const change = (responses: RecordedSite["files"]) =>
    Object.fromEntries(
      Object.entries(responses).map(([path, response]) => {
        const headers = { ...response.headers, ...changes.headers };
        return [path, paths.test(path) ? { ...response, ...changes, headers } : response];
      }),
    );
  const { page, uncompressed, sibling, files, missing, byConnection } = sound;
  const site = {
    ...sound,
    ...change({ page, uncompressed, ...(sibling && { sibling }) }),
    files: change(files),
    missing: change(missing),
    byConnection: change(byConnection),
    ...more,
  };
  return complaintsIn(findingsOf(rules, site));
}

const linesOf = new Map(
  report.split(/\n(?=\S)/).map((block) => {
    const [host = "", ...lines] = block.trim().split(/\n +/);
    return [host, lines];
  }),
);
for (const [host, changes] of Object.entries(hosts)) {
  const lines = linesOf.get(host) ?? [];
  const title =
    lines.length > 0 ? "reads what is wrong, for whom, and what to set" : "reads no complaint";
  test(`an operator whose host ${host} ${title}`, () => {
    assert.equal(complaintsOf(changes), lines);
  });
}

test("check-host looks for the site at the name with www and without, but not at an IP address", () => {
  for (const [address, sibling] of [
    ["https://bank.example/portal/", "https://www.bank.example/portal/"],
    ["https://www.bank.com.lr/", "https://bank.com.lr/"],
    ["https://bank.example:8443/", null],
    ["https://192.0.2.1/", null],
    ["https://localhost/", null],
  ] as const)
    assert.is(siblingOf(address), sibling);
});

/** The complaints about a host with these responses. */
async function complaintsAt(respond: (path: string, accept: string) => FakeResponse, path = "/") {
  const host = await serve({
    port: 0,
    headers: {},
    respond: ({ headers }, url) => respond(url.pathname, `${headers.accept}`),
  });
  const findings = await checkHost(`${host.origin}${path}`, null).finally(host.close);
  return complaintsIn(findings).map((line) => line.replaceAll(host.origin, "http://host"));
}

/** The response of a sound host that has the site in a folder. */
function respondInFolder(path: string): FakeResponse {
  if (path === "/portal") return { status: 301, headers: { location: "/portal/" }, body: "" };
  const file = path.slice("/portal/".length) || "./";
  const { status, headers, body } = sound.files[file] ?? respond("", 404, {}, notFoundPage);
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
  // The browser's document, one without compression, and one at 192.0.2.4.
  const documents = ["/portal", "/portal/", "/portal/", "/portal/"];
  assert.equal(requested.sort(), [...documents, ...files].sort());
  assert.equal(complaints, [
    "not checked the site is the build in dist/: there is no dist/ in this folder",
    "not checked the site has one address: the address has a port, or no domain",
    "not checked http redirects to https: http://host/portal/ has a port",
  ]);
});

test("an operator reads which file is no gzip, is redirected, or is another one for browsers", async () => {
  const complaints = await complaintsAt((path, accept) => {
    const response = respondInFolder(path);
    if (accept.includes("text/html"))
      return { ...response, body: gzipSync(`<p>Banner${listed["./"]}`) };
    if (/icon.svg/.test(path)) return { ...response, ...moved("/portal/icon.png") };
    return /main-1/.test(path) ? { ...response, body: "plain" } : response;
  }, "/portal/");
  const found = complaints.filter((line) => line.startsWith("FAILED"));
  const [script = "", icon = "", page = ""] = found;
  assert.match(icon, /^FAILED .*icon.svg: redirects to .*icon.png\./);
  assert.match(page, /^FAILED .*: differs from the build, but only for browsers\./);
  assert.match(script, /^FAILED .*assets\/main-1.js: .* Content-Encoding \(.*header check\)/);
});

test("an operator whose site doesn't open reads why", async () => {
  const refusal = (status: number) => () => ({ status, headers: {}, body: "" });
  const html = "<!doctype html>";
  const sent =
    (body: Uint8Array, headers = {}) =>
    () => ({ status: 200, headers, body });
  const loop = { status: 302, headers: { location: "/" }, body: "" };
  const unused = `http://127.0.0.1:${await freePort()}`;
  for (const [complaints, reason] of [
    [await complaintsAt(refusal(400)), /^FAILED http:\/\/host\/: status 400\. .* Check the addr/],
    [
      await complaintsAt(refusal(403)),
      /: status 403\. .* has index\.html\. Make the files, and all folders/,
    ],
    [await complaintsAt(refusal(404)), /: status 404\. .* set index\.html as its index document/],
    [
      await complaintsAt(refusal(503)),
      /: status 503\. .* The host itself fails\. Look at its logs/,
    ],
    [
      await complaintsAt(sent(Buffer.from(html))),
      /: another page than the site's\. .* Check the folder that the host serves\. If/,
    ],
    [await complaintsAt(sent(gzipSync(html))), /: the document isn't HTML\. .* label: Content-E/],
    [
      await complaintsAt(sent(gzipSync(gzipSync(html)), gzipped)),
      /: the document isn't HTML\. .* compressed twice, .*: Content-Encoding is "gzip"/,
    ],
    [await complaintsAt(sent(Buffer.from(html), gzipped)), /: the body is incomplete, or isn't in/],
    [await complaintsAt(() => loop), /^FAILED .* \(redirect count exceeded\)\. .* in a circle\./],
    [
      complaintsIn(await checkHost(unused, null)),
      /^FAILED .* \(.*ECONNREFUSED.*\)\. Visitors .* whether the server runs/,
    ],
  ] as const) {
    assert.match(complaints[0] ?? "", reason);
    assert.is(complaints.length, 1);
  }
});

test("an operator whose certificate isn't valid reads how to mend it", async () => {
  const { fetch } = globalThis;
  const cause = new Error("unable to verify the first certificate");
  globalThis.fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
  try {
    const [complaint = ""] = complaintsIn(await checkHost(ADDRESS, null));
    assert.match(complaint, /\(unable to verify .*\)\. .* intermediate certificates in one file/);
  } finally {
    globalThis.fetch = fetch;
  }
});

test("npm run check-host fails if the host serves another release than the one in dist/", async () => {
  const cwd = await mkdtemp(join(tmpdir(), "check-host-"));
  for (const name of ["src", "node_modules"]) await symlink(resolve(name), join(cwd, name));
  await mkdir(join(cwd, "dist"));
  await writeFile(join(cwd, "dist/service-worker.js"), "newer");
  const respond = (_: unknown, { pathname }: URL) => respondInFolder(pathname);
  const host = await serve({ port: 0, headers: {}, respond });
  const address = `${host.origin}/portal/`;
  const { code, printed } = await runProgram("src/tools/check-host.ts", [address], { cwd });
  await host.close();
  await cleanUp(cwd);
  assert.is(code, 1);
  assert.match(printed, /^FAILED .*service-worker.js: release \w{8}, but dist\/ is 804f51f7\. /m);
  assert.match(printed, /\n\d+ ok, 0 warnings, 1 failed, 2 not checked\n$/);
});

test.run();
