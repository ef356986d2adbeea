/**
 * An operator would learn from visitors that the host sends an old version, is slow, or changes the
 * site. A hostile host would harm the operator's computer.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { createServer } from "node:http2";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { notFound } from "../../../../src/content/not-found.ts";
import { checkHost, openingFault } from "../../../../src/tools/check-host/check-host.ts";
import {
  type Recorded,
  type RecordedSite,
  siblingOf,
} from "../../../../src/tools/check-host/recorded-site.ts";
import { rules } from "../../../../src/tools/check-host/rules.ts";
import { type Finding, findingsOf } from "../../../../src/tools/report.ts";
import { lifetimeOf, mediaTypeOf } from "../../../../src/tools/response-headers.ts";
import { type FakeResponse, listen, serve } from "../../../../src/tools/start/http.ts";
import { cleanUp } from "../../../helpers/clean-up.ts";
import { startLocalServer } from "../../../helpers/local-server.ts";
import { runProgram } from "../../../helpers/run-program.ts";

const test = suite("check-host");

/** The files of a small build that its service worker lists, by their paths. */
const listed = {
  "./": '<script src="assets/main-1.js"></script>\n<link href="icon.png"><a href="https://x.example/a.png">',
  "assets/main-1.js": "start()",
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
const html = listed["./"];
const notFoundPage = `<title>${notFound.title}</title>`;

const ADDRESS = "https://bank.example/";
const respond = (
  path: string,
  status: number,
  headers: Recorded["headers"] = {},
  body = "",
): Recorded => ({ path, url: new URL(path, ADDRESS).href, status, headers, body, failure: null });

const [page = respond("./", 0), ...files] = Object.entries(built).map(([path, body]) => {
  const headers = {
    "content-type": mediaTypeOf(path.replace("./", "index.html")) ?? "",
    "content-encoding": "gzip",
    "cache-control": lifetimeOf(path),
  };
  return respond(path, 200, headers, body);
});
const at = (url: string, status: number, headers = {}, body = "") => ({
  ...respond("./", status, headers, body),
  url,
});

/** The recorded responses of a sound host: it has no fault. */
const sound: RecordedSite = {
  files: [page, page, ...files],
  missing: ["nothing", "assets/nothing.js"].map((path) => respond(path, 404, {}, notFoundPage)),
  addresses: ["192.0.2.4", "2001:db8::6"].map((ip) => at(`${ADDRESS} at ${ip}`, 200, {}, html)),
  others: ["http://bank.example/ at 192.0.2.4", "http://bank.example/ at 2001:db8::6"]
    .concat("https://www.bank.example/")
    .map((url) => at(url, 301, { location: ADDRESS })),
  build: built["service-worker.js"],
};

const sends = (header: string, value: string) => ({ headers: { [header]: value } });
const caching = (value: string) => sends("cache-control", value);
const typed = (value: string) => sends("content-type", value);
const policy = (value: string) => sends("content-security-policy", value);
const moved = (location: string) => ({ status: 301, headers: { location } });
const failing = (failure: string) => ({ ...moved(""), status: 0, failure });

const ALL = /^/;
const NONE = /$^/;
const PAGE = /^files [01] /;
const MAIN = /main/;
const WORKER = /worker/;
const ICON = /svg/;
const HTTP = /http:/;
const WWW = /www/;
const MISSING = /^missing/;

type Host = readonly [
  changed: RegExp,
  changes: Partial<Recorded> & Pick<Partial<RecordedSite>, "build">,
  /** All that the operator reads. */
  ...complaints: readonly RegExp[],
];

/** Hosts, each with the responses in which it differs from a sound one. */
const hosts: Readonly<Record<string, Host>> = {
  "sends an older release": [NONE, { build: "newer" }, /worker.js: release .* Upload dist/],
  "has a CDN with an old worker": [WORKER, { ...sends("age", "7"), build: "" }, /release .* Purge/],
  "isn't compared with a build": [NONE, { build: null }, /^not checked .* no dist/],
  "has an older release at one IP": [/addr.*6$/, { body: "" }, /::6: another document/],
  "doesn't listen on IPv6": [/addr.*6$/, failing("refused"), /::6: refused.* "listen/],
  "has a CDN with an old page": [PAGE, { body: "<p>", ...sends("x-cache", "Hit") }, /Purge/],
  "adds a script to the page": [PAGE, { body: `${html}<p>` }, /e\/: differs from .* turn off/],
  "adds a banner for browsers": [/^files 0/, { body: "<p>" }, /e\/: .* but only for browsers/],
  "got a byte order mark": [PAGE, { body: `\uFEFF${html}` }, /e\/: has a byte order/],
  "got other line ends": [PAGE, { body: html.replace("\n", "\r\n") }, /e\/: .* line ends/],
  "breaks off in a script": [MAIN, { failure: "it breaks off" }, /main-1.js: it breaks off/],
  "lacks a script": [MAIN, { status: 404 }, /main-1.js: status 404\. .* Upload dist/],
  "may not read a script": [MAIN, { status: 403 }, /main-1.js: .* make it readable/],
  "limits requests": [MAIN, { status: 429 }, /main-1.js: .* limits requests/],
  "is an IIS that knows no manifest": [/manifest/, { status: 404 }, /t: .* tell the host its/],
  "lacks the service worker": [WORKER, { status: 404, body: "" }, /^not/, /worker.js: status 404/],
  "has another service worker": [WORKER, { body: "" }, /worker.js: release/, /worker.js: no list/],
  "redirects the service worker": [WORKER, moved("/sw.js"), /^not/, /worker.js: .* to h.*\/sw.js/],
  "redirects / to /index.html": [/^files 1/, moved("/index.html"), /e\/: redirects to .*html/],
  "knows no type of scripts": [MAIN, typed("text/plain"), /main-1.js: Content-Type is "text/],
  "has another charset": [PAGE, typed("text/html; charset=ISO-8859-1"), /e\/: Content-Type/],
  "has the page cached for a day": [PAGE, caching("max-age=86400"), /e\/: Cache.* "no-cache"/],
  "has a CDN cache the icon": [ICON, caching("max-age=0, s-maxage=86400"), /^FAILED .*svg: Cache/],
  "has a stale icon shown": [ICON, caching("stale-while-revalidate=86400"), /^FAILED .*svg: Cache/],
  "is an Apache": [ICON, { headers: { server: "Apache", "cache-control": "" } }, /AllowOverride/],
  "has the worker cached": [WORKER, caching("max-age=86400"), /^warning .*worker.js: Cache/],
  "has a script cached for a day": [MAIN, caching("max-age=86400, immutable"), /^warning .*main-1/],
  "has scripts revalidated": [MAIN, caching("max-age=31536000"), /^warning .*main-1.* immutable"/],
  "has stale scripts shown": [MAIN, caching("immutable, s-maxage=31536000"), /^warning .*main-1/],
  "compresses nothing": [ALL, sends("content-encoding", ""), /HTML/, /main-1.js, .*worker.js: not/],
  "redirects http over IPv4 only": [/other.*6$/, { status: 200 }, /^FAILED http:\S+ at \S+6: stat/],
  "redirects http to http": [HTTP, moved("http://bank.example/"), /http:\S+ at \S+, .* to http:/],
  "redirects http to another name": [HTTP, moved("https://_/"), /http:.* redirect to https:..?_/],
  "has no http": [HTTP, failing("refused"), /^FAILED http:.*: refused instead/],
  "has the site at www, too": [WWW, { status: 200 }, /www.bank.example\/: status 200 instead/],
  "has no certificate for www": [WWW, failing("altnames"), /www\S+: altnames .* with a certif/],
  "has the page downloaded": [PAGE, sends("content-disposition", "attachment"), /e\/: Content-D/],
  "forbids to store the page": [PAGE, sends("vary", "*"), /e\/: Vary is "\*"\. .* offline/],
  "forbids search engines": [PAGE, sends("x-robots-tag", "noindex"), /e\/: X-Robots/],
  "isolates the page": [PAGE, sends("cross-origin-embedder-policy", "credentialless"), /map/],
  "forbids pictures": [PAGE, policy("frame-ancestors 'none'; img-src 'self'"), /the news/],
  "controls the terminal": [PAGE, sends("vary", `*\x9b${"x".repeat(300)}`), /is "\*x+…"/],
  "sends the page for every path": [MISSING, { status: 200 }, /nothing, \S+: status 200 for a/],
  "doesn't respond for a missing file": [MISSING, failing("refused"), /^not checked/],
  "has status 404 cached": [MISSING, caching("max-age=86400"), /"max-age=86400" with status 404/],
  "has another page for status 404": [MISSING, { body: "<p>404" }, /isn't 404.html/],
  "has an old type of scripts": [MAIN, typed("application/x-javascript")],
  "knows the manifest as JSON": [/manifest/, typed("application/json")],
  "names the charset": [PAGE, typed('text/html;charset="UTF-8"')],
  "has the page cached for ten minutes": [PAGE, caching("max-age=600")],
  "compresses by brotli": [ALL, sends("content-encoding", "br")],
  "compresses by deflate": [ALL, sends("content-encoding", "deflate")],
  "redirects http to www": [HTTP, moved("https://www.bank.example/")],
  "forbids frames": [PAGE, policy("Frame-Ancestors 'none';upgrade-insecure-requests;")],
};

/** The lines of a report, without those that say ok. */
const complaintsIn = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== "ok").map(({ level, text }) => `${level} ${text}`);

for (const [host, responses] of Object.entries(hosts)) {
  const [changed, { build = sound.build, ...changes }, ...wanted] = responses;
  test(`an operator whose host ${host} reads ${wanted.length > 0 ? "so" : "no complaint"}`, () => {
    const change = (list: string, responses: readonly Recorded[]) =>
      responses.map((response, index) => {
        const headers = { ...response.headers, ...changes.headers };
        const isChanged = changed.test(`${list} ${index} ${response.url}`);
        return isChanged ? { ...response, ...changes, headers } : response;
      });
    const [first = page, ...others] = change("files", sound.files);
    const site: RecordedSite = {
      build,
      files: [first, ...others],
      missing: change("missing", sound.missing),
      addresses: change("addresses", sound.addresses),
      others: change("others", sound.others),
    };
    const lines = complaintsIn(findingsOf(rules, site));
    assert.is(lines.length, wanted.length, lines.join("\n"));
    wanted.forEach((complaint, index) => {
      assert.match(lines[index] ?? "", complaint);
    });
  });
}

test("an operator reads what is wrong, for whom, and what to change", () => {
  const [line] = complaintsIn(findingsOf(rules, { ...sound, missing: [respond("a", 200)] }));
  assert.is(
    line,
    "FAILED https://bank.example/a: status 200 for a file that doesn't exist. A browser may run it as a script that a release has deleted. Respond with 404, without a rewrite",
  );
});

test("an operator whose site doesn't open reads why", () => {
  for (const [changes, reason] of [
    [failing("no response (ECONNREFUSED)"), /^no response \(EC.*whether the server runs/],
    [failing("no response (self-signed certificate)"), /self-signed .* intermediate certificates/],
    [failing("redirects lead in a circle"), /in a circle\. Delete one redirect/],
    [
      moved("https://www.bank.example/"),
      /to another name, https:\/\/www\.bank.* "Moving the site"/,
    ],
    [{ status: 400 }, /^status 400\. The host itself fails/],
    [{ status: 403 }, /^status 403\. .* has index\.html\. Make the files, and all folders/],
    [{ status: 404 }, /^status 404\. .* set index\.html as its index document/],
    [{ status: 429 }, /^status 429\. The host limits requests/],
    [{ status: 503 }, /^status 503\. The host itself fails\. Look at its logs/],
    [{ body: "\x1f\x8b" }, /^the document isn't HTML\. .* twice, .*: Content-Encoding is "gzip"/],
    [
      { failure: "the body can't be read (Z)" },
      /^the body can't be read \(Z\)\. .* without a label/,
    ],
    [{ body: "<!doctype html>" }, /^another page than the site's\. .* of its own for phones/],
    [{}, /^null$/],
  ] as const)
    assert.match(`${openingFault({ ...page, ...changes })}`, reason);
});

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

/** The response of a sound host that has the site in a folder. */
function respondInFolder(path: string): FakeResponse {
  if (path === "/portal") return { status: 301, headers: { location: "/portal/" }, body: "" };
  const { status, headers, body } =
    sound.files.find((file) => file.path === (path.slice("/portal/".length) || "./")) ??
    respond("", 404, {}, notFoundPage);
  return { status, headers, body: headers["content-encoding"] ? gzipSync(body) : body };
}

/** Starts a host, checks it, and ends it. */
async function check(path: string, listener: RequestListener) {
  const host = await listen(0, listener);
  const findings = await checkHost(`${host.origin}${path}`, null).finally(host.close);
  return complaintsIn(findings).map((line) => line.replaceAll(host.origin, "http://host"));
}

test("check-host requests each file of the site once, as a phone's browser does", async () => {
  const requested: string[] = [];
  const browsers = new Set<string | undefined>();
  const complaints = await check("/portal?from=mail#/faq", ({ url = "", headers }, response) => {
    browsers.add(headers["user-agent"]);
    requested.push(url.replace(/nothing-\d+/, "nothing"));
    const { status, headers: sent, body } = respondInFolder(url.replace("?from=mail", ""));
    response.writeHead(status, sent).end(body);
  });
  const paths = [...Object.keys(built), "nothing", "assets/nothing/main.js"];
  const files = paths.map((path) => `/portal/${path.replace("./", "")}`);
  // The browser's document after a redirect, and the one at 192.0.2.4.
  const documents = ["/portal?from=mail", "/portal/", "/portal/"];
  assert.match(
    [...browsers].join(),
    /^\S+ \(Linux; Android [^,]*, like Gecko\) .* Mobile Safari\S+$/,
  );
  assert.equal(requested.sort(), [...documents, ...files].sort());
  assert.equal(complaints, [
    "not checked the site is the build in dist/: there is no dist/ in this folder",
    "not checked http, and the name with or without www, redirect to the site: the address has a port, or no domain",
  ]);
});

test("a hostile host can't fill the memory, end the program, or reach the operator's network", async () => {
  const internal = await startLocalServer((_, response) => response.end("secret"));
  const elsewhere = internal.origin.replace("127.0.0.1", "localhost");
  const redirect = await check("/", (_, response) =>
    response.writeHead(302, { location: elsewhere }).end(),
  );
  const complaints = await check("/", ({ url }, response) => {
    const send = () => {
      while (!response.destroyed && response.write(Buffer.alloc(2 ** 16)));
    };
    const bomb = { "content-encoding": "gzip" };
    response.on("drain", send);
    if (url === "/endless.js") send();
    else if (url === "/bomb.js") response.writeHead(200, bomb).end(gzipSync(Buffer.alloc(2 ** 23)));
    else
      response.end(`<script src="//[/x.js"></script> assets/
      <script src="endless.js"></script><script src="bomb.js"></script>
      "${internal.origin}/a":"sha256-a" "//127.0.0.1:${new URL(internal.origin).port}/b":"sha256-b"`);
  });
  await internal.close();
  assert.match(redirect.join("\n"), /^FAILED .* leads to another name/);
  assert.match(
    complaints.join("\n"),
    /\/endless.js: the body can't be read \(over 2000000 bytes\)/,
  );
  assert.match(complaints.join("\n"), /\/bomb.js: the body can't be read \(Cannot create a Buffer/);
  assert.equal(internal.requests, []);
});

test("a host that speaks HTTP/2 alone isn't said to fail", async () => {
  const host = createServer().listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  const port = typeof address === "object" ? address?.port : 0;
  const [line] = await checkHost(`http://127.0.0.1:${port}/`, null);
  host.close();
  assert.match(`${line?.level} ${line?.text}`, /^not checked .* HTTP\/2 alone/);
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
  assert.match(printed, /\n\d+ ok, 0 warnings, 1 failed, 1 not checked\n$/);
});

test.run();
