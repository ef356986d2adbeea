/**
 * An operator learns what the host does wrong before visitors do. A hostile host can't harm the
 * operator's computer.
 */
import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkHost } from "../../../../src/tools/check-host/check-host.ts";
import { type Recorded, siblingOf } from "../../../../src/tools/check-host/recorded-site.ts";
import { openingFault, rules } from "../../../../src/tools/check-host/rules.ts";
import { type Finding, findingsOf } from "../../../../src/tools/report.ts";
import { lifetimeOf, mediaTypeOf } from "../../../../src/tools/response-headers.ts";
import { listen } from "../../../../src/tools/start/http.ts";
import { cleanUp } from "../../../helpers/clean-up.ts";
import { runProgram } from "../../../helpers/run-program.ts";

const test = suite("check-host");

const build = new Map(
  Object.entries({
    "index.html": '<script src="assets/main-1.js"></script>'.padEnd(1000),
    "404.html": "<p>Not found",
    "assets/main-1.js": "start()".padEnd(1000),
    "icon.png": "pixels",
    "icon.svg": "<svg/>",
    "manifest.webmanifest": "{}",
    "service-worker.js": "cache()",
  }).map(([path, text]) => [path, Buffer.from(text)]),
);

const ADDRESS = "https://bank.example/";

/** The response for a file, as a sound host sends it. */
function send(path: string, url = ADDRESS + path, ip = ""): Recorded {
  const headers = {
    "content-type": mediaTypeOf(path),
    "content-encoding": /(html|js)$/.test(path) ? "gzip" : "",
    "cache-control": lifetimeOf(path),
  };
  const status = path === "404.html" ? 404 : 200;
  const body = build.get(path) ?? Buffer.alloc(0);
  return { path, url, name: url + ip, status, headers, body, failure: null };
}
const page = send("index.html", ADDRESS);
const moved = (location: string) => ({ status: 301, headers: { location } });
const redirect = (url: string, ip = "") => ({ ...send("", url, ip), ...moved(ADDRESS) });
const [IPV4, IPV6] = [" at 192.0.2.4", " at 2001:db8::6"];

/** The recorded responses of a sound host. */
const sound: readonly Recorded[] = [
  send("index.html", ADDRESS, IPV4),
  send("index.html", ADDRESS, IPV6),
  page,
  ...[...build.keys()].filter((path) => !path.endsWith(".html")).map((path) => send(path)),
  send("404.html", `${ADDRESS}nothing`),
  redirect("http://bank.example/", IPV4),
  redirect("http://bank.example/", IPV6),
  redirect("https://www.bank.example/"),
];

const sends = (header: string, value: string) => ({ headers: { [header]: value } });
const caching = (value: string) => sends("cache-control", value);
const typed = (value: string) => sends("content-type", value);
const failing = (failure: string) => ({ status: 0, headers: {}, failure });
const having = (text: string) => ({ body: Buffer.from(text) });

const FOUR = /^https.*4$/;
const SIX = /^https.*6$/;
/** The document as the service worker requests it. */
const PAGE = /^https:..bank.example.$/;
const MAIN = /main/;
const WORKER = /worker/;
const ICON = /svg/;
const HTTP = /^http:/;
const WWW = /www/;
const MISSING = /nothing/;

type Host = readonly [
  /** The names of the responses that differ from those of a sound host. */
  changed: RegExp,
  changes: Partial<Recorded>,
  /** The level and the first words of the complaint about them. */
  ...complaint: [] | [level: "FAILED" | "warning", fault: string],
];

