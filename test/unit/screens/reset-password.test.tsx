/**
 * Visitors wouldn't learn whether their new password is valid, or would be redirected while they
 * read.
 */
import { screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { login, resetPassword as words } from "../../../src/content/portal.ts";
import { newPasswordErrors } from "../../../src/rules/validation.ts";
import { screens } from "../../../src/screen-table.ts";
import { assertAbsent, assertFocus } from "../../helpers/assert-dom.ts";
import { advanceClock, stopClock } from "../../helpers/clock.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { changeHash, stored } from "../../helpers/rendered-site.tsx";
import { dropConnection, fakeBackend, respondJson, respondText } from "./fake-backend.ts";
import {
  banner,
  control,
  errorAt,
  failures,
  fill,
  flushUntil,
  heading,
  openScreen,
  submit,
  successes,
  valuesOf,
} from "./portal-form.tsx";

const test = pageSuite("reset password");
const backend = fakeBackend(test);

const LABELS = [words.password, words.confirmPassword] as const;

/** Opens a valid link and enters a new password. `backend.calls` has the later calls. */
async function openFilled(password = "dumboy-2", confirmPassword = password) {
  backend.responds(respondJson(200, {}));
  await openScreen("#/reset-password/a-token?email=musu%40example.com", words.heading);
  backend.calls.length = 0;
  fill({ [words.password]: password, [words.confirmPassword]: confirmPassword });
}

async function reset() {
  await openFilled();
  assert.ok(screen.getByText(words.intro));
  stopClock();
  backend.responds(respondText(200, "OK", "text/html"));
  await submit();
}

for (const [password, confirmPassword] of [
  ["", ""],
  ["dumboy-2", "dumboy-3"],
  ["short", "short"],
] as const) {
  const { fields, toast } = newPasswordErrors({ password, confirmPassword });
  const told = toast ?? Object.values(fields).join(", ");

  test(`the passwords "${password}" and "${confirmPassword}" show errors at their fields, and the toast ${told}`, async () => {
    await openFilled(password, confirmPassword);
    stopClock();
    await submit();
    const errors = [fields.password ?? null, fields.confirmPassword ?? null];
    const inForm = [null, ...errors];

    assert.equal(failures(), toast ? [toast] : []);
    assert.equal([banner(), ...LABELS.map(errorAt)], inForm);
    assert.equal(Object.values(valuesOf(...LABELS)), [password, confirmPassword]);
    assert.equal(backend.calls, []);

    await advanceClock(5_000);
    assert.equal(failures(), []);
    assert.equal([banner(), ...LABELS.map(errorAt)], inForm, "the errors disappear with the toast");
  });
}

test("an error that the toast says isn't announced a second time at the focused field", async () => {
  await openFilled("dumboy-2", "dumboy-3");
  control(words.confirmPassword).focus();
  await submit();
  assertFocus(control(words.confirmPassword));
  assert.is(failures().length, 1);
  assertAbsent(document.querySelector("main [role=alert]"));
});

test("a success shows for three seconds, then the login opens", async () => {
  await reset();

  assert.equal(backend.posted(), [
    [
      ...["POST /api/users/reset-password/a-token", "application/json"],
      { email: "musu@example.com", password: "dumboy-2" },
    ],
  ]);
  assert.equal([successes(), failures()], [[words.done], []]);
  assert.is(document.activeElement?.textContent, words.done);
  assert.is(window.location.hash, "#/login");
  const { length } = window.history;
  assertAbsent(document.querySelector("form"));
  assertAbsent(screen.queryByText(words.intro));
  await advanceClock(2_999);
  assert.equal([successes(), heading()], [[words.done], words.heading]);
  await advanceClock(1);
  await flushUntil(() => heading() === screens.login.title);
  assert.equal([successes(), stored()], [[], {}]);
  assert.equal(valuesOf(login.email), { [login.email]: "musu@example.com" });
  assert.is(window.history.length, length, "the redirect adds an entry to the history");
});

test("a password manager finds the e-mail address of the new password", async () => {
  await openFilled();
  const userName = document.querySelector<HTMLInputElement>("form [autocomplete=username]");
  assert.is(userName?.value, "musu@example.com");
});

const { mayBeValid, logIn } = words;

for (const [what, respond, mayBe] of [
  ["no response", dropConnection, true],
  ["a failure of the backend", respondJson(500, {}), false],
] as const) {
  test(`after ${what} the form ${mayBe ? "says" : "doesn't say"} that the new password may be valid, also after a further failure`, async () => {
    await openFilled();
    for (const attempt of [respond, respondJson(500, { message: "Not now" })]) {
      backend.responds(attempt);
      await submit();
      assert.is(banner()?.includes(mayBeValid), mayBe);
      const link = within(screen.getByRole("main")).queryByRole("link", { name: logIn.label });
      assert.is(link?.getAttribute("href"), mayBe ? "#/login" : undefined);
    }
  });
}

test("a reset link with a double slash sets the password", async () => {
  window.history.replaceState(null, "", "http://localhost//");
  try {
    await reset();
    assert.equal([successes(), failures()], [[words.done], []]);
    assert.is(window.location.href, "http://localhost//#/login");
    await advanceClock(3_000);
    await flushUntil(() => heading() === screens.login.title);
  } finally {
    window.history.replaceState(null, "", "/");
  }
});

test("leaving the screen cancels the redirect to the login", async () => {
  await reset();
  await advanceClock(2_999);
  await changeHash("#/faq");
  await advanceClock(10_000);

  assert.is(window.location.hash, "#/faq");
});

test.run();
