import { fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { visitor } from "../../../src/content/navigation.ts";
import { login } from "../../../src/content/portal.ts";
import { titles } from "../../../src/content/titles.ts";
import { HttpError } from "../../../src/lib/http.ts";
import { authFailure } from "../../../src/rules/messages.ts";
import { loginErrors } from "../../../src/rules/validation.ts";
import { logOut } from "../../../src/session.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { refuseStorage } from "../lib/refuse-storage.ts";
import { backendOf, says } from "./backend.ts";
import {
  banner,
  control,
  errorAt,
  errorsAt,
  failures,
  fill,
  heading,
  openLogin,
  press,
  stored,
  submit,
  successes,
  type,
  typed,
  until,
} from "./portal.tsx";

const test = pageSuite("login");
const backend = backendOf(test);

// A session that the storage refused lives in the module; no other test may find it there.
test.after.each(() => logOut());

const USER = { name: "Musu Kollie", email: "musu@example.com" };
const SUCCEEDS = says(200, { token: "a-token", user: USER });
const SESSION = { token: "a-token", authToken: "a-token", user: JSON.stringify(USER) };
const FILLED = { [login.email]: USER.email, [login.password]: "palm-nut" };

const remember = () => screen.getByRole<HTMLInputElement>("checkbox", { name: login.rememberMe });
const openFilled = async () => {
  await openLogin();
  fill(FILLED);
};
const hasLogout = () => screen.queryByRole("button", { name: visitor.logout }) !== null;

test("the screen opens on the login, beside the sign-up", async () => {
  await openLogin();

  assert.equal(
    screen.getAllByRole("tab").map((tab) => [tab.textContent, tab.getAttribute("aria-selected")]),
    [
      [login.login, "true"],
      [login.signUp, "false"],
    ],
  );
  assert.not.ok(remember().checked);
  const forgot = screen.getByRole("link", { name: login.forgotPassword.label });
  assert.is(forgot.getAttribute("href"), "#/forgot-password");
});

test("what is wrong stands at its field until that is edited, and nothing is sent", async () => {
  await openLogin();
  type(login.email, "musu");
  await submit();
  const wrong = loginErrors({ email: "musu", password: "" });

  assert.equal(errorsAt(login.email, login.password), {
    [login.email]: wrong.email,
    [login.password]: wrong.password,
  });
  assert.is(document.activeElement, control(login.email));
  assert.equal([backend.calls, failures()], [[], []]);
  type(login.email, "musu@");
  assert.equal(errorsAt(login.email, login.password), { [login.password]: wrong.password });
});

test("switching to the sign-up and back clears what was typed and what was wrong", async () => {
  await openLogin();
  type(login.email, "musu");
  await submit();
  for (const name of [login.signUp, login.login]) {
    fireEvent.click(screen.getByRole("tab", { name }));
    assert.equal([control(login.email).value, errorAt(login.email)], ["", null]);
  }
});

for (const status of [401, 409]) {
  test(`status ${status} is told in a toast and at the fields that it is about`, async () => {
    await openFilled();
    backend.answers(says(status, { message: "No such email" }));
    await submit();
    const { toast, fields = {} } = authFailure(new HttpError(status, null), "login");

    assert.equal(failures(), [toast]);
    assert.equal(
      [errorAt(login.email), errorAt(login.password)],
      [fields.email, fields.password ?? null],
    );
    assert.is(banner(), null);
    assert.is(document.activeElement, control(login.email));
    assert.equal(typed(login.email, login.password), FILLED);
    assert.equal([stored(), hasLogout()], [{}, false]);
  });
}

test("a visitor who logs in is welcomed, signed in and led to the application", async () => {
  await openFilled();
  backend.answers(SUCCEEDS);
  await press();
  await until(() => heading() === titles.accounts);

  assert.is(window.location.hash, "#/accounts");
  assert.equal(backend.posted(), [
    [
      ...["POST /api/users/login", "application/json"],
      { email: "musu@example.com", password: "palm-nut" },
    ],
  ]);
  assert.equal(stored(), { ...SESSION, rememberMe: "false" });
  assert.equal([successes(), failures()], [[login.welcome(USER.name)], []]);
  assert.ok(hasLogout());
});

test("a visitor whose name isn't text is welcomed without one", async () => {
  await openFilled();
  backend.answers(says(200, { token: "a-token", user: { name: { first: "Musu" } } }));
  await press();
  await until(() => window.location.hash === "#/accounts");

  assert.equal(successes(), [login.welcome(null)]);
});

const REMEMBERED = { rememberedEmail: USER.email, rememberMe: "true" };

for (const [what, ticked, before, after] of [
  ["asks to be remembered", true, {}, REMEMBERED],
  ["no longer asks to be remembered", false, REMEMBERED, { rememberMe: "false" }],
] as const) {
  test(`for a visitor who ${what} the browser stores ${JSON.stringify(after)}`, async () => {
    for (const [key, text] of Object.entries(before)) window.localStorage.setItem(key, text);
    await openLogin();
    assert.is(control(login.email).value, ticked ? "" : USER.email);
    assert.is(remember().checked, !ticked);

    fill(FILLED);
    fireEvent.click(remember());
    backend.answers(SUCCEEDS);
    await press();
    await until(() => window.location.hash === "#/accounts");
    assert.equal(stored(), { ...SESSION, ...after });
  });
}

test("a login works where the browser's storage fills up, and leaves nothing there", async () => {
  const giveBack = refuseStorage("full", (key) => key === "authToken");
  try {
    await openFilled();
    backend.answers(SUCCEEDS);
    await press();
    await until(() => heading() === titles.accounts);
  } finally {
    giveBack();
  }

  assert.equal(successes(), [login.welcome(USER.name)]);
  assert.ok(hasLogout());
  assert.equal(stored(), {});
});

test.run();
