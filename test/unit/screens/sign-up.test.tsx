import { fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { visitor } from "../../../src/content/navigation.ts";
import { login } from "../../../src/content/portal.ts";
import { HttpError } from "../../../src/lib/http.ts";
import { authFailure } from "../../../src/rules/messages.ts";
import { signUpErrors } from "../../../src/rules/validation.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { goTo } from "../frame/visit.tsx";
import { backendOf, comesLate, says } from "./backend.ts";
import {
  banner,
  control,
  errorAt,
  errorsAt,
  failures,
  fill,
  openLogin,
  press,
  stored,
  submit,
  successes,
  type,
  typed,
} from "./portal.tsx";

const test = pageSuite("sign-up");
const backend = backendOf(test);

const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () => screen.getByRole("tab", { selected: true }).textContent;

const LABELS = [login.name, login.email, login.password, login.confirmPassword] as const;
const EMPTY = Object.fromEntries(LABELS.map((label) => [label, ""]));
const FILLED = {
  [login.name]: "  Musu Kollie ",
  [login.email]: "musu@example.com",
  [login.password]: "palm-nut",
  [login.confirmPassword]: "palm-nut",
};
const SUCCEEDS = says(201, { token: "a-token", user: { name: "Musu Kollie" } });

async function open() {
  await openLogin();
  fireEvent.click(tab(login.signUp));
}
const openFilled = async () => {
  await open();
  fill(FILLED);
};

test("its tab shows the sign-up, without the login's box", async () => {
  await open();

  assert.is(selected(), login.signUp);
  assert.is(screen.queryByLabelText(login.rememberMe), null);
});

for (const [what, values] of [
  ["nothing is entered", { name: "", email: "", password: "", confirmPassword: "" }],
  ["all is wrong", { name: "Musu 2", email: "musu", password: "12345", confirmPassword: "palm" }],
] as const) {
  test(`where ${what}, each field says what is wrong until it is edited`, async () => {
    await open();
    const { name, email, password, confirmPassword } = values;
    for (const [index, value] of [name, email, password, confirmPassword].entries())
      type(LABELS[index] ?? "", value);
    await submit();
    const wrong = signUpErrors(values);
    const errors = [wrong.name, wrong.email, wrong.password, wrong.confirmPassword];

    assert.equal(LABELS.map(errorAt), errors);
    assert.is(document.activeElement, control(login.name));
    assert.equal([backend.calls, failures()], [[], []]);
    for (const [index, label] of LABELS.entries()) {
      type(label, "x");
      assert.equal(LABELS.map(errorAt), [
        ...Array(index + 1).fill(null),
        ...errors.slice(index + 1),
      ]);
    }
  });
}

test("switching to the login and back clears what was typed and what was wrong", async () => {
  await openFilled();
  backend.answers(says(500, {}));
  await submit();
  assert.ok(banner());
  type(login.email, "musu");
  await submit();
  fireEvent.click(tab(login.login));
  fireEvent.click(tab(login.signUp));

  assert.equal(typed(...LABELS), EMPTY);
  assert.equal([errorsAt(...LABELS), banner()], [{}, null]);
});

for (const [status, message] of [
  [400, "That Email can't be used"],
  [409, "Conflict"],
] as const) {
  test(`status ${status}, "${message}", is told in a toast and at the e-mail address`, async () => {
    await openFilled();
    backend.answers(says(status, { message }));
    await submit();
    const { toast, fields } = authFailure(new HttpError(status, message), "sign-up");

    assert.equal(failures(), [toast]);
    assert.equal(errorsAt(...LABELS), { [login.email]: fields?.email });
    assert.is(banner(), null);
    assert.is(document.activeElement, control(login.email));
    assert.equal(typed(...LABELS), FILLED);
  });
}

test("a visitor who signs up comes to the login with the e-mail address, not yet signed in", async () => {
  await openFilled();
  backend.answers(SUCCEEDS);
  await submit();

  assert.equal(backend.posted(), [
    [
      ...["POST /api/users/register", "application/json"],
      { name: "Musu Kollie", email: "musu@example.com", password: "palm-nut" },
    ],
  ]);
  assert.equal([selected(), window.location.hash], [login.login, "#/login"]);
  assert.equal(
    [control(login.email).value, control(login.password).value],
    ["musu@example.com", ""],
  );
  assert.is(document.activeElement, control(login.password));
  assert.equal([successes(), failures()], [[login.created], []]);
  assert.equal(stored(), {});
  assert.is(screen.queryByRole("button", { name: visitor.logout }), null);

  fireEvent.click(tab(login.signUp));
  assert.equal(typed(...LABELS), EMPTY);
  fireEvent.click(tab(login.login));
  assert.is(control(login.email).value, "", "a switch of the visitor's own resets the form");
});

test("the new e-mail address comes before the one that the browser remembers", async () => {
  window.localStorage.setItem("rememberedEmail", "old@example.com");
  window.localStorage.setItem("rememberMe", "true");
  await openFilled();
  backend.answers(SUCCEEDS);
  await submit();

  assert.is(control(login.email).value, "musu@example.com");
});

test("an answer that comes after the visitor left, and came back, does nothing", async () => {
  await openFilled();
  const { late, release } = comesLate(SUCCEEDS);
  backend.answers(late);
  await press();
  await goTo("#/faq");
  await goTo("#/login");
  await release();

  assert.equal([successes(), selected(), control(login.email).value], [[], login.login, ""]);
});

test.run();
