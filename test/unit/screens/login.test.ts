/** A visitor can log in and sign up, is remembered if asked for, and learns why not. */
import { fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { login } from "../../../src/content/login.ts";
import { barWords } from "../../../src/content/navigation.ts";
import { screens } from "../../../src/screen-table.ts";
import { storeItems } from "../../../src/tools/browser/sample-session.ts";
import { assertAbsent, assertFocus, focusMoves, textsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { changeHash, stored, waitForNavigation } from "../../helpers/rendered-site.tsx";
import { fakeBackend, respondJson } from "./backend-responses.ts";
import * as form from "./form-actions.ts";

const test = domSuite("login and sign-up");
const backend = fakeBackend(test);

const USER = { name: "Musu Kollie", email: "musu@example.com" };
const SUCCEEDS = respondJson(200, { token: "a-token", user: USER });
const SESSION = { token: "a-token", authToken: "a-token", user: JSON.stringify(USER) };

type Mode = typeof login.login | typeof login.signUp;

const LOGIN = { [login.email]: USER.email, [login.password]: "palm-nut" };
/** What visitors enter, by the labels of the fields. */
const ENTERED: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  [login.login]: LOGIN,
  [login.signUp]: {
    [login.name]: "  Musu Kollie ",
    ...LOGIN,
    [login.confirmPassword]: "palm-nut",
  },
};

const pressTab = (name: string) =>
  waitForNavigation(() => fireEvent.click(screen.getByRole("tab", { name })));
const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const remember = () => screen.getByRole<HTMLInputElement>("checkbox", { name: login.rememberMe });
const hasLogout = () => screen.queryByRole("button", { name: barWords.logout }) !== null;

const open = (mode: Mode) =>
  form.openScreen(mode === login.login ? "#/login" : "#/login/sign-up", screens.login.title);
async function openFilled(mode: Mode) {
  await open(mode);
  form.fill(ENTERED[mode]);
}

for (const [from, focused, announced] of [
  ["the field itself", () => form.control(login.password), ["Error: Password is required"]],
  ["another field", () => form.control(login.email), []],
] as const) {
  test(`an error is announced without moving the focus if the form is sent from ${from}`, async () => {
    await form.openLogin();
    form.type(login.email, USER.email);
    const seen = new Set<Element>();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      focused().focus();
      await form.submit();
      assertFocus(form.control(login.password));
      const alerts = [...document.querySelectorAll("main [role=alert]")];
      assert.equal(textsOf(alerts), announced);
      for (const alert of alerts) seen.add(alert);
      // Screen readers announce only a new alert.
      assert.is(seen.size, attempt * announced.length);
    }
  });
}

const REMEMBERED = { rememberedEmail: USER.email, rememberMe: "true" };

test("Sign Up has a link to the application, which needs no login", async () => {
  await open(login.signUp);
  const { label, path } = login.withoutLogin;
  assert.is(screen.getByRole("link", { name: label }).getAttribute("href"), `#${path}`);
});

for (const [what, change, email] of [
  ["a remembered e-mail address", {}, USER.email],
  ["an address to forget", { rememberMe: "false" }, ""],
  ["an address with a space", { rememberedEmail: `${USER.email} ` }, USER.email],
  ["the text of a fault", { rememberedEmail: "undefined" }, ""],
] as const) {
  test(`with ${what} stored, the forgotten password begins with ${email || "no address"}, too`, async () => {
    storeItems({ ...REMEMBERED, ...change });
    await form.openScreen("#/forgot-password", screens.forgotPassword.title);
    assert.is(form.control(login.email).value, email);
  });
}

test("a password that a password manager has put into the e-mail field isn't carried to another", async () => {
  await open(login.login);
  form.type(login.email, "palm-nut");
  await changeHash("#/forgot-password");
  assert.is(form.control(login.email).value, "");
});

for (const mode of [login.login, login.signUp] as const) {
  test(`an e-mail address that the browser has filled in without an event is also filled in at the forgotten password after a failed ${mode}`, async () => {
    await open(mode);
    for (const [label, text] of Object.entries(ENTERED[mode])) form.control(label).value = text;
    backend.responds(respondJson(400, {}));
    await form.submit();
    await changeHash("#/forgot-password");
    assert.is(form.control(login.email).value, USER.email);
  });
}

