import { mock } from "node:test";
import * as assert from "uvu/assert";
import { signUpErrors } from "../../../../src/rules/validation.ts";
import { sampleUser } from "../../../../src/tools/start/backend.ts";
import { backendSuite, SITE } from "./backend-suite.ts";

const { test, post, send, reports } = backendSuite("fake users API");

const { name, email, password } = sampleUser;
const kofi = { name: "Kofi Mensah", email: "kofi+1@example.com", password: "pepper soup" };
const changed = "a new password";
const MINUTE = 60_000;

test.before.each(() => mock.timers.enable({ apis: ["Date"], now: Date.UTC(2024, 2, 4) }));
test.after.each(() => mock.timers.reset());

const login = (given: object) => post("/api/users/login", given);
const register = (user: object) => post("/api/users/register", user);

for (const [given, status] of [
  [{ email, password }, 200],
  [{ email: ` ${email.toUpperCase()}\n`, password }, 200],
  [{ email, password: password.toUpperCase() }, 401],
  [{ email, password: `${password} ` }, 401],
  [{ email: "nobody@example.com", password }, 401],
  [{ email }, 401],
  [{ password }, 401],
] as const) {
  test(`a login with ${JSON.stringify(given)} is answered with ${status}`, async () => {
    const answer = await login(given);
    assert.is(answer.status, status);
    if (status !== 200) return;
    const { token, user } = answer.body;
    assert.ok(token);
    assert.equal([user.name, user.email], [name, email]);
  });
}

test("a visitor who registers can log in, once by each e-mail address", async () => {
  const registered = await register({ ...kofi, name: ` ${kofi.name} ` });
  assert.is(registered.status, 201);
  assert.equal(registered.body.user.name, kofi.name);
  const { user } = (await login(kofi)).body;
  assert.is(user.id, registered.body.user.id);
  assert.is.not(user.lastLogin, registered.body.user.lastLogin);

  const again = await register({ ...kofi, email: kofi.email.toUpperCase(), password: changed });
  assert.is(again.status, 409);
  assert.is((await login(kofi)).status, 200);
});

for (const wrong of [
  { name: " " },
  { name: "K" },
  { name: "Kofi 2" },
  { email: " " },
  { email: "kofi@example" },
  { email: "@example.com" },
  { email: "ko fi@example.com" },
  { password: "" },
  { password: "12345" },
]) {
  test(`a registration with ${JSON.stringify(wrong)} is refused in the site's words`, async () => {
    const user = { ...kofi, ...wrong };
    const [words] = Object.values(signUpErrors({ ...user, confirmPassword: user.password }));
    const { status, body } = await register(user);

    assert.is(status, 400);
    assert.is(body.message, words);
    assert.is((await login(user)).status, 401);
  });
}

const forgot = (address: string) => post("/api/users/forgot-password", { email: address });

const validate = (token: string, address = email) =>
  send(`/api/users/validate-reset-token/${token}?${new URLSearchParams({ email: address })}`);

const reset = (token: string, given: object = { email, password: changed }) =>
  post(`/api/users/reset-password/${token}`, given);

/** Asks for a link, and gives its token. */
async function tokenFor(address: string): Promise<string> {
  await forgot(address);
  const [, token = ""] = /#\/reset-password\/([^?]+)\?/.exec(reports.at(-1) ?? "") ?? [];
  return token;
}

async function assertInvalid(token: string, address = email) {
  assert.is((await validate(token, address)).status, 400);
  assert.is((await reset(token, { email: address, password: changed })).status, 400);
}

test("a link is reported only for a user, and the answer doesn't tell which e-mail is one", async () => {
  const unknown = await forgot("nobody@example.com");
  assert.equal(reports, []);
  await register(kofi);
  const known = await forgot(kofi.email);

  assert.is(known.status, 200);
  assert.equal(known.body, unknown.body);
  assert.match(
    reports.join(),
    /^Password reset link: \S+\/[\w-]{43}\?email=kofi%2B1%40example\.com$/,
  );
  assert.match(reports.join(), `: ${SITE}#/reset-password/`);
  assert.is((await forgot("kofi")).status, 400);
});

test("a link sets a new password once", async () => {
  const token = await tokenFor(email);
  assert.is((await validate(token)).status, 200);
  assert.is((await reset(token, { email, password: "12345" })).status, 400);
  assert.is((await reset(token)).status, 200);

  assert.is((await login({ email, password: changed })).status, 200);
  assert.is((await login({ email, password })).status, 401);
  await assertInvalid(token);
});

for (const [after, status] of [
  [30 * MINUTE - 1, 200],
  [30 * MINUTE, 400],
] as const) {
  test(`a link is answered with ${status} after ${after} ms`, async () => {
    const token = await tokenFor(email);
    mock.timers.tick(after);

    assert.is((await validate(token)).status, status);
    assert.is((await reset(token)).status, status);
  });
}

test("only the last link of a user is valid, and only with the user's e-mail", async () => {
  await register(kofi);
  const [first, last, other] = [
    await tokenFor(email),
    await tokenFor(email),
    await tokenFor(kofi.email),
  ];

  await assertInvalid(first);
  await assertInvalid(other);
  await assertInvalid("undefined", "nobody@example.com");
  for (const address of [kofi.email, ""]) await assertInvalid(last, address);
  assert.is((await reset(last)).status, 200);
});

test.run();
