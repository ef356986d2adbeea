import * as assert from "uvu/assert";
import { sampleUser } from "../../standin/backend.ts";
import { backendSuite } from "./backend-suite.ts";

const { test, post, reports } = backendSuite("users API stand-in", { fresh: true });

const login = (body: unknown) => post("/api/users/login", body);
const register = (body: unknown) => post("/api/users/register", body);

const { name, email, password } = sampleUser;
const kofi = { name: "Kofi Mensah", email: "kofi@example.com", password: "pepper soup" };

for (const [like, given] of [
  ["as it is stored", email],
  ["in capitals", email.toUpperCase()],
  ["with white space round it", ` ${email}\n`],
] as const) {
  test(`the sample user signs in by an address ${like}`, async () => {
    const { status, body } = await login({ email: given, password });

    assert.is(status, 200);
    assert.equal(Object.keys(body), ["token", "user"]);
    assert.match(body.token, /^[\w-]{43}$/);
    const { id, ...rest } = body.user;
    assert.match(id, /^[\da-f-]{36}$/);
    assert.equal(rest, { name, email });
  });
}

test("each session has a token of its own", async () => {
  const first = await login({ email, password });
  const second = await login({ email, password });
  assert.is.not(first.body.token, second.body.token);
  assert.is(first.body.user.id, second.body.user.id);
});

for (const [what, given] of [
  ["a wrong password", { email, password: "susu-2025" }],
  ["the password in capitals", { email, password: password.toUpperCase() }],
  ["the password with a space", { email, password: `${password} ` }],
  ["a short password", { email, password: "s" }],
  ["an unknown address", { email: "nobody@example.com", password }],
  ["text that is no address", { email: "ama", password }],
  ["an address of the prototype's", { email: "__proto__", password }],
  ["a method's name for an address", { email: "constructor", password }],
] as const) {
  test(`login with ${what} is refused, without telling what was wrong`, async () => {
    const { status, body } = await login(given);
    assert.is(status, 401);
    assert.is(body.message, "Invalid email or password");
  });
}

for (const given of [
  {},
  { email },
  { password },
  { email: "", password },
  { email: " ", password },
  { email, password: "" },
  { email: null, password },
  { email, password: 123456 },
  { email: [email], password },
  { email: { toString: email }, password },
]) {
  test(`login is incomplete: ${JSON.stringify(given)}`, async () => {
    const { status, body } = await login(given);
    assert.is(status, 400);
    assert.is(body.message, "Email and password are required");
  });
}

test("whoever registers is signed in and can log in", async () => {
  const { status, body } = await register({ ...kofi, name: ` ${kofi.name} ` });

  assert.is(status, 201);
  assert.match(body.token, /^[\w-]{43}$/);
  const { id, ...rest } = body.user;
  assert.equal(rest, { name: kofi.name, email: kofi.email });

  const again = await login(kofi);
  assert.is(again.status, 200);
  assert.equal(again.body.user, { id, ...rest });
  assert.is((await login({ email, password: kofi.password })).status, 401);
});

for (const given of [
  { name: "Bo" },
  { name: "Müesser Ångström" },
  { name: "Ṣọlá Ọ̀ṣun" },
  { name: "عائشة" },
  { email: "a@b.lr" },
  { email: "first.last+tag@mail.example.com" },
  { password: "123456" },
  { password: "      " },
  { password: "пароль с пробелами" },
]) {
  test(`registration accepts ${JSON.stringify(given)}`, async () => {
    const user = { ...kofi, ...given };
    assert.is((await register(user)).status, 201);
    const { status, body } = await login(user);
    assert.is(status, 200);
    assert.is(body.user.name, user.name);
  });
}

for (const [given, message] of [
  [{ name: undefined }, "Full name is required"],
  [{ name: " " }, "Full name is required"],
  [{ name: 12 }, "Full name is required"],
  [{ name: " K " }, "Name must be at least 2 characters long"],
  [{ name: "Kofi 2" }, "Name should only contain letters and spaces"],
  [{ name: "Kofi\u001bMensah" }, "Name should only contain letters and spaces"],
  [{ email: undefined }, "Email is required"],
  [{ email: "  " }, "Email is required"],
  [{ email: ["a@b.lr"] }, "Email is required"],
  [{ email: "__proto__" }, "Please enter a valid email address"],
  [{ email: "kofi@example" }, "Please enter a valid email address"],
  [{ email: "@example.com" }, "Please enter a valid email address"],
  [{ email: "kofi@.com" }, "Please enter a valid email address"],
  [{ email: "ko fi@example.com" }, "Please enter a valid email address"],
  [{ email: "kofi@mensah@example.com" }, "Please enter a valid email address"],
  [{ email: "kofi\u001b@example.com" }, "Please enter a valid email address"],
  [{ email: "kofi\ud800@example.com" }, "Please enter a valid email address"],
  [{ email: `kofi@${".".repeat(60_000)}@` }, "Please enter a valid email address"],
  [{ password: undefined }, "Password is required"],
  [{ password: "" }, "Password is required"],
  [{ password: 123456 }, "Password is required"],
  [{ password: "12345" }, "Password must be at least 6 characters long"],
  [{ name: "", email: "", password: "" }, "Full name is required"],
] as const) {
  test(`registration refuses ${JSON.stringify(given).slice(0, 60)}`, async () => {
    const start = performance.now();
    const { status, body } = await register({ ...kofi, ...given });

    assert.is(status, 400);
    assert.is(body.message, message);
    assert.ok(performance.now() - start < 2000, "it took too long to find out");
  });
}

for (const given of [email, email.toUpperCase(), ` ${email} `]) {
  test(`nobody registers as ${JSON.stringify(given)} a second time`, async () => {
    const { status, body } = await register({ ...kofi, email: given });

    assert.is(status, 409);
    assert.is(body.message, "Email already exists");
    assert.is((await login({ email, password })).status, 200);
    assert.is((await login({ email, password: kofi.password })).status, 401);
  });
}

test("logging in and registering report nothing", async () => {
  await register(kofi);
  await login(kofi);
  await login({ email, password: "wrong password" });
  assert.equal(reports, []);
});

test.run();
