/** An operator learns which service refuses the site, and why. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { settingsOf } from "../../../../src/tools/build-site.ts";
import type { Exchange } from "../../../../src/tools/check-services/recorded-services.ts";
import { findingsAfter } from "../../../../src/tools/check-services/report.ts";
import { startFakeBackend } from "../../../../src/tools/fakes/fake-backend.ts";
import { startFakeContentStore } from "../../../../src/tools/fakes/fake-content-store.ts";
import { operationOf, operations } from "../../../helpers/contract.ts";
import { reconnect, respondWith } from "../../../helpers/fake-fetch.ts";
import { startLocalServer } from "../../../helpers/local-server.ts";

/** The address of the site that the services are for. */
const SITE = "http://localhost:8080";

const NO = JSON.stringify({ message: "No" });

const store = await startFakeContentStore({ port: 0 });
const fake = await startFakeBackend({ port: 0, site: () => `${SITE}/`, report: () => {} });
Object.assign(process.env, settingsOf(store.origin), { API_BASE: fake.origin });
// The settings are read when they are first imported.
const { settings } = await import("../../../../src/settings.ts");
const { askBackend, askContentStore, send } = await import(
  "../../../../src/tools/check-services/recorded-services.ts"
);
const { backendRules, contentRules } = await import(
  "../../../../src/tools/check-services/rules.ts"
);

const test = suite("check-services");
test.after(async () => {
  await store.close();
  await fake.close();
});

const settingsWithToken = { ...settings, contentToken: "secret" };

/** The lines that the operator reads, without those of passed checks. */
const linesOf = (rules: Parameters<typeof findingsAfter>[0], exchanges: readonly Exchange[]) =>
  findingsAfter(rules, exchanges)
    .filter(({ level }) => level !== "ok")
    .map(({ level, text }) => `${level} ${text}`);

/** The exchanges with the fakes, which have no fault. */
const recorded = {
  content: await askContentStore(SITE, settings),
  token: await askContentStore(SITE, settingsWithToken),
  backend: await askBackend(SITE),
};
type Lines = (exchanges: readonly Exchange[]) => readonly string[];
const content: Lines = (exchanges) => linesOf(contentRules(settings), exchanges);
const token: Lines = (exchanges) => linesOf(contentRules(settingsWithToken), exchanges);
const backend: Lines = (exchanges) => linesOf(backendRules(settings), exchanges);
const lines = { content, token, backend };

test("an operator of sound services reads no complaint", () => {
  assert.equal(lines.content(recorded.content), []);
  assert.equal(lines.backend(recorded.backend), []);
});

test("an operator is warned of a token that shows drafts", () => {
  const [drafts = "", ...more] = lines.token(recorded.token);
  assert.match(drafts, /^warning drafts: everybody .*; remove CONTENT_TOKEN/);
  assert.equal(more, []);
});

test("the checks try each call of the contract, change nothing, and guess at API_BASE for status 404", async () => {
  const nothing = await startLocalServer((_, response) => response.writeHead(404).end());
  const { fetch } = globalThis;
  respondWith((path, init) => fetch(nothing.origin + path, init));
  const exchanges = await askBackend(SITE);
  reconnect();
  await nothing.close();
  const sent = nothing.requests.filter(({ method }) => method !== "OPTIONS");
  const found = nothing.requests.map(({ method = "", url = "", headers }) => {
    const wanted = headers["access-control-request-method"] ?? method;
    return operationOf(wanted, new URL(url, nothing.origin).pathname)?.id;
  });
  assert.equal([...new Set(found)].sort(), operations.map(({ id }) => id).sort());
  assert.equal(sent.map(({ method, url }) => `${method} ${url?.split("/")[3]}`).sort(), [
    "GET validate-reset-token",
    "POST login",
  ]);
  for (const { headers } of sent) assert.is(headers.accept, "application/json");
  const [first = "", ...others] = lines.backend(exchanges);
  assert.match(first, /^FAILED .*: status 404; first guess: API_BASE is wrong, http.*login\)/);
  for (const line of others) assert.match(line, /^not checked .*: skipped after the failure above/);
  assert.is(others.length, backendRules(settings).length - 1);
});

test("a late response is reported as none, and a redirect isn't followed", async () => {
  const server = await startLocalServer(({ url }, response) => {
    if (url === "/moved") response.writeHead(308, { location: "/there" }).end();
    if (url === "/there") response.end();
  });
  const late = await send(`${server.origin}/`, {}, 50);
  const moved = await send(`${server.origin}/moved`, {});
  await server.close();
  assert.is(late.failure, "none within 0.05 s");
  assert.is(moved.status, 308);
});

/** The changes that a fault makes to an exchange. */
type Fault = (exchange: Exchange) => Partial<Exchange>;

const reply =
  (status: number, body = "{}"): Fault =>
  () => ({ status, body });
