/** An operator learns which service refuses the site, and why. */
import { once } from "node:events";
import http, { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
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
import { operationOf, operations } from "../../../src/tools/helpers/backend-operations.ts";
import { settingsOf } from "../../../src/tools/helpers/build-site.ts";
import { type HttpResponse, json } from "../../../src/tools/server/serve.ts";
import { requestErrors } from "../../helpers/contract.ts";
import { runProgram } from "../../helpers/run-program.ts";

/** The address of the site that the services are for. */
const SITE = "http://localhost:8080";

type Reply = Partial<HttpResponse>;

const checks = {
  "content store": checkContentStore,
  "store with a token": (site: string) =>
    checkContentStore(site, { ...settings, contentToken: "secret" }),
  "Express backend": checkBackend,
  "Laravel backend": checkBackend,
  "NestJS backend": checkBackend,
};
type Name = keyof typeof checks;
const names = Object.keys(checks) as Name[];

/** How sound backends refuse a call. The site cuts the message of the last. */
const refusals: { readonly [name in Name]?: Reply } = {
  "Express backend": json(400, { message: "Invalid email" }),
  "Laravel backend": json(422, { message: "The email field is required. (and 2 more errors)" }),
  "NestJS backend": json(400, { message: Array(9).fill("email must be an email"), error: "" }),
};

const NEWS = /^GET .*perspective/;
const DRAFTS = /^GET .*query\/production\?query/;
const LOGIN = /^POST .*login/;
const REGISTER = /^POST .*register/;
const APPLICATION = /^POST .*create$/;
const LARGE_APPLICATION = /^POST .*create 100-continue/;
const PASSWORDS = /^(GET|POST) .*(forgot|reset)/;
const LINK = /^GET .*validate-reset-token/;
const PREFLIGHT = /^OPTIONS/;
const CALL = /^(GET|POST)(?!.*100-continue)/;

let service: Name = "content store";
/** The requests that get another reply than those of sound services. */
let faulty = /^$/;
let faultyReply: Reply | "drop" = {};
/** The calls and preflights of the checks. */
const requests: Request[] = [];

/** How sound services respond. */
function soundReply(call: string): Reply | undefined {
  if (NEWS.test(call)) return { body: '{"result": [{}]}' };
  if (DRAFTS.test(call)) return { body: '{"result": []}' };
  if (PREFLIGHT.test(call)) return { status: 204 };
  return LARGE_APPLICATION.test(call) ? { status: 100 } : refusals[service];
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  const call = [request.method, request.url, request.headers.expect].join(" ").trim();
  const reply = faulty.test(call) ? faultyReply : {};
  if (reply === "drop") {
    response.destroy();
    return;
  }
  const { status = 200, headers, body } = { ...soundReply(call), ...reply };
  const sound = {
    "access-control-allow-origin": SITE,
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
  };
  if (status === 100) response.writeContinue();
  else response.writeHead(status, { ...sound, ...headers }).end(body);
}

const server = createServer(respond).on("checkContinue", respond).listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const test = suite("check-services");

/** Sends each request to this server instead of to its host. */
const { fetch } = globalThis;
const { request } = https;
test.before(() => {
  globalThis.fetch = (address, init) => {
    requests.push(new Request(address, init));
    const { pathname, search } = new URL(`${address}`);
    return fetch(origin + pathname + search, init);
  };
  https.request = ((url: URL, options: http.RequestOptions) =>
    http.request(origin + url.pathname, options)) as typeof request;
});
test.after(() => {
  globalThis.fetch = fetch;
  https.request = request;
  server.close();
  server.closeAllConnections();
});

/** What nobody can check without a user. */
const UNCHECKED = "not checked backend: a successful login and sign-up; try them on the built site";

/** What the operator reads, without passed checks, if some requests get another reply. */
async function complaints(name: Name, calls = /^$/, reply: Reply | "drop" = {}): Promise<string[]> {
  [service, faulty, faultyReply] = [name, calls, reply];
  const lines: string[] = [];
  for await (const { level, text } of checks[name](SITE))
    if (level !== "ok") lines.push(`${level} ${text}`);
  if (checks[name] === checkBackend) assert.is(lines.pop(), UNCHECKED);
  return lines;
}

for (const name of names)
  test(`an operator of a sound ${name} reads no complaint`, async () => {
    assert.equal(await complaints(name), []);
  });

test("the checks make each call of the contract as a page does, so that a backend refuses it", async () => {
  requests.length = 0;
  await complaints("Express backend");
  const made: string[] = [];
  for (const request of requests) {
    const { method, url, headers } = request;
    assert.is(headers.get("origin"), SITE);
    const wanted = headers.get("access-control-request-method") ?? method;
    const found = operationOf(wanted, new URL(url).pathname);
    made.push(`${method} ${found?.id}`);
    if (found === undefined || method === "OPTIONS") continue;
    assert.is(headers.get("accept"), "application/json");
    // A valid login or link is refused, since nobody has it.
    const isValid = (await requestErrors(found, request)).length === 0;
    assert.is(isValid, ["requestLogin", "checkResetLink"].includes(found.id), found.id);
  }
  const calls = operations.map(({ id, method }) => `${method} ${id}`);
  const posts = calls.filter((call) => call.startsWith("POST"));
  const preflights = posts.map((call) => call.replace("POST", "OPTIONS"));
  assert.equal(made.sort(), [...calls, ...preflights].sort());
});

const HTML = { status: 200, body: "<html>Not found</html>" };
/** What could write over the lines of a terminal, or fill it. */
const HOSTILE = `\u009b2J\u00ad${"o".repeat(300)}`;
const message = (status: number, text: string) => json(status, { message: text });
const listed = (...result: string[]) => json(200, { result });
const redirect = (location: string) => ({ status: 301, headers: { location } });
const allowOrigin = (origin: string) => ({ headers: { "access-control-allow-origin": origin } });
const allowHeaders = (names: string) => ({ headers: { "access-control-allow-headers": names } });
const notFound = { ...HTML, status: 404 };
const brief = { headers: { "access-control-max-age": "" } };
const OTHER = allowOrigin("https://b.c");

/** A fault, the requests that have it, and the complaint that the operator reads; null for none. */
type Row = readonly [string, RegExp, Reply | "drop", RegExp | null, ("warning" | "not checked")?];

const faults: { readonly [name in Name]?: readonly Row[] } = {
  "content store": [
    ["knows no such project", NEWS, message(404, "No"), /404 "No"; first guess: CONTENT_PROJECT/],
    ["has a private dataset", NEWS, { status: 401 }, /guess: the dataset isn't public: npx/],
    ["doesn't respond", NEWS, "drop", /no response \(.*; first guess: this computer is offline/],
    ["sends a page", NEWS, HTML, /200 with an HTML page; first guess: CONTENT_P/],
    ["is over its quota", NEWS, { status: 402 }, /; first guess: the project's quota is used up/],
    ["refuses the site", NEWS, message(403, "CORS Origin"), /403 "CORS .*: add the site's/],
    ["has no news", NEWS, listed(), /list of news is empty; publish .*; or the dataset/],
    ["allows another site", NEWS, OTHER, /news allows https:\/\/b.c, not .*; add/],
    ["shows drafts", DRAFTS, listed("drafts.a"), /everybody can read drafts; CONTENT_API/],
    ["fails for drafts", DRAFTS, { status: 500 }, /drafts: status 500/, "not checked"],
  ],
  "store with a token": [
    ["refuses the token", NEWS, { status: 401 }, /; first guess: CONTENT_TOKEN is wrong/],
    ["shows drafts", DRAFTS, listed("drafts.a"), /remove CONTENT_TOKEN/, "warning"],
    ["allows no token", PREFLIGHT, allowHeaders("*"), /doesn't allow the header auth.*; add the/],
  ],
  "Express backend": [
    ["is a website", CALL, HTML, /: status 200 with an HTML page; is the route missing, or/],
    ["doesn't run", CALL, "drop", /API_BASE right, and|reset-password: .*\); is USERS_API right/],
    ["has no sign-up", REGISTER, notFound, /: register: https:.*r: status 404 .*, or API_BASE/],
    ["has no reset", PASSWORDS, notFound, /: forgot-password, validate-.*, or USERS_API/],
    ["has no application", APPLICATION, notFound, /: accounts\/create: .*, or API_BASE wrong\?/],
    ["has no such user", LOGIN, message(404, "No user"), /login: .* "No user"; .* with 401/],
    ["sends errors with 200", LOGIN, { status: 200 }, /login: .* 200 .*; refuse it .* with 401/],
    ["stores anything", APPLICATION, { status: 201 }, /create: .* 201 .* and delete what it/],
    ["accepts any link", LINK, { status: 200 }, /: validate-.*: .* status 200 .*; refuse it/],
    ["throws", REGISTER, { ...HTML, status: 500 }, /: register: .* 500 with .*; look at the logs/],
    ["has a small limit", LARGE_APPLICATION, { status: 413 }, /: status 413 for 5.4 MB; allow 6/],
    ["hangs up", LARGE_APPLICATION, "drop", /whether it allows 5.4 MB: socket/, "not checked"],
    ["allows another site", CALL, OTHER, /: the response allows https:\/\/b.c, not .*; set/],
    ["hides errors", CALL, allowOrigin(""), /response allows no origin, not .*, also on errors$/],
    ["allows every site", CALL, allowOrigin("*"), /: login, .* also allows the pages/, "warning"],
    ["refuses preflights", PREFLIGHT, { status: 401 }, /: the preflight gets status 401; respond/],
    ["redirects a preflight", /S .*login/, redirect("/"), /: login: .* a redirect to \/; respond/],
    ["allows all headers", PREFLIGHT, allowHeaders("*"), null],
    ["allows no header", PREFLIGHT, allowHeaders(""), /: login, register, forgot-.* content-type;/],
    ["refuses a form", /S .*create/, allowOrigin(""), /create: the preflight allows no origin,/],
    ["has short preflights", PREFLIGHT, brief, /; send Access-Control-Max-Age: 600/, "warning"],
  ],
  "Laravel backend": [
    ["adds a slash", CALL, redirect("/a/"), /a redirect to \/a\/; correct .* without a slash at/],
    ["wants a login", APPLICATION, message(401, "Log in"), /: .* 401 .*; need no login, cookie/],
    ["wants a CSRF token", /^POST/, message(419, "CSRF token"), /: status 419 "CSRF .*; need no/],
    [
      "reads no form",
      APPLICATION,
      message(415, "Unsupported"),
      /create: .*; need no .* read its body/,
    ],
    ["wants another method", LINK, message(405, "No GET"), /: validate-.*: .*, or USERS_API wrong/],
    ["has a limit", CALL, { ...HTML, status: 429 }, /status 429, too many/, "not checked"],
    ["limits preflights", PREFLIGHT, { status: 429 }, /status 429, too many/, "not checked"],
    ["names a hostile origin", LOGIN, allowOrigin(HOSTILE), /allows 2Jo{196}…, not http/],
    ["has a hostile message", LOGIN, message(404, HOSTILE), /404 "2Jo{196}…"; is/],
    ["has a hostile redirect", LINK, redirect(HOSTILE), /2Jo+…; correct/],
  ],
};

for (const name of names)
  for (const [fault, calls, reply, complaint, level = "FAILED"] of faults[name] ?? []) {
    const effect = complaint === null ? "nobody is told" : "an operator is told";
    test(`${effect} that the ${name} ${fault}`, async () => {
      const lines = await complaints(name, calls, reply);
      assert.is(lines.length > 0, complaint !== null, "whether there is a complaint");
      for (const line of lines)
        assert.ok(line.startsWith(level) && complaint?.test(line), `${line} isn't ${complaint}`);
    });
  }

/** Refusals of a sign-up, and what visitors read. */
for (const [status, body, words = "An error occurred"] of [
  [400, { error: "Please add all fields" }],
  [400, { message: { email: "Email is required" } }],
  [400, { message: "{'email': ['This field is required.']}" }, "{'email': ["],
  [400, { message: "Cannot read properties of undefined (reading 'a')" }, "Cannot read"],
  [400, { message: "User validation failed: email: Path `email` is required." }, "User v"],
  [400, { message: "SQLITE_BUSY: database is locked" }, "SQLITE_"],
  [400, { message: "Validation failed for object='user'" }, "Validation f"],
  [400, { message: "SequelizeValidationError: name is empty" }, "Sequelize"],
  [400, { message: "Bad Request" }, "Bad Request"],
  [422, { message: "Unprocessable Entity Exception" }, "Unprocessable"],
  [422, { message: "The given data was invalid." }, "The given data"],
  [422, { message: "validation.required" }, "validation.required"],
] as const)
  test(`an operator is told what visitors read of ${JSON.stringify(body)}`, async () => {
    const reply = json(status, body);
    const [line = "", ...others] = await complaints("Express backend", REGISTER, reply);
    assert.ok(line.includes(`; visitors read "${words}`), line);
    assert.match(line, /^FAILED backend: register: status 4.*; send a sentence for them as {/);
    assert.equal(others, []);
  });

test("an operator is told what visitors read on each form if no refusal has a message", async () => {
  const lines = await complaints("Laravel backend", CALL, json(422, { email: ["No"] }));
  for (const [names, words] of [
    ["login, register", "An error occurred"],
    ["forgot-password", "Failed to send reset link. Try again."],
    ["validate-reset-token", "Invalid or expired reset link"],
    ["reset-password", "Failed to reset password"],
    ["accounts/create", "Submission failed. Please try again."],
  ]) {
    const line = lines.find((each) => each.includes(`: ${names}: status 422`));
    assert.ok(line?.includes(`; visitors read "${words}"`), line);
  }
});

test("an operator reads that a service responds too late", async () => {
  const timeout = mock.method(AbortSignal, "timeout", () => AbortSignal.abort());
  const lines = await complaints("NestJS backend").finally(() => timeout.mock.restore());
  for (const line of lines) assert.match(line, /^FAILED .*: no response \(none within 10 s\); is/);
  assert.is(lines.length, 2, "one for each setting");
});

test("npm run check-services finds no fault with the fakes, counts what it found, and exits with 1 if a check has failed", async () => {
  const reports: string[] = [];
  const content = await startFakeContentStore({ port: 0 });
  const backend = await startFakeBackend({
    port: 0,
    site: () => `${SITE}/`,
    report: (text) => reports.push(text),
  });
  const sound = { ...settingsOf(content.origin, backend.origin), SITE_ADDRESS: SITE };
  const run = (more: NodeJS.ProcessEnv) =>
    runProgram("src/tools/check-services.ts", [], { env: { ...sound, ...more } });

  const token = await run({ CONTENT_TOKEN: "secret" });
  assert.is(token.code, 0, token.printed);
  assert.match(token.printed, /\n\d+ ok, 1 warning, 0 failed, 1 not checked\n$/);
  assert.ok(token.printed.includes(UNCHECKED), token.printed);
  assert.equal(reports, []);
  const wrong = await run({ API_BASE: content.origin });
  assert.is(wrong.code, 1);
  assert.match(wrong.printed, /\n3 ok, 0 warnings, 1 failed, 1 not checked\n$/);
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
