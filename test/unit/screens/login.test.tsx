import { fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { logOut } from "../../../src/session.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { goTo } from "../frame/visit.tsx";
import { refuseStorage } from "../lib/refuse-storage.ts";
import { backendOf, comesLate, hangs, says } from "./backend.ts";
import {
  busy,
  control,
  errorAt,
  errorsAt,
  failures,
  fill,
  heading,
  isDisabled,
  openScreen,
  press,
  stored,
  submit,
  submitButton,
  successes,
  type,
  typed,
  until,
} from "./portal.tsx";

const test = pageSuite("login");
const backend = backendOf(test);

// A session that the storage refused lives in the module; no other test may find it there.
test.after.each(() => logOut());

const open = () => openScreen("#/login", "Login / Sign Up");
const USER = { name: "Musu Kollie", email: "musu@example.com" };
const LETS_IN = says(200, { token: "a-token", user: USER });
const SESSION = { token: "a-token", authToken: "a-token", user: JSON.stringify(USER) };
const RIGHT = { Email: "musu@example.com", Password: "palm-nut" };

const remember = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Remember me" });

test("the screen opens on the login, beside the sign-up", async () => {
  await open();
  const tabs = screen.getAllByRole("tab");

  assert.equal(
    tabs.map((tab) => [tab.textContent, tab.getAttribute("aria-selected")]),
    [
      ["Login", "true"],
      ["Sign Up", "false"],
    ],
  );
  assert.equal(typed("Email", "Password"), { Email: "", Password: "" });
  assert.not.ok(remember().checked);
  assert.is(submitButton()?.textContent, "Login");
  const forgot = screen.getByRole("link", { name: /^Forgot password/ });
  assert.is(forgot.getAttribute("href"), "#/forgot-password");
});

for (const [label, attributes] of [
  ["Email", { type: "email", autocomplete: "username", autocapitalize: "none" }],
  ["Password", { type: "password", autocomplete: "current-password", autocapitalize: "none" }],
] as const) {
  test(`a phone knows what ${label} asks for`, async () => {
    await open();
    for (const [name, value] of Object.entries(attributes))
      assert.is(control(label).getAttribute(name), value, name);
  });
}

const NOT_GIVEN = { Email: "Email is required", Password: "Password is required" };
for (const [values, errors] of [
  [{ Email: "", Password: "" }, NOT_GIVEN],
  [{ ...RIGHT, Email: "" }, { Email: "Email is required" }],
  [{ ...RIGHT, Email: "musu" }, { Email: "Please enter a valid email address" }],
  [{ ...RIGHT, Email: "musu@example" }, { Email: "Please enter a valid email address" }],
  [{ ...RIGHT, Password: "" }, { Password: "Password is required" }],
  [{ ...RIGHT, Password: "12345" }, { Password: "Password must be at least 6 characters long" }],
] as const) {
  test(`${JSON.stringify(values)} is told: ${Object.values(errors).join(", ")}`, async () => {
    await open();
    fill(values);
    await submit();

    assert.equal(errorsAt("Email", "Password"), errors);
    assert.is(document.activeElement, control(Object.keys(errors)[0] ?? ""));
    assert.equal(typed("Email", "Password"), values);
    assert.equal([backend.calls, failures()], [[], []]);
  });
}

test("a field's error goes when the field is edited, and the other's stays", async () => {
  await open();
  await submit();
  type("Email", "m");

  assert.equal(errorsAt("Email", "Password"), { Password: "Password is required" });
});

test("switching to the sign-up and back clears what was typed and what was wrong", async () => {
  await open();
  type("Email", "musu");
  await submit();
  for (const name of ["Sign Up", "Login"]) {
    fireEvent.click(screen.getByRole("tab", { name }));
    assert.is(control("Email").value, "");
    assert.is(errorAt("Email"), null);
  }
});

test("while the request runs nothing can be changed, and pressing on sends no second one", async () => {
  await open();
  fill(RIGHT);
  backend.answers(hangs);
  // As a double press does, before the page has drawn the first.
  submitButton()?.click();
  await press();
  await press();
  fireEvent.submit(submitButton()?.form ?? document.body);

  assert.is(submitButton()?.textContent, "Logging in...");
  const controls = document.querySelectorAll("main input, main button");
  assert.is(controls.length, 7, "two tabs, two fields, the toggle, the box, the button");
  for (const element of controls) assert.ok(isDisabled(element), element.outerHTML);
  assert.is(backend.calls.length, 1);
});

test("after a failure all is as before, and can be sent again", async () => {
  await open();
  fill(RIGHT);
  await submit();
  assert.is(submitButton()?.textContent, "Login");
  for (const element of document.querySelectorAll("main input, main button"))
    assert.not.ok(isDisabled(element), element.outerHTML);
  await submit();

  assert.is(backend.calls.length, 2);
});

test("who logs in is welcomed, signed in and led to the application", async () => {
  await open();
  fill(RIGHT);
  backend.answers(LETS_IN);
  await press();
  await until(() => heading() === "Open a New Bank Account");

  assert.is(window.location.hash, "#/accounts");
  assert.equal(backend.posted(), [
    [
      "POST /api/users/login",
      "application/json",
      { email: "musu@example.com", password: "palm-nut" },
    ],
  ]);
  assert.equal(stored(), { ...SESSION, rememberMe: "false" });
  assert.equal([successes(), failures()], [["Welcome back, Musu Kollie!"], []]);
  assert.ok(screen.getByRole("button", { name: "Logout" }));
});

for (const name of [undefined, null, "", " ", 7, { first: "Musu" }]) {
  test(`who is called ${JSON.stringify(name)} is welcomed without a name`, async () => {
    await open();
    fill(RIGHT);
    backend.answers(says(200, { token: "a-token", user: { name } }));
    await press();
    await until(() => window.location.hash === "#/accounts");

    assert.equal(successes(), ["Welcome back!"]);
  });
}

for (const [what, ticked, before, after] of [
  ["asks to be remembered", true, {}, { rememberedEmail: RIGHT.Email, rememberMe: "true" }],
  ["doesn't ask to be remembered", false, {}, { rememberMe: "false" }],
  [
    "no longer asks to be remembered",
    false,
    { rememberedEmail: "old@example.com", rememberMe: "true" },
    { rememberMe: "false" },
  ],
] as const) {
  test(`for a visitor who ${what} the browser keeps ${JSON.stringify(after)}`, async () => {
    for (const [key, text] of Object.entries(before)) window.localStorage.setItem(key, text);
    await open();
    fill(RIGHT);
    if (remember().checked !== ticked) fireEvent.click(remember());
    backend.answers(LETS_IN);
    await press();
    await until(() => window.location.hash === "#/accounts");

    assert.equal(stored(), { ...SESSION, ...after });
  });
}

for (const [items, email] of [
  [{ rememberedEmail: "musu@example.com", rememberMe: "true" }, "musu@example.com"],
  [{ rememberedEmail: "musu@example.com", rememberMe: "false" }, ""],
  [{ rememberedEmail: "musu@example.com" }, ""],
  [{ rememberMe: "true" }, ""],
] as const) {
  test(`with ${JSON.stringify(items)} kept, Email begins with "${email}"`, async () => {
    for (const [key, text] of Object.entries(items)) window.localStorage.setItem(key, text);
    await open();

    assert.is(control("Email").value, email);
    assert.is(remember().checked, email !== "");
  });
}

test("a shown password hides again when it is sent", async () => {
  await open();
  fill(RIGHT);
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  assert.is(control("Password").type, "text");
  assert.ok(screen.getByRole("button", { name: "Hide password" }));
  backend.answers(hangs);
  await press();

  assert.is(control("Password").type, "password");
  assert.ok(screen.getByRole("button", { name: "Show password" }));
});

test("an answer that comes after the visitor left does nothing", async () => {
  await open();
  fill(RIGHT);
  fireEvent.click(remember());
  const { late, release } = comesLate(LETS_IN);
  backend.answers(late);
  await press();
  assert.ok(busy());
  await goTo("#/faq");
  assert.ok(backend.calls[0]?.init.signal?.aborted);
  await release();

  assert.equal([successes(), failures(), stored()], [[], [], {}]);
  assert.is(window.location.hash, "#/faq");
  assert.is(screen.queryByRole("button", { name: "Logout" }), null);
});

for (const refusal of ["switched off", "full"] as const) {
  test(`a login works where the browser's storage is ${refusal}, and keeps nothing there`, async () => {
    const giveBack = refuseStorage(refusal, (key) => key === "authToken");
    try {
      await open();
      fill(RIGHT);
      backend.answers(LETS_IN);
      await press();
      await until(() => heading() === "Open a New Bank Account");
    } finally {
      giveBack();
    }

    assert.equal(successes(), ["Welcome back, Musu Kollie!"]);
    assert.ok(screen.getByRole("button", { name: "Logout" }));
    assert.equal(stored(), {});
  });
}

test.run();
