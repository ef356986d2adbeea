/** An operator learns which service refuses the site, and why. */
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { settings } from "../../../src/settings.ts";
import {
  checkBackend,
  checkContentStore,
} from "../../../src/tools/check-services/contract-checks.ts";
import { startFakeBackend } from "../../../src/tools/fakes/fake-backend.ts";
import { startFakeContentStore } from "../../../src/tools/fakes/fake-content-store.ts";
import { settingsOf } from "../../../src/tools/helpers/build-site.ts";
import { operationOf, operations } from "../../helpers/contract.ts";
import { startLocalServer } from "../../helpers/local-server.ts";
import { runProgram } from "../../helpers/run-program.ts";

/** The address of the site that the services are for. */
const SITE = "http://localhost:8080";

type Reply = { status?: number; headers?: Record<string, string>; body?: string };

const NEWS = /^GET .*perspective/;
const DRAFTS = /^GET .*query\/production\?query/;
const LOGIN = /^POST .*login/;
const LINK = /^GET .*validate-reset-token/;
const PREFLIGHT = /^OPTIONS/;

/** The requests that get another reply than those of sound services. */
let faulty = /^$/;
let faultyReply: Reply | "drop" = {};

/** How sound services respond. */
function soundReply(call: string): Reply {
  if (NEWS.test(call)) return { body: '{"result": [{}]}' };
  if (DRAFTS.test(call)) return { body: '{"result": []}' };
  if (PREFLIGHT.test(call)) return { status: 204 };
  return { status: LOGIN.test(call) ? 401 : 400, body: '{"message": "Invalid"}' };
}

const services = await startLocalServer(({ method, url }, response) => {
  const call = `${method} ${url}`;
  const reply = faulty.test(call) ? faultyReply : {};
  if (reply === "drop") {
    response.destroy();
    return;
  }
  const { status = 200, headers, body } = { ...soundReply(call), ...reply };
  const sound = {
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "authorization, content-type",
  };
  response.writeHead(status, { ...sound, ...headers }).end(body);
});

const test = suite("check-services");

/** Sends each request to these services instead of to its host. */
const { fetch } = globalThis;
test.before(() => {
  globalThis.fetch = (address, init) => {
    const { pathname, search } = new URL(`${address}`);
    return fetch(services.origin + pathname + search, init);
  };
});
test.after(async () => {
  globalThis.fetch = fetch;
  await services.close();
});

const checks = {
  "content store": checkContentStore,
  "store with a token": (site: string) =>
    checkContentStore(site, { ...settings, contentToken: "secret" }),
  backend: checkBackend,
};
const names = ["content store", "store with a token", "backend"] as const;

/** What the operator reads, without passed checks. */
async function complaints(service: keyof typeof checks): Promise<string[]> {
  const lines: string[] = [];
  for await (const { level, text } of checks[service](SITE))
    if (level !== "ok") lines.push(`${level} ${text}`);
  return lines;
}

test("an operator of sound services reads no complaint", async () => {
  for (const service of names) assert.equal(await complaints(service), [], service);
});

test("the checks try each call of the contract as a page does, and change nothing", async () => {
  const before = services.requests.length;
  await complaints("backend");
  const requests = services.requests.slice(before);
  const tried = requests.map(({ method = "", url = "", headers }) => {
    assert.is(headers.origin, SITE);
    const wanted = headers["access-control-request-method"] ?? method;
    return operationOf(wanted, new URL(url, services.origin).pathname)?.id;
  });
  assert.equal([...new Set(tried)].sort(), operations.map(({ id }) => id).sort());
  const sent = requests.filter(({ method }) => method !== "OPTIONS");
  assert.equal(sent.map(({ method, url }) => `${method} ${url?.split("/")[3]}`).sort(), [
    "GET validate-reset-token",
    "POST login",
  ]);
  for (const { headers } of sent) assert.is(headers.accept, "application/json");
});

const NO = JSON.stringify({ message: "No" });
const HTML = "<html>Not found</html>";
const CORS = JSON.stringify({ message: "CORS Origin not allowed" });
const LISTED = JSON.stringify({ result: ["drafts.a"] });
const EMPTY = JSON.stringify({ result: [] });
/** What could write over the lines of a terminal, or fill it. */
const HOSTILE = `\u009b2J\u00ad${"o".repeat(300)}`;
const HOSTILE_JSON = JSON.stringify({ message: HOSTILE });
const allowOrigin = (origin: string): Reply => ({
  headers: { "access-control-allow-origin": origin },
});
const allowHeaders = (names: string): Reply => ({
  headers: { "access-control-allow-headers": names },
});

/** A fault, the requests that have it, and the complaint that the operator reads; null for none. */
type Row = readonly [string, RegExp, Reply | "drop", RegExp | null, ("warning" | "not checked")?];