test("a refused login shows an error at both fields, and focuses the password", async () => {
  await openFilled(login.login);
  backend.responds(respondJson(401, { message: "No such email" }));
  await form.submit();
  const error = "Invalid credentials";
  assert.equal(form.errorsAt(...Object.keys(LOGIN)), {
    [login.email]: error,
    [login.password]: error,
  });
  assertFocus(form.control(login.password));
});

test("after a sign-up with a taken e-mail address, the login and the forgotten password are opened with that address", async () => {
  await openFilled(login.signUp);
  backend.responds(respondJson(409, {}));
  await form.submit();
  await waitForNavigation(() => fireEvent.click(screen.getByText(login.taken.label)));
  assert.is(selected(), login.login);
  assert.equal(form.valuesOf(...Object.keys(LOGIN)), { ...LOGIN, [login.password]: "" });
  assertAbsent(screen.queryByText(login.afterSignUp));
  assert.equal(form.failures(), []);

  await pressTab(login.signUp);
  form.fill(ENTERED[login.signUp]);
  await form.submit();
  const forgot = screen.getByRole("link", { name: login.forgotPassword.label });
  await changeHash(forgot.getAttribute("href") ?? "");
  assert.equal(
    [form.heading(), form.valuesOf(login.email)],
    [screens.forgotPassword.title, { [login.email]: USER.email }],
  );
});

test("a sign-up offers the login below an e-mail address that exists, until it is edited", async () => {
  await openFilled(login.signUp);
  const offersLogin = () => screen.queryByRole("link", { name: login.taken.label }) !== null;
  const unusable = "That email can't be used";
  backend.responds(respondJson(400, { message: unusable }));
  await form.submit();
  assert.equal([form.errorAt(login.email), offersLogin()], [unusable, false]);
  backend.responds(respondJson(409, {}));
  await form.submit();
  assert.ok(offersLogin());
  for (const email of ["other@example.com", ""]) {
    form.type(login.email, email);
    assert.not(offersLogin());
  }
  await form.submit();
  assert.ok(form.errorAt(login.email));
  assert.not(offersLogin());
});

test("a login welcomes the visitor once, and opens the application", async () => {
  await openFilled(login.login);
  backend.responds(SUCCEEDS);
  const moves = await focusMoves(async () => {
    await form.press();
    await form.flushUntil(() => form.heading() === screens.application.title);
  });

  assert.is(window.location.hash, "#/accounts");
  assert.equal(backend.posted(), [
    { call: "POST /api/users/login", body: { email: USER.email, password: "palm-nut" } },
  ]);
  assert.equal(stored(), { ...SESSION, rememberMe: "false" });
  assert.equal([form.successes(), form.failures()], [[login.welcome(USER.name)], []]);
  assert.ok(hasLogout());
  // After the button's words, one move.
  assert.equal(moves, [login.busy.login, screens.application.title]);
});

for (const [what, ticked, before, after] of [
  ["asks to be remembered", true, {}, REMEMBERED],
  ["no longer asks to be remembered", false, REMEMBERED, { rememberMe: "false" }],
] as const) {
  test(`for a visitor who ${what} the browser stores ${JSON.stringify(after)}`, async () => {
    storeItems(before);
    await form.openLogin();
    assert.is(form.control(login.email).value, ticked ? "" : USER.email);
    assert.is(remember().checked, !ticked);

    form.fill(LOGIN);
    fireEvent.click(remember());
    backend.responds(SUCCEEDS);
    await form.press();
    await form.flushUntil(() => window.location.hash === "#/accounts");
    assert.equal(stored(), { ...SESSION, ...after });
  });
}

test("a sign-up opens the login with its e-mail address, also in place of a remembered one", async () => {
  const remembered = { rememberMe: "true", rememberedEmail: "old@example.com" };
  storeItems(remembered);
  await openFilled(login.signUp);
  backend.responds(SUCCEEDS);
  await form.submit();

  assert.equal(backend.posted(), [
    { call: "POST /api/users/register", body: { ...USER, password: "palm-nut" } },
  ]);
  assert.equal([selected(), window.location.hash], [login.login, "#/login"]);
  assert.equal(
    [form.control(login.email).value, form.control(login.password).value],
    ["musu@example.com", ""],
  );
  assert.equal([form.successes(), form.failures()], [[login.created], []]);
  assert.equal(stored(), remembered);
  assert.not(hasLogout());
  assert.ok(screen.getByText(login.afterSignUp));

  await pressTab(login.signUp);
  await pressTab(login.login);
  assertAbsent(screen.queryByText(login.afterSignUp));
  assert.is(form.control(login.email).value, "old@example.com", "the form isn't reset");
});

test.run();
