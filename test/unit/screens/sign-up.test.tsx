import { fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { pageSuite } from "../frame/page-suite.ts";
import { goTo } from "../frame/visit.tsx";
import { backendOf, comesLate, hangs, says } from "./backend.ts";
import {
  banner,
  busy,
  control,
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
} from "./portal.tsx";

const test = pageSuite("sign-up");
const backend = backendOf(test);

const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () => screen.getByRole("tab", { selected: true }).textContent;

async function open() {
  await openScreen("#/login", "Login / Sign Up");
  fireEvent.click(tab("Sign Up"));
}

const LABELS = ["Full name", "Email", "Password", "Confirm password"] as const;
const RIGHT = {
  "Full name": "Musu Kollie",
  Email: "musu@example.com",
  Password: "palm-nut",
  "Confirm password": "palm-nut",
};
const EMPTY = { "Full name": "", Email: "", Password: "", "Confirm password": "" };
const CREATED = says(201, { token: "a-token", user: { name: "Musu Kollie" } });

test("its tab shows the sign-up, empty", async () => {
  await open();
  assert.is(selected(), "Sign Up");
  assert.equal(typed(...LABELS), EMPTY);
  assert.is(submitButton()?.textContent, "Create Account");
  assert.is(screen.queryByLabelText("Remember me"), null);
});

for (const [label, attributes] of [
  ["Full name", { type: "text", autocomplete: "name", autocapitalize: "words" }],
  ["Email", { type: "email", autocomplete: "username", autocapitalize: "none" }],
  ["Password", { type: "password", autocomplete: "new-password", autocapitalize: "none" }],
  ["Confirm password", { type: "password", autocomplete: "new-password", autocapitalize: "none" }],
] as const) {
  test(`a phone knows what ${label} asks for`, async () => {
    await open();
    for (const [name, value] of Object.entries(attributes))
      assert.is(control(label).getAttribute(name), value, name);
  });
}

const LETTERS = "Name should only contain letters and spaces";
const INVALID_EMAIL = "Please enter a valid email address";
const DIFFERENT = "Passwords do not match";
for (const [change, errors] of [
  [
    EMPTY,
    {
      "Full name": "Full name is required",
      Email: "Email is required",
      Password: "Password is required",
      "Confirm password": "Please confirm your password",
    },
  ],
  [{ "Full name": "   " }, { "Full name": "Full name is required" }],
  [{ "Full name": " M " }, { "Full name": "Name must be at least 2 characters long" }],
  [{ "Full name": "Musu 2" }, { "Full name": LETTERS }],
  [{ "Full name": "Musu-Kollie" }, { "Full name": LETTERS }],
  [{ Email: "musu.example.com" }, { Email: INVALID_EMAIL }],
  [
    { Password: "12345", "Confirm password": "12345" },
    { Password: "Password must be at least 6 characters long" },
  ],
  [{ "Confirm password": "" }, { "Confirm password": "Please confirm your password" }],
  [{ "Confirm password": "palm-nuT" }, { "Confirm password": DIFFERENT }],
  [
    { Email: "musu", "Confirm password": "palm" },
    { Email: INVALID_EMAIL, "Confirm password": DIFFERENT },
  ],
] as const) {
  test(`with ${JSON.stringify(change)} the visitor is told: ${Object.values(errors)}`, async () => {
    await open();
    fill({ ...RIGHT, ...change });
    await submit();

    assert.equal(errorsAt(...LABELS), errors);
    assert.is(document.activeElement, control(Object.keys(errors)[0] ?? ""));
    assert.equal(typed(...LABELS), { ...RIGHT, ...change });
    assert.equal([backend.calls, failures()], [[], []]);
  });
}

for (const label of LABELS) {
  test(`editing ${label} clears what was wrong with it, and nothing else`, async () => {
    await open();
    await submit();
    const { [label]: cleared, ...others } = errorsAt(...LABELS);
    type(label, "x");

    assert.ok(cleared);
    assert.equal(errorsAt(...LABELS), others);
  });
}

test("switching to the login and back clears what was typed and what was wrong", async () => {
  await open();
  fill(RIGHT);
  backend.answers(says(500, {}));
  await submit();
  assert.ok(banner());
  type("Email", "musu");
  await submit();
  fireEvent.click(tab("Login"));
  fireEvent.click(tab("Sign Up"));

  assert.equal(typed(...LABELS), EMPTY);
  assert.equal([errorsAt(...LABELS), banner()], [{}, null]);
});

test("while the request runs nothing can be changed, and pressing on sends no second one", async () => {
  await open();
  fill(RIGHT);
  backend.answers(hangs);
  submitButton()?.click();
  await press();
  fireEvent.submit(submitButton()?.form ?? document.body);

  assert.is(submitButton()?.textContent, "Creating account...");
  const controls = document.querySelectorAll("main input, main button");
  assert.is(controls.length, 9, "two tabs, four fields, two toggles, the button");
  for (const element of controls) assert.ok(isDisabled(element), element.outerHTML);
  assert.is(backend.calls.length, 1);
});

test("each password has a toggle of its own, and both hide again when they are sent", async () => {
  await open();
  fill(RIGHT);
  const types = () => [control("Password").type, control("Confirm password").type];
  fireEvent.click(screen.getByRole("button", { name: "Show confirm password" }));
  assert.equal(types(), ["password", "text"]);
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  assert.equal(types(), ["text", "text"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide confirm password" }));
  assert.equal(types(), ["text", "password"]);
  backend.answers(hangs);
  await press();

  assert.equal(types(), ["password", "password"]);
});

test("who signs up comes to the login with the e-mail address, and isn't signed in yet", async () => {
  await open();
  fill({ ...RIGHT, "Full name": "  Musu Kollie " });
  backend.answers(CREATED);
  await submit();

  assert.equal(backend.posted(), [
    [
      "POST /api/users/register",
      "application/json",
      { name: "Musu Kollie", email: "musu@example.com", password: "palm-nut" },
    ],
  ]);
  assert.equal([selected(), window.location.hash], ["Login", "#/login"]);
  assert.equal(typed("Email", "Password"), { Email: "musu@example.com", Password: "" });
  assert.is(document.activeElement, control("Password"));
  assert.equal(successes(), ["Account created successfully! Please login."]);
  assert.equal(stored(), {});
  assert.is(screen.queryByRole("button", { name: "Logout" }), null);

  fireEvent.click(tab("Sign Up"));
  assert.equal(typed(...LABELS), EMPTY);
  fireEvent.click(tab("Login"));
  assert.is(control("Email").value, "", "a switch of the visitor's own resets the form");
});

test("the new e-mail address comes before the one that the browser remembers", async () => {
  window.localStorage.setItem("rememberedEmail", "old@example.com");
  window.localStorage.setItem("rememberMe", "true");
  await open();
  fill(RIGHT);
  backend.answers(CREATED);
  await submit();

  assert.is(control("Email").value, "musu@example.com");
});

for (const [what, answer] of [
  ["a success", CREATED],
  ["a failure", says(409, {})],
] as const) {
  test(`${what} that comes after the visitor left, and came back, does nothing`, async () => {
    await open();
    fill(RIGHT);
    const { late, release } = comesLate(answer);
    backend.answers(late);
    await press();
    assert.ok(busy());
    await goTo("#/faq");
    assert.not.equal(heading(), "Login / Sign Up");
    await goTo("#/login");
    await release();

    assert.equal([successes(), failures(), stored()], [[], [], {}]);
    assert.equal([selected(), typed("Email")], ["Login", { Email: "" }]);
  });
}

test.run();