const faults: Readonly<Record<keyof typeof checks, readonly Row[]>> = {
  "content store": [
    ["knows no such project", NEWS, { status: 404, body: NO }, /404 "No"; .*: CONTENT_PROJECT/],
    ["has a private dataset", NEWS, { status: 401 }, /guess: the dataset isn't public: npx/],
    ["doesn't respond", NEWS, "drop", /no response \(.*; first guess: this computer is offline/],
    ["sends a page", NEWS, { body: HTML }, /200 with an HTML page; first guess: CONTENT_P/],
    ["is over its quota", NEWS, { status: 402 }, /; first guess: the project's quota is used up/],
    ["doesn't know the site", NEWS, { status: 403, body: CORS }, /403 "CORS .*: add the site's/],
    ["has no news", NEWS, { body: EMPTY }, /list of news is empty; publish .*; or the dataset/],
    ["allows another site", NEWS, allowOrigin("https://b.c"), /allows https:\/\/b.c, not .*; add/],
    ["shows drafts", DRAFTS, { body: LISTED }, /everybody can read drafts; CONTENT_API/],
    ["fails for drafts", DRAFTS, { status: 500 }, /drafts: status 500/, "not checked"],
  ],
  "store with a token": [
    ["refuses the token", NEWS, { status: 401 }, /; first guess: CONTENT_TOKEN is wrong/],
    ["shows drafts", DRAFTS, { body: LISTED }, /can read drafts; remove CONTENT_TOKEN/, "warning"],
    ["allows no token", PREFLIGHT, allowHeaders("*"), /doesn't allow the header auth.*; add the/],
  ],
  backend: [
    ["isn't found", /./, { status: 404, body: "" }, /status 404; .*: API_BASE is wrong, http/],
    ["is a website", /^GET|POST/, { body: HTML }, /an HTML page; first guess: API_BASE is/],
    ["drops a login", LOGIN, "drop", /backend: login: no response \(.*\); look at the logs/],
    ["redirects a preflight", /S .*login/, { status: 301 }, /status 301, a redirect to no add/],
    ["refuses preflights", PREFLIGHT, { status: 401 }, /preflight of .*: status 401; respond with/],
    ["allows all headers", /S .*login/, allowHeaders("*"), null],
    ["allows another header", /S .*login/, allowHeaders("a"), /login: it doesn't allow .* cont/],
    ["names no header for a form", /S .*create/, allowHeaders(""), null],
    ["refuses a form", /S .*create/, allowOrigin(""), /create: it allows , not http.*; respond/],
    ["hides the login", LOGIN, allowOrigin(""), /backend: login: it allows , not http.*; set Acc/],
    ["hides the link", LINK, allowOrigin(""), /backend: reset link: it allows , not http.*; set/],
    ["has no login", LOGIN, { status: 404 }, /login.* gets status 404.*; if API_BASE is right/],
    ["lets anybody in", LOGIN, { status: 200 }, /login of an unknown address gets status 200/],
    ["accepts any link", LINK, { status: 200 }, /link that doesn't exist gets status 200; refuse/],
    ["has a limit", /GET|POST/, { status: 429, body: HTML }, /status 429, too many/, "not checked"],
    ["names a hostile origin", LOGIN, allowOrigin(HOSTILE), /it allows 2Jo{196}…, not http/],
    ["has a hostile message", LOGIN, { status: 404, body: HOSTILE_JSON }, /404 "2Jo{196}…"; if/],
    ["redirects a link", LINK, { status: 301, headers: { location: HOSTILE } }, /2Jo+…; look/],
  ],
};

for (const service of names)
  for (const [fault, calls, reply, complaint, level = "FAILED"] of faults[service]) {
    const effect = complaint === null ? "nobody is told" : "an operator is told";
    test(`${effect} that the ${service} ${fault}`, async () => {
      [faulty, faultyReply] = [calls, reply];
      const lines = await complaints(service);
      faulty = /^$/;
      assert.is(lines.length > 0, complaint !== null, "whether there is a complaint");
      for (const line of lines)
        assert.ok(line.startsWith(level) && complaint?.test(line), `${line} isn't ${complaint}`);
    });
  }

test("an operator reads that a service responds too late", async () => {
  const timeout = mock.method(AbortSignal, "timeout", () => AbortSignal.abort());
  const lines = await complaints("backend").finally(() => timeout.mock.restore());
  assert.is(lines.length, 1);
  assert.match(lines[0] ?? "", /^FAILED .*: no response \(none within 10 s\); first guess/);
});

test("npm run check-services counts what it found, and exits with 1 if a check has failed", async () => {
  const content = await startFakeContentStore({ port: 0 });
  const backend = await startFakeBackend({ port: 0, site: () => `${SITE}/`, report: () => {} });
  const sound = { ...settingsOf(content.origin, backend.origin), SITE_ADDRESS: SITE };
  const run = (more: NodeJS.ProcessEnv) =>
    runProgram("src/tools/check-services.ts", [], { env: { ...sound, ...more } });

  const token = await run({ CONTENT_TOKEN: "secret" });
  assert.is(token.code, 0, token.printed);
  assert.match(token.printed, /\n\d+ ok, 1 warning, 0 failed, 0 not checked\n$/);
  const wrong = await run({ API_BASE: content.origin });
  assert.is(wrong.code, 1);
  assert.match(wrong.printed, /\n3 ok, 0 warnings, 1 failed, 0 not checked\n$/);
  const missing = await run({ API_BASE: "" });
  assert.is(missing.code, 0);
  assert.match(missing.printed, /\nnot checked +backend: API_BASE isn't set\n3 ok, /);
  const unnamed = await run({ SITE_ADDRESS: "" });
  assert.is(unnamed.code, 1);
  assert.match(unnamed.printed, /^error: Set SITE_ADDRESS, such as https:/);
  await content.close();
  await backend.close();
});

test.run();