const hosts: Readonly<Record<string, Host>> = {
  "sends an older service worker": [WORKER, having("old"), "FAILED", "differs from"],
  "sends an older page at one IP address": [SIX, having("old"), "FAILED", "differs from"],
  "doesn't listen on IPv6": [SIX, failing("refused"), "FAILED", "no response (refused)"],
  "adds a banner for browsers": [FOUR, having("<p>"), "FAILED", "differs from"],
  "adds a script for the service worker": [PAGE, having("<p>"), "FAILED", "differs from"],
  "got other line ends": [ICON, having("<svg/>\r\n"), "FAILED", "differs from"],
  "breaks off in a script": [MAIN, { failure: "aborted" }, "FAILED", "the body can't"],
  "lacks a script": [MAIN, { status: 404 }, "FAILED", "status 404"],
  "redirects the service worker": [WORKER, moved("/sw.js"), "FAILED", "redirects to"],
  "redirects / to /index.html": [PAGE, moved("/index.html"), "FAILED", "redirects to"],
  "knows no type of scripts": [MAIN, typed("text/plain"), "FAILED", "Content-Type"],
  "has another charset": [PAGE, typed("text/html; charset=latin1"), "FAILED", "Content-Type"],
  "has the page cached for a day": [PAGE, caching("max-age=86400"), "FAILED", "Cache-Control"],
  "has a CDN cache the icon": [
    ICON,
    caching("max-age=0, s-maxage=86400"),
    "FAILED",
    "Cache-Control",
  ],
  "has a stale icon": [ICON, caching("max-age=0, stale-while-revalidate=999"), "FAILED", "Cache-C"],
  "gives the icon no lifetime": [ICON, caching(""), "FAILED", "Cache-Control"],
  "has the worker cached": [WORKER, caching("max-age=86400"), "warning", "Cache-Control"],
  "has scripts for a day": [MAIN, caching("max-age=86400, immutable"), "warning", "Cache-Control"],
  "has scripts revalidated": [MAIN, caching("max-age=31536000"), "warning", "Cache-Control"],
  "has CDNs cache scripts": [MAIN, caching("immutable, s-maxage=31536000"), "warning", "Cache-C"],
  "compresses no scripts": [MAIN, sends("content-encoding", ""), "FAILED", "not compressed"],
  "compresses no HTML": [PAGE, sends("content-encoding", ""), "FAILED", "not compressed"],
  "redirects http over IPv4 alone": [/^http:.*6$/, { status: 200 }, "FAILED", "no redirect"],
  "redirects http to another name": [HTTP, moved("https://_/"), "FAILED", "no redirect"],
  "redirects www to http": [WWW, moved("http://bank.example/"), "FAILED", "no redirect"],
  "has the site at www, too": [WWW, { status: 200 }, "FAILED", "no redirect"],
  "has no certificate for www": [WWW, failing("altnames"), "FAILED", "no redirect"],
  "sends the page for every path": [MISSING, { status: 200 }, "FAILED", "status 200"],
  "has status 404 cached": [MISSING, caching("max-age=86400"), "FAILED", "Cache-Control"],
  "has another page for status 404": [MISSING, having("<p>404"), "FAILED", "another page"],
  "has an old type of scripts": [MAIN, typed("application/x-javascript")],
  "knows the manifest as JSON": [/manifest/, typed("application/json")],
  "names the charset": [PAGE, typed('text/html;charset="UTF-8"')],
  "has the page cached for ten minutes": [PAGE, caching("max-age=600")],
  "names no lifetime of a missing file": [MISSING, caching("")],
  "shrinks pictures": [/png/, having("less")],
  "doesn't compress a script below 1,000 bytes": [WORKER, sends("content-encoding", "")],
  "compresses by brotli": [MAIN, sends("content-encoding", "br")],
  "redirects http to www": [HTTP, moved("https://www.bank.example/")],
};

/** The lines of a report, without those that say ok. */
const complaintsIn = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== "ok").map(({ level, text }) => `${level} ${text}`);

/** What `rules` find if some responses differ from those of a sound host. */
function complaintsOf(changed: RegExp, { headers, ...changes }: Partial<Recorded>) {
  const responses = sound.map((response) =>
    changed.test(response.name)
      ? { ...response, ...changes, headers: { ...response.headers, ...headers } }
      : response,
  );
  return complaintsIn(findingsOf(rules, { address: ADDRESS, build, responses }));
}

for (const [host, [changed, changes, level, fault]] of Object.entries(hosts))
  test(`check-host ${level ? "complains" : "doesn't complain"} about a host that ${host}`, () => {
    const complaints = complaintsOf(changed, changes);
    const names = sound.flatMap(({ name }) => (changed.test(name) ? name : []));
    const start = `${level} ${names.join(", ")}: ${fault}`;
    assert.ok(level === undefined || complaints[0]?.startsWith(start), complaints.join("\n"));
    assert.is(complaints.length, level === undefined ? 0 : 1, complaints.join("\n"));
  });

test("an operator reads what is wrong, for whom, and what to change", () => {
  assert.equal(complaintsOf(MISSING, { status: 200 }), [
    "FAILED https://bank.example/nothing: status 200 for a file that doesn't exist. A browser may run it as a script that a release has deleted. Respond with 404, without a rewrite",
  ]);
});

test("a host can't control the operator's terminal", () => {
  const [line = ""] = complaintsOf(ICON, typed(`\x1b[2J\x9b${"x".repeat(300)}`));
  assert.match(line, /Content-Type is "\[2Jx+…"\. /);
});

