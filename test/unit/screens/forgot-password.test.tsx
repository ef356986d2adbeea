import { mock } from "node:test";
import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { pageSuite } from "../frame/page-suite.ts";
import { goTo } from "../frame/visit.tsx";
import {
  backendOf,
  comesLate,
  EMPTY_BODIES,
  hangs,
  says,
  WRONG_ANSWERS,
  writes,
} from "./backend.ts";
import {
  assertPlainWords,
  busy,
  control,
  errorAt,
  failures,
  heading,
  isDisabled,
  openScreen,
  press,
  stored,
  submit,
  submitButton,
  successes,
  type,
  until,
} from "./portal.tsx";

const test = pageSuite("forgot password");
const backend = backendOf(test);
test.after.each(() => mock.timers.reset());

const open = () => openScreen("#/forgot-password", "Forgot Password");
const EMAIL = "musu@example.com";
const FAILED = "Failed to send reset link. Try again.";
const DONE = "Reset link sent! Check your email.";

test("it asks for an e-mail address, and leads back to the login", async () => {
  await open();
  const email = control("Email");

  assert.equal(
    ["type", "autocomplete", "autocapitalize", "enterkeyhint"].map((name) =>
      email.getAttribute(name),
    ),
    ["email", "username", "none", "send"],
  );
  assert.is(submitButton()?.textContent, "Send Reset Link");
  const back = screen.getByRole("link", { name: "Back to login" });
  assert.is(back.getAttribute("href"), "#/login");
});

for (const [email, words] of [
  ["", "Email is required"],
  ["musu", "Please enter a valid email address"],
  ["musu@example", "Please enter a valid email address"],
  ["@example.com", "Please enter a valid email address"],
  ["musu@kollie@example.com", "Please enter a valid email address"],
] as const) {
  test(`"${email}" is told "${words}" until it is edited`, async () => {
    await open();
    type("Email", email);
    await submit();

    assert.is(errorAt("Email"), words);
    assert.is(document.activeElement, control("Email"));
    assert.equal([backend.calls, failures()], [[], []]);
    type("Email", `${email}x`);
    assert.is(errorAt("Email"), null);
  });
}

test("while the link is asked for nothing can be changed, and no second one is", async () => {
  await open();
  type("Email", EMAIL);
  backend.answers(hangs);
  submitButton()?.click();
  await press();
  fireEvent.submit(submitButton()?.form ?? document.body);

  assert.is(submitButton()?.textContent, "Sending...");
  for (const element of document.querySelectorAll("main input, main button"))
    assert.ok(isDisabled(element), element.outerHTML);
  assert.equal(backend.posted(), [
    ["POST /api/users/forgot-password", "application/json", { email: EMAIL }],
  ]);
});

for (const [what, answer] of [
  ["200", says(200, { message: "Sent" })],
  ["202", says(202, {})],
  // What stands in the body of a success isn't read.
  ...EMPTY_BODIES.map(([what, ...body]) => [`200 and ${what}`, writes(200, ...body)] as const),
] as const) {
  test(`answered with ${what}, the news stands in the form's place`, async () => {
    await open();
    type("Email", EMAIL);
    backend.answers(answer);
    await submit();

    const sent = screen.getByText("Check your email for the reset link.");
    assert.is(document.activeElement, sent);
    assert.is(document.querySelector("form"), null);
    assert.equal([successes(), failures()], [[DONE], []]);
    assert.ok(screen.getByRole("link", { name: "Back to login" }));
    assert.is(window.location.hash, "#/forgot-password");
  });
}

for (const [what, answer, words] of [
  ["404 and a message", says(404, { message: "No such user" }), "No such user"],
  ["401 and a message", says(401, { message: "Not now" }), "Not now"],
  ["500 and a message", says(500, { message: "The post is late" }), "The post is late"],
  ["500", says(500, {}), FAILED],
  ...WRONG_ANSWERS.map(([what, answer]) => [what, answer, FAILED] as const),
] as const) {
  test(`answered with ${what}, the field and a toast say "${words}"`, async () => {
    await open();
    type("Email", EMAIL);
    backend.answers(answer);
    await submit();

    assert.equal([failures(), successes()], [[words], []]);
    assert.is(errorAt("Email"), words);
    assert.is(document.activeElement, control("Email"));
    assert.is(control("Email").value, EMAIL);
    assert.is(submitButton()?.textContent, "Send Reset Link");
    assert.equal(stored(), {});
    assertPlainWords();
    type("Email", "m");
    assert.is(errorAt("Email"), null);
  });
}

test("it waits ten seconds for an answer, and its toast stays for five", async () => {
  await open();
  type("Email", EMAIL);
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  backend.answers(hangs);
  await press();
  await act(async () => mock.timers.tick(9_999));
  assert.ok(busy());
  await act(async () => mock.timers.tick(1));
  await until(() => !busy());
  assert.equal([errorAt("Email"), control("Email").value], [FAILED, EMAIL]);

  await act(async () => mock.timers.tick(4_999));
  assert.equal(failures(), [FAILED]);
  await act(async () => mock.timers.tick(1));
  assert.equal(failures(), []);
});

for (const [what, answer] of [
  ["a success", says(200, {})],
  ["a failure", says(500, {})],
] as const) {
  test(`${what} that comes after the visitor left does nothing`, async () => {
    await open();
    type("Email", EMAIL);
    const { late, release } = comesLate(answer);
    backend.answers(late);
    await press();
    assert.ok(busy());
    await goTo("#/login");
    await until(() => heading() === "Login / Sign Up");
    assert.ok(backend.calls[0]?.init.signal?.aborted);
    await release();

    assert.equal([successes(), failures()], [[], []]);
  });
}

test.run();
