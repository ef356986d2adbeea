/**
 * An operator would learn from visitors that a service refuses the site, or never learn that it is
 * open to other sites.
 */

import * as assert from "uvu/assert";
import type { Check, Exchange, Reply } from "../../../../src/tools/check-services/exchange.ts";
import { startBackend } from "../../../../src/tools/start/backend.ts";
import { startContentStore } from "../../../../src/tools/start/content-store.ts";
import { operationOf, operations, requestFaults } from "../../../helpers/contract.ts";
import { listen } from "../../../helpers/local-server.ts";
import { suite } from "../../../helpers/suite.ts";

/** The address of the site that the services are for. */
const SITE = "https://bank.example";

const NO = JSON.stringify({ message: "No" });

const store = await startContentStore({ port: 0 });
const fake = await startBackend({ port: 0, site: () => `${SITE}/`, report: () => {} });
Object.assign(process.env, {
  CONTENT_PROJECT: "sample",
  CONTENT_API: store.origin,
  CONTENT_IMAGES: store.origin,
  API_BASE: fake.origin,
});
// The settings are read when they are first imported.
const { settings } = await import("../../../../src/settings.ts");
const { findingsAfter, send } = await import("../../../../src/tools/check-services/exchange.ts");
const { askContentStore, contentChecks } = await import(
  "../../../../src/tools/check-services/content-store.ts"
);
const { askBackend, backendChecks, calls, sendUploads } = await import(
  "../../../../src/tools/check-services/backend.ts"
);

const test = suite("check-services");
test.after(async () => {
  await store.close();
  await fake.close();
});

/** Runs a function with other settings. */
async function withSettings<Value>(changes: Partial<typeof settings>, work: () => Promise<Value>) {
  const usual = { ...settings };
  Object.assign(settings, changes);
  try {
    return await work();
  } finally {
    Object.assign(settings, usual);
  }
}

const withToken = <Value>(work: () => Promise<Value>) =>
  withSettings({ contentToken: "secret" }, work);

type Checks = readonly [Check, ...Check[]];

/** The lines that the operator reads, without those of passed checks. */
const linesOf = (checks: Checks, exchanges: readonly Exchange[]) =>
  findingsAfter(checks, exchanges)
    .filter(({ level }) => level !== "ok")
    .map(({ level, text }) => `${level} ${text}`);

/** The exchanges with the fakes, which have no fault. */
const recorded = {
  content: await askContentStore(SITE),
  token: await withToken(() => askContentStore(SITE)),
  backend: [...(await askBackend(SITE)), ...(await sendUploads(SITE))],
};
type Lines = (exchanges: readonly Exchange[]) => Promise<readonly string[]>;
const content: Lines = async (exchanges) => linesOf(contentChecks(), exchanges);
const token: Lines = (exchanges) => withToken(() => content(exchanges));
const backend: Lines = async (exchanges) => linesOf(backendChecks, exchanges);
const lines = { content, token, backend };

test("an operator of sound services reads no complaint", async () => {
  assert.equal(await lines.content(recorded.content), []);
  assert.equal(await lines.backend(recorded.backend), []);
});

test("an operator is warned of a token that shows drafts, and reads that writing couldn't be checked", async () => {
  const [drafts = "", change = "", ...more] = await lines.token(recorded.token);
  assert.match(drafts, /^warning content store: drafts: everybody .*; remove CONTENT_TOKEN/);
  assert.match(
    change,
    /^not checked content store: CONTENT_TOKEN can't write: .*mutate\/production\?dryRun=true: status 405/,
  );
  assert.equal(more, []);
});

test("check-services tries each call of the contract, and no other", async () => {
  const found: string[] = [];
  for (const { name, url, body } of calls()) {
    const method = body === undefined ? "GET" : "POST";
    const operation = operationOf(method, new URL(url).pathname);
    assert.ok(operation, name);
    found.push(operation.id);
    // Of these two only the preflights are sent.
    if (name === "register" || name === "accounts/create") continue;
    const headers = { "content-type": "application/json" };
    const init = body ? { method, headers, body: JSON.stringify(body) } : {};
    assert.equal(await requestFaults(operation, new Request(url, init)), [], name);
  }
  assert.equal(found.sort(), operations.map(({ id }) => id).sort());
});

