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
import { listenTo } from "./network.ts";
import {
  assertPlainWords,
  banner,
  bannerElement,
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
  typed,
  until,
} from "./portal.tsx";

const test = pageSuite("reset password");
const backend = backendOf(test);
listenTo(test, "error");
test.after.each(() => mock.timers.reset());

const LINK = "#/reset-password/a-token?email=musu%40example.com";
const LABELS = ["New Password", "Confirm New Password"] as const;
const RIGHT = { "New Password": "dumboy-2", "Confirm New Password": "dumboy-2" };
const DONE = "Password reset successful! Redirecting...";
const FAILED = "Failed to reset password";

/** Opens a link that holds; the calls that are looked at come after it. */
async function open() {
  backend.answers(says(200, {}));
  await openScreen(LINK, "Create New Password");
  backend.calls.length = 0;
}

/** Sets the new password, with the clock stopped from then on. */
async function reset() {
  await open();
  fill(RIGHT);
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  await submit();
}

const pass = (milliseconds: number) => act(async () => mock.timers.tick(milliseconds));

test("a link that holds asks for the new password, twice", async () => {
  await open();

  assert.ok(screen.getByText("Enter your new password below"));
  assert.equal(typed(...LABELS), { "New Password": "", "Confirm New Password": "" });
  for (const label of LABELS)
    assert.equal(
      ["type", "autocomplete", "autocapitalize"].map((name) => control(label).getAttribute(name)),
      ["password", "new-password", "none"],
    );
  assert.is(submitButton()?.textContent, "Reset Password");
});

const DIFFERENT = "Passwords don't match";
const TOO_SHORT = "Password must be at least 6 characters long";
for (const [password, confirmation, errors, toast] of [
  [
    "",
    "",
    {
      "New Password": "Password is required",
      "Confirm New Password": "Please confirm your password",
    },
    null,
  ],
  ["", "short", { "New Password": "Password is required" }, null],
  ["short", "", { "Confirm New Password": "Please confirm your password" }, null],
  ["short", "shore", { "Confirm New Password": DIFFERENT }, DIFFERENT],
  ["dumboy-2", "dumboy-3", { "Confirm New Password": DIFFERENT }, DIFFERENT],
  ["short", "short", { "New Password": TOO_SHORT }, TOO_SHORT],
] as const) {
  const told = toast ?? Object.values(errors).join(", ");
  test(`"${password}" and "${confirmation}" are told: ${told}`, async () => {
    await open();
    fill({ "New Password": password, "Confirm New Password": confirmation });
    await submit();

    assert.equal(errorsAt(...LABELS), errors);
    assert.equal(failures(), toast ? [toast] : []);
    assert.is(banner(), toast && `Error: ${toast}`);
    assert.equal(backend.calls, []);
    assert.equal(typed(...LABELS), {
      "New Password": password,
      "Confirm New Password": confirmation,
    });
  });
}

test("the toast of a mismatch goes after five seconds, and the error in the form stays", async () => {
  await open();
  fill({ ...RIGHT, "New Password": "dumboy-3" });
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  await submit();
  await pass(4_999);
  assert.equal(failures(), [DIFFERENT]);
  await pass(1);
  assert.equal([failures(), banner()], [[], `Error: ${DIFFERENT}`]);
});

test("while it is reset nothing can be changed, and pressing on sends no second request", async () => {
  await open();
  fill(RIGHT);
  for (const name of ["Show new password", "Show confirm new password"])
    fireEvent.click(screen.getByRole("button", { name }));
  assert.equal(
    LABELS.map((label) => control(label).type),
    ["text", "text"],
  );
  backend.answers(hangs);
  submitButton()?.click();
  await press();
  fireEvent.submit(submitButton()?.form ?? document.body);

  assert.is(submitButton()?.textContent, "Resetting...");
  assert.equal(
    LABELS.map((label) => control(label).type),
    ["password", "password"],
  );
  for (const element of document.querySelectorAll("main input, main button"))
    assert.ok(isDisabled(element), element.outerHTML);
  assert.equal(backend.posted(), [
    [
      "POST /api/users/reset-password/a-token",
      "application/json",
      { email: "musu@example.com", password: "dumboy-2" },
    ],
  ]);
});

