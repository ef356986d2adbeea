import { mock } from "node:test";
import * as assert from "uvu/assert";
import { sampleUser } from "../../standin/backend.ts";
import { backendSuite, SITE } from "./backend-suite.ts";

const { test, post, send, reports } = backendSuite("password reset of the users API stand-in", {
  fresh: true,
});

const { email, password } = sampleUser;
const kofi = { name: "Kofi Mensah", email: "kofi+1@example.com", password: "pepper soup" };
const changed = "a new password";
const minute = 60_000;

test.before.each(() => mock.timers.enable({ apis: ["Date"], now: Date.UTC(2024, 2, 4) }));
test.after.each(() => mock.timers.reset());

const forgot = (given: unknown) => post("/api/users/forgot-password", { email: given });

const validate = (token: string, search = `?email=${encodeURIComponent(email)}`) =>
  send(`/api/users/validate-reset-token/${token}${search}`);

const reset = (token: string, body: unknown = { email, password: changed }) =>
  post(`/api/users/reset-password/${token}`, body);

const signsIn = async (given: string, as = email) =>
  (await post("/api/users/login", { email: as, password: given })).status === 200;

/** Asks for a link and takes the token out of it. */
async function tokenFor(address: string): Promise<string> {
  await forgot(address);
  const [, token = ""] = /#\/reset-password\/([^?]+)\?/.exec(reports.at(-1) ?? "") ?? [];
  return token;
}

function assertInvalid({ status, body }: Awaited<ReturnType<typeof send>>) {
  assert.is(status, 400);
  assert.is(body.message, "Invalid or expired reset link");
}

test("the answer doesn't tell whether there is such a user; the report has the link", async () => {
  const unknown = await forgot("nobody@example.com");
  assert.equal(reports, []);
  const known = await forgot(` ${email.toUpperCase()} `);

  assert.is(known.status, 200);
  assert.equal([known.status, known.body], [unknown.status, unknown.body]);
  assert.type(known.body.message, "string");
  assert.is(reports.length, 1);
  const [line = ""] = reports;
  assert.ok(line.startsWith(`Password reset link: ${SITE}#/reset-password/`));
  assert.match(line, /\/reset-password\/[\w-]{43}\?email=ama%40example\.com$/);
});

test("a link carries an address whole", async () => {
  await post("/api/users/register", kofi);
  const token = await tokenFor(kofi.email);

  assert.ok(reports.at(-1)?.endsWith("?email=kofi%2B1%40example.com"));
  assert.is((await validate(token, "?email=kofi%2B1%40example.com")).status, 200);
});

for (const [given, message] of [
  [undefined, "Email is required"],
  [" ", "Email is required"],
  ["__proto__", "Please enter a valid email address"],
] as const) {
  test(`no link is sent to ${JSON.stringify(given)}`, async () => {
    const { status, body } = await forgot(given);
    assert.is(status, 400);
    assert.is(body.message, message);
    assert.equal(reports, []);
  });
}

test("a link sets a new password once", async () => {
  const token = await tokenFor(email);
  assert.equal((await validate(token)).body, { valid: true });
  assert.equal((await validate(token)).status, 200, "looking at it doesn't use it up");

  assert.is((await reset(token)).status, 200);
  assert.ok(await signsIn(changed));
  assert.not(await signsIn(password));

  assertInvalid(await validate(token));
  assertInvalid(await reset(token, { email, password: "another one" }));
  assert.ok(await signsIn(changed));
});

for (const [given, message] of [
  [undefined, "Password is required"],
  ["12345", "Password must be at least 6 characters long"],
] as const) {
  test(`a link outlives a new password of ${JSON.stringify(given)}`, async () => {
    const token = await tokenFor(email);
    const { status, body } = await reset(token, { email, password: given });

    assert.is(status, 400);
    assert.is(body.message, message);
    assert.ok(await signsIn(password));
    assert.is((await reset(token)).status, 200);
  });
}

for (const [after, holds] of [
  [30 * minute - 1, true],
  [30 * minute, false],
] as const) {
  test(`after ${after} ms a link ${holds ? "still holds" : "has expired"}`, async () => {
    const token = await tokenFor(email);
    mock.timers.tick(after);

    assert.is((await validate(token)).status, holds ? 200 : 400);
    const answer = await reset(token);
    if (holds) assert.is(answer.status, 200);
    else assertInvalid(answer);
    assert.is(await signsIn(password), !holds);
  });
}

test("a new link voids the one before, and its time begins anew", async () => {
  const first = await tokenFor(email);
  mock.timers.tick(20 * minute);
  const second = await tokenFor(email);
  mock.timers.tick(20 * minute);

  assert.is.not(first, second);
  assertInvalid(await validate(first));
  assertInvalid(await reset(first));
  assert.is((await reset(second)).status, 200);
});

test("a link is its own user's alone", async () => {
  await post("/api/users/register", kofi);
  const token = await tokenFor(email);
  await tokenFor(kofi.email);

  for (const other of [kofi.email, "nobody@example.com", "__proto__", "", undefined, 7, [email]]) {
    assertInvalid(await reset(token, { email: other, password: changed }));
  }
  assertInvalid(await validate(token, `?email=${encodeURIComponent(kofi.email)}`));
  assert.ok(await signsIn(kofi.password, kofi.email));
  assert.ok(await signsIn(password));
  assert.is((await reset(token, { email: email.toUpperCase(), password: changed })).status, 200);
});

for (const search of [
  "",
  "?",
  "?email=",
  "?email",
  "?mail=ama%40example.com",
  "?email=__proto__",
]) {
  test(`a link without its address is invalid: "${search}"`, async () => {
    assertInvalid(await validate(await tokenFor(email), search));
  });
}

test("a token that was never given is invalid", async () => {
  const token = await tokenFor(email);
  for (const given of [
    "undefined",
    "__proto__",
    "a%2Fb",
    "%00",
    "x".repeat(5000),
    token.slice(1),
    `${token}x`,
    token.toUpperCase(),
  ]) {
    assertInvalid(await validate(given));
    assertInvalid(await reset(given));
  }
  assert.is((await reset(token)).status, 200);
});

test("a link to nowhere is invalid before anyone asked for one", async () => {
  assertInvalid(await validate("undefined"));
  assertInvalid(await reset("undefined"));
});

test("passwords are never reported, and a link only when it is made", async () => {
  const token = await tokenFor(email);
  const before = [...reports];
  await validate(token);
  await reset(token, { email, password: "short" });
  await reset(token);

  assert.equal(reports, before);
  for (const secret of [password, changed]) assert.not(reports.join().includes(secret));
});

test.run();