const cors = reply(403, JSON.stringify({ message: "CORS Origin not allowed" }));
const html = (status: number) => reply(status, "<html>Not found</html>");
const result = (...list: readonly string[]) => reply(200, JSON.stringify({ result: list }));
const timedOut: Fault = () => ({
  status: 0,
  headers: new Headers(),
  failure: "none within 10 s",
});

/** Sets a header, or removes it if it is empty. */
const header =
  (name: string, value: string): Fault =>
  (exchange) => {
    const headers = new Headers(exchange.headers);
    if (value) headers.set(name, value);
    else headers.delete(name);
    return { headers };
  };
const allowOrigin = (value: string) => header("access-control-allow-origin", value);
const allowHeaders = (value: string) => header("access-control-allow-headers", value);

/** What could write over the lines of a terminal, or fill it. */
const HOSTILE = `\u009b2J\u00ad${"o".repeat(300)}`;
const hostileMove: Fault = () => ({ status: 301, headers: new Headers({ location: HOSTILE }) });
const hostileFailure: Fault = (exchange) => ({ ...timedOut(exchange), failure: HOSTILE });

type Row = readonly [kindAndName: RegExp, fault: Fault, complaint: RegExp];

/** Each fault, the exchanges that have it, and the one complaint that the operator reads. */
const faults: Readonly<Record<keyof typeof lines, readonly Row[]>> = {
  content: [
    [/^listing/, reply(404, NO), /^FAILED .*status 404 "No"; first guess: CONTENT_PROJECT/],
    [/^listing/, reply(401), /^FAILED .*; first guess: the dataset isn't public: npx sanity/],
    [/^listing/, reply(0), /^FAILED .*; first guess: this computer is offline, or CONTENT_P/],
    [/^listing/, html(200), /^FAILED .*status 200 with an HTML page; first guess: CONTENT_P/],
    [/^listing/, reply(402), /^FAILED .*; first guess: the project's quota is used up/],
    [/^listing/, cors, /^FAILED .*status 403 "CORS Origin not allowed"; first guess: add the site/],
    [/^listing/, result(), /^FAILED .*: the list is empty; publish an entry; or the dataset/],
    [/^listing/, allowOrigin(""), /^FAILED .* allows no origin, not http:\/\/localhost:8080; add/],
    [/^drafts/, result("drafts.a"), /^FAILED drafts: everybody can read some; CONTENT_API/],
    [/^drafts/, reply(500), /^not checked .*nobody can read drafts: no such/],
  ],
  token: [
    [/^listing/, reply(401), /^FAILED .*; first guess: CONTENT_TOKEN is wrong/],
    [/^preflight/, allowHeaders("*"), /^FAILED .*: the preflight doesn't allow the header auth/],
  ],
  backend: [
    [/^(login|link)/, html(200), /^FAILED .* with an HTML page; first guess: API_BASE is/],
    [/^login/, timedOut, /^FAILED login: no response \(none within 10 s\); look at/],
    [/^preflight login/, reply(301), /^FAILED .*: status 301, a redirect to no address; look/],
    [/^preflight/, reply(401), /^FAILED 5 requests, such as login: the preflight gets status 401;/],
    [
      /^preflight/,
      allowHeaders(""),
      /^FAILED 4 requests, such as login: the preflight doesn't allow the/,
    ],
    [/^login/, allowOrigin(""), /^FAILED login: status 401 "Inv.*" allows no origin/],
    [/^login/, reply(404), /^FAILED .*404; if API_BASE is right, respond with 401/],
    [/^login/, reply(404, JSON.stringify({ message: HOSTILE })), /gets status 404 "2Jo{196}…"; if/],
    [/^preflight login/, hostileMove, /301, a redirect to 2Jo{196}…; look/],
    [/^login/, hostileFailure, /^FAILED login: no response \(2Jo{196}…\); look/],
    [/^login/, allowOrigin(HOSTILE), /^FAILED login: .* allows 2Jo{196}…, not http/],
    [/^login/, reply(200), /^FAILED login: an unknown address gets status 200/],
    [/^link/, reply(200), /^FAILED .*: a link that doesn't exist gets status 200; refuse it/],
    [/^(login|link)/, html(429), /^not checked .*unknown .*: status 429, too many calls/],
  ],
};

for (const service of ["content", "token", "backend"] as const)
  for (const [kindAndName, fault, complaint] of faults[service])
    test(`an operator whose ${service} has a fault reads ${complaint.source}`, () => {
      const sound = lines[service](recorded[service]);
      const faulty = recorded[service].map((each) =>
        kindAndName.test(`${each.kind} ${each.name}`) ? { ...each, ...fault(each) } : each,
      );
      const found = lines[service](faulty).filter((line) => !sound.includes(line));
      assert.is(found.filter((line) => complaint.test(line)).length, 1, found.join("\n"));
      // The fault prevents these checks.
      const others = found.filter((line) => !complaint.test(line));
      for (const line of others) assert.match(line, /^not checked/);
    });

test.run();