test("the checks change nothing at the backend, and their first guess for status 404 is API_BASE", async () => {
  const nothing = await listen((_, response) => response.writeHead(404).end());
  const other = { apiBase: nothing.origin, usersApi: `${nothing.origin}/api/users` };
  const exchanges = await withSettings(other, () => askBackend(SITE));
  await nothing.close();
  const posts = nothing.requests.filter(({ method }) => method === "POST");
  assert.equal(posts.map(({ url }) => url?.split("/")[3]).sort(), [
    "forgot-password",
    "login",
    "reset-password",
  ]);
  const [first = "", ...others] = await lines.backend(exchanges);
  assert.match(
    first,
    /^FAILED backend: login, .*: status 404; first guess: API_BASE is wrong, http/,
  );
  for (const line of others) assert.match(line, /^not checked .*: skipped after the failure above/);
  assert.is(others.length, backendChecks.length - 1);
});

test("an operator reads that a backend is open to every origin", async () => {
  const open = await listen(({ method, headers }, response) =>
    response
      .writeHead(method === "OPTIONS" ? 204 : 401, {
        "access-control-allow-origin": headers.origin ?? "",
        "access-control-allow-headers": "content-type",
      })
      .end("{}"),
  );
  const other = { apiBase: open.origin, usersApi: `${open.origin}/api/users` };
  const exchanges = await withSettings(other, () => askBackend(SITE));
  await open.close();
  const found = await lines.backend(exchanges);
  const all =
    "login, register, forgot-password, validate-reset-token, reset-password, accounts/create";
  const opened = [`${SITE}.other.example`, "https://other-bank.example", "null"];
  const line = opened.map((origin) => `${all}: open to ${origin}`).join("; ");
  assert.ok(found.join("\n").includes(`FAILED backend: ${line}; allow`), found.join("\n"));
});