test("an operator whose site doesn't open reads what to change", () => {
  for (const [changes, advice] of [
    [failing("self-signed certificate"), /^no response \(self-signed .* intermediate certificates/],
    [moved("https://www.bank.example/"), /^redirects to https:..www\.bank.* "Moving the site"/],
    [{ status: 403 }, /^status 403\. .* readable to the server/],
    [{ status: 404 }, /^status 404\. .* index\.html as its index document/],
    [{ status: 429 }, /^status 429\. The host limits requests/],
    [{ status: 503 }, /^status 503\. .* Look at its logs/],
    [{ failure: "incorrect header check" }, /^the body .* Let only one of .* compress files/],
    [having("\x1f\x8b"), /^another page .* compressed twice, .* \(Content-Encoding is "gzip"\)/],
    [{ url: `${ADDRESS}portal` }, /^no redirect to https:..bank\.example\/portal\/\. /],
    [{}, /^null$/],
  ] as const)
    assert.match(`${openingFault({ ...page, ...changes })}`, advice);
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

/** Starts a sound host, which has the site in a folder. */
const startHost = (requested: IncomingMessage[] = []) =>
  listen(0, (request, response) => {
    requested.push(request);
    const path = `${request.url}`.replace(/^\/portal\/|\?.*/g, "") || "index.html";
    const { status, headers, body } = send(build.has(path) ? path : "404.html");
    response
      .writeHead(status, headers)
      .end(headers["content-encoding"] === "gzip" ? gzipSync(body) : body);
  });

test("check-host requests each file of the build once, as a phone's browser does", async () => {
  const requested: IncomingMessage[] = [];
  const host = await startHost(requested);
  const findings = await checkHost(`${host.origin}/portal/?from=mail#/faq`, build);
  await host.close();
  assert.equal(complaintsIn(findings), [
    "not checked http, and the name with or without www, redirect to the site: the address has a port, or no domain",
  ]);
  const phone = /^\S+ \(Linux; Android [^,]*, like Gecko\) .* Mobile Safari\S+$/;
  for (const { headers } of requested) assert.match(`${headers["user-agent"]}`, phone);
  const files = [...build.keys()].filter((path) => !path.endsWith(".html"));
  // The document is also requested at its only IP address.
  const paths = ["?from=mail", "?from=mail", "", ...files, "nothing", "assets/nothing/main.js"];
  assert.equal(
    requested.map(({ url }) => `${url}`.replace(/nothing-\d+/, "nothing")).sort(),
    paths.map((path) => `/portal/${path}`).sort(),
  );
});

test("a hostile host can't fill the memory of the operator's computer", async () => {
  const host = await listen(0, ({ url }, response) => {
    const send = () => {
      while (!response.destroyed && response.write(Buffer.alloc(2 ** 16)));
    };
    response.on("drain", send);
    if (url === "/icon.svg") send();
    else if (url === "/icon.png")
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(2 ** 23)));
    else response.end(build.get("index.html"));
  });
  const complaints = complaintsIn(await checkHost(`${host.origin}/`, build)).join("\n");
  await host.close();
  assert.match(complaints, /icon.png, \S+icon.svg: the body can't be read \(over 2000000 bytes\)/);
});

test("npm run check-host needs a build in dist/, and fails if the host serves another one", async () => {
  const cwd = await mkdtemp(join(tmpdir(), "check-host-"));
  for (const name of ["src", "node_modules"]) await symlink(resolve(name), join(cwd, name));
  const run = (address: string) => runProgram("src/tools/check-host.ts", [address], { cwd });
  assert.match((await run("http://127.0.0.1:1/")).printed, "where dist/ is the build");
  await mkdir(join(cwd, "dist/assets"), { recursive: true });
  // A host doesn't serve `_headers`, and may have another `robots.txt`.
  const others = { "service-worker.js": "newer", _headers: "", "robots.txt": "" };
  for (const [path, contents] of [...build, ...Object.entries(others)])
    await writeFile(join(cwd, "dist", path), contents);
  const host = await startHost();
  const { code, printed } = await run(`${host.origin}/portal/`);
  await host.close();
  await cleanUp(cwd);
  assert.is(code, 1);
  assert.match(printed, /^FAILED .*service-worker.js: differs from dist/m);
  assert.match(printed, /\n\d+ ok, 0 warnings, 1 failed, 1 not checked\n$/);
});

test.run();