// What stands in the body of a success isn't read (spec section 7).
for (const [what, body] of [...EMPTY_BODIES, ["an object", "{}"]] as const) {
  test(`answered with ${what}, it says so, and leads to the login after three seconds`, async () => {
    await open();
    fill(RIGHT);
    mock.timers.enable({ apis: ["setTimeout", "Date"] });
    backend.answers(writes(200, body));
    await submit();
    const good = screen.getAllByText(DONE).find((element) => element.closest("main"));

    assert.equal([successes(), failures()], [[DONE], []]);
    assert.is(document.activeElement, good);
    assert.is(document.querySelector("form"), null);
    await pass(2_999);
    assert.equal([successes(), heading()], [[DONE], "Create New Password"]);
    await pass(1);
    await until(() => heading() === "Login / Sign Up");
    assert.equal([successes(), window.location.hash], [[], "#/login"]);
    assert.equal(stored(), {});
  });
}

test("the address is the login's once the reset is done, and the screen stays", async () => {
  await reset();
  assert.is(window.location.hash, "#/login");
  await pass(2_999);
  assert.is(heading(), "Create New Password");
  assert.is(screen.queryByText("Enter your new password below"), null);

  const { length } = window.history;
  await pass(1);
  await until(() => heading() === "Login / Sign Up");
  assert.is(window.history.length, length);
});

test("a visitor who leaves before isn't fetched to the login", async () => {
  await reset();
  await pass(2_999);
  await goTo("#/faq");
  await pass(10_000);

  assert.is(window.location.hash, "#/faq");
});

for (const [what, answer, words] of [
  ["400 and a message", says(400, { message: "The link was used" }), "The link was used"],
  ["401 and a message", says(401, { message: "Not this one" }), "Not this one"],
  ["500 and a message", says(500, { message: "Come back later" }), "Come back later"],
  ["500", says(500, {}), FAILED],
  ...WRONG_ANSWERS.map(([what, answer]) => [what, answer, FAILED] as const),
] as const) {
  test(`answered with ${what}, the form keeps everything and says "${words}"`, async () => {
    await open();
    fill(RIGHT);
    backend.answers(answer);
    await submit();

    assert.equal([failures(), successes()], [[words], []]);
    assert.is(banner(), `Error: ${words}`);
    assert.is(document.activeElement, bannerElement());
    assert.equal(typed(...LABELS), RIGHT);
    assert.is(submitButton()?.textContent, "Reset Password");
    assert.is(window.location.hash, LINK);
    assert.equal(stored(), {});
    assertPlainWords();
  });
}

test("it waits ten seconds for an answer, and its toast stays for five", async () => {
  await open();
  fill(RIGHT);
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  backend.answers(hangs);
  await press();
  await pass(9_999);
  assert.ok(busy());
  await pass(1);
  await until(() => !busy());
  assert.equal([banner(), typed(...LABELS)], [`Error: ${FAILED}`, RIGHT]);

  await pass(4_999);
  assert.equal(failures(), [FAILED]);
  await pass(1);
  assert.equal(failures(), []);
});

for (const [what, answer] of [
  ["a success", says(200, {})],
  ["a failure", says(500, {})],
] as const) {
  test(`${what} that comes after the visitor left does nothing`, async () => {
    await open();
    fill(RIGHT);
    mock.timers.enable({ apis: ["setTimeout", "Date"] });
    const { late, release } = comesLate(answer);
    backend.answers(late);
    await press();
    assert.ok(busy());
    await goTo("#/faq");
    assert.ok(backend.calls[0]?.init.signal?.aborted);
    await release();
    assert.equal([successes(), failures()], [[], []]);
    await pass(10_000);

    assert.is(window.location.hash, "#/faq");
  });
}

test.run();