test("a late response is reported as none, and a redirect isn't followed", async () => {
  const server = await listen(({ url }, response) => {
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

const respond =
  (change: (response: Reply, exchange: Exchange) => Partial<Reply>): Fault =>
  (exchange) => ({ response: { ...exchange.response, ...change(exchange.response, exchange) } });

const reply = (status: number, body = "{}") => respond(() => ({ status, body: Buffer.from(body) }));
const html = (status: number) => reply(status, "<html>Not found</html>");
const result = (...list: readonly string[]) => reply(200, JSON.stringify({ result: list }));
const timedOut = respond(() => ({
  status: 0,
  headers: new Headers(),
  failure: "none within 10 s",
}));

/** Sets a header, or removes it if it is empty. */
const header = (name: string, value: (exchange: Exchange) => string) =>
  respond((response, exchange) => {
    const headers = new Headers(response.headers);
    if (value(exchange)) headers.set(name, value(exchange));
    else headers.delete(name);
    return { headers };
  });
const allowOrigin = (value: string) => header("access-control-allow-origin", () => value);
const allowHeaders = (value: string) => header("access-control-allow-headers", () => value);
/** Allows every origin that starts with the site's. */
const careless = header("access-control-allow-origin", ({ origin }) =>
  origin.startsWith(SITE) ? origin : "",
);
const absent: Fault = () => ({ kind: "none" });

type Row = readonly [kindAndName: RegExp, fault: Fault, complaint: RegExp];

/** Each fault, the exchanges that have it, and the one complaint that the operator reads. */
const faults: Readonly<Record<keyof typeof lines, readonly Row[]>> = {
  content: [
    [/^listing/, reply(404, NO), /^FAILED .*status 404 "No"; first guess: CONTENT_PROJECT/],
    [/^listing/, reply(401), /^FAILED .*; first guess: the dataset isn't public: npx sanity/],
    [/^listing/, reply(0), /^FAILED .*; first guess: this computer is offline, or CONTENT_P/],
    [/^listing/, html(200), /^FAILED .*status 200 with an HTML page; first guess: CONTENT_P/],
    [/^listing/, result(), /^not checked .*: it is empty; publish an entry; or the dataset/],
    [/^listing/, allowOrigin(""), /^FAILED .* allows no origin, not https:\/\/bank.example; add/],
    [/^drafts/, result("drafts.a"), /^FAILED .*: drafts: everybody can read some; CONTENT_API/],
    [/^drafts/, reply(500), /^not checked .*nobody can read drafts: drafts: status 500$/],
    [/^picture/, () => ({ size: { width: 2000, height: 1400 } }), /^FAILED .*: 2000 × 1400 pix/],
    [/^picture/, () => ({ size: null }), /^FAILED .*, not a picture; first guess: CONTENT_IMAGES/],
    [/^picture/, absent, /^not checked .*: no news entry has a picture$/],
  ],
  token: [
    [/^change/, reply(200), /^FAILED .*: everybody can write with CONTENT_TOKEN; delete it/],
    [/^preflight/, allowHeaders("*"), /^FAILED .*: the preflight doesn't allow the header auth/],
  ],
  backend: [
    [/^(account|link)/, html(200), /^FAILED .* with an HTML page; first guess: API_BASE is/],
    [/^account login/, timedOut, /^FAILED .*: login: no response \(none within 10 s\); look at/],
    [/^preflight login/, reply(301), /^FAILED .*: status 301, a redirect to no address; look/],
    [/^preflight/, reply(401), /^FAILED .*: login, reg.*create: the preflight gets status 401;/],
    [/^preflight/, allowHeaders(""), /^FAILED .*reset-password: the preflight doesn't allow the/],
    [/^account login/, allowOrigin(""), /^FAILED .*: login: status 401 "Inv.*" allows no origin/],
    [/^(acc|link|pre|other)/, allowOrigin("*"), /^FAILED .*create: open to all origins; allow/],
    [/^other/, careless, /^FAILED .*: open to https:\/\/bank.example.other.example; allow/],
    [/^account login/, reply(404), /^FAILED .*404; if API_BASE is right, respond with 401/],
    [/^account login/, reply(200), /^FAILED .*: login: an unknown address gets status 200/],
    [/^account forgot/, reply(404), /^FAILED .*404; if API_BASE and .* respond with 200/],
    [/^(account|link)/, html(429), /^not checked .*unknown .*: status 429, too many calls/],
    [
      /^upload a picture/,
      reply(201),
      /^FAILED .*: a picture of 6 MB: status 201; refuse it with 400/,
    ],
    [/^upload/, reply(500), /^FAILED .*: a file of .*, a picture of 6 MB: status 500; refuse/],
    [/^upload/, timedOut, /^FAILED .*: a file .* 6 MB: no response .*: a proxy ends the upload/],
    [/^upload a pic/, allowOrigin(""), /^FAILED .*: status 413 .* guess: a proxy's size limit/],
    [/^upload/, reply(429), /^not checked backend: it refuses large .*: status 429, too/],
    [/^upload/, absent, /^not checked backend: .*: add -- --uploads/],
  ],
};

for (const service of ["content", "token", "backend"] as const)
  for (const [kindAndName, fault, complaint] of faults[service])
    test(`an operator whose ${service} has a fault reads ${complaint.source}`, async () => {
      const sound = await lines[service](recorded[service]);
      const faulty = recorded[service].map((each) =>
        kindAndName.test(`${each.kind} ${each.name}`) ? { ...each, ...fault(each) } : each,
      );
      const found = (await lines[service](faulty)).filter((line) => !sound.includes(line));
      assert.is(found.filter((line) => complaint.test(line)).length, 1, found.join("\n"));
      // The fault prevents these checks.
      const others = found.filter((line) => !complaint.test(line));
      for (const line of others) assert.match(line, /^not checked/);
    });

test.run();
