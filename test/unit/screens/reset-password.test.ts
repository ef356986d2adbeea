/** A valid link leads to a new password. If one doesn't, the visitor learns why. */
import { screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { login } from "../../../src/content/login.ts";
import { resetPassword as words } from "../../../src/content/reset-password.ts";
import { NO_NETWORK, sharedWords } from "../../../src/content/shared-words.ts";
import { screens } from "../../../src/screen-table.ts";
import { assertAbsent, assertFocus, focusedLabel } from "../../helpers/assert-dom.ts";
import { advanceClock, stopClock } from "../../helpers/clock.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { goOffline, recordConsole } from "../../helpers/fake-network.ts";
import { changeHash, openSite, stored } from "../../helpers/rendered-site.tsx";
import { dropConnection, fakeBackend, respondHtml, respondJson } from "./backend-responses.ts";
import * as form from "./form-actions.ts";
import { logOutElsewhere, screenText } from "./visits.ts";

const test = domSuite("reset password");
const backend = fakeBackend(test);
recordConsole(test, "error");

const LINK = "#/reset-password/a-token?email=musu%40example.com";
const SUCCEEDS = respondHtml(200, "OK");
const LABELS = [words.password, words.confirmPassword] as const;

/** Opens a valid link and enters a new password. `backend.calls` has the later calls. */
async function openFilled(password = "dumboy-2", confirmPassword = password) {
  backend.responds(respondJson(200, {}));
  await form.openScreen(LINK, words.heading);
  backend.calls.length = 0;
  form.fill({ [words.password]: password, [words.confirmPassword]: confirmPassword });
}

async function reset() {
  await openFilled();
  assert.ok(screen.getByText(words.intro));
  stopClock();
  backend.responds(SUCCEEDS);
  await form.submit();
}

test("two passwords that differ show a toast, and an error until either is edited", async () => {
  await openFilled("dumboy-2", "dumboy-3");
  stopClock();
  form.control(words.confirmPassword).focus();
  await form.submit();
  assert.equal(form.failures(), ["Passwords don't match"]);
  assert.equal(LABELS.map(form.errorAt), [null, "Passwords don't match"]);
  assertFocus(form.control(words.confirmPassword));
  // A screen reader has read the toast.
  assertAbsent(document.querySelector("main [role=alert]"));
  assert.equal(Object.values(form.valuesOf(...LABELS)), ["dumboy-2", "dumboy-3"]);
  assert.equal(backend.calls, []);

  form.fill({ [words.password]: "dumboy-3" });
  assert.equal(LABELS.map(form.errorAt), [null, null]);
});

test("a success shows for three seconds, then the login opens", async () => {
  await reset();

  assert.equal(backend.posted(), [
    {
      call: "POST /api/users/reset-password/a-token",
      body: { email: "musu@example.com", password: "dumboy-2" },
    },
  ]);
  assert.equal([form.successes(), form.failures()], [[words.done], []]);
  assert.is(document.activeElement?.textContent, words.done);
  assert.is(window.location.hash, "#/login");
  const { length } = window.history;
  assertAbsent(document.querySelector("form"));
  assertAbsent(screen.queryByText(words.intro));
  await advanceClock(2_999);
  assert.equal([form.successes(), form.heading()], [[words.done], words.heading]);
  await advanceClock(1);
  await form.flushUntil(() => form.heading() === screens.login.title);
  assert.equal([form.successes(), stored()], [[], {}]);
  assert.equal(form.valuesOf(login.email), { [login.email]: "musu@example.com" });
  assert.is(window.history.length, length, "the redirect adds an entry to the history");
});

test("without a network the link may be used again, so no other one is offered", async () => {
  await openFilled();
  backend.responds(dropConnection);
  const reconnect = goOffline();
  await form.submit();
  reconnect();
  assert.is(form.banner(), words.error(NO_NETWORK));
  assertAbsent(screen.queryByRole("link", { name: words.again.label }));
});

test("a password manager finds the e-mail address of the new password", async () => {
  await openFilled();
  const userName = document.querySelector<HTMLInputElement>("form [autocomplete=username]");
  assert.is(userName?.value, "musu@example.com");
});

test("leaving the screen cancels the redirect to the login", async () => {
  await reset();
  await advanceClock(2_999);
  await changeHash("#/faq");
  await advanceClock(10_000);

  assert.equal([window.location.hash, form.heading()], ["#/faq", screens.faq.title]);
});

test("a logout after the success opens the login, and the used link isn't checked again", async () => {
  await reset();
  await logOutElsewhere();
  await form.flushUntil(() => form.heading() === screens.login.title);
  assert.equal([form.failures(), backend.calls.length], [[], 1]);
});

const { unchecked } = words;
const NOT_CHECKED = "The connection may have failed. Your link may still work.";

const verifying = () => screen.queryByText(screens.resetPassword.loadingText) !== null;

/** Asserts that the title and the focused screen have the name of the outcome. */
function assertOutcome(outcome: string) {
  assert.is(form.heading(), outcome);
  assert.is(document.title, `${outcome} · ${company.name}`);
  assert.is(focusedLabel(), outcome);
}

function assertInvalid(message: string) {
  assertOutcome(words.invalid);
  assert.ok(screen.getByText(message, { selector: "main p" }));
  assertAbsent(document.querySelector("form"));
}

for (const [hash, path, email] of [
  [LINK, "a-token?email=musu%40example.com", "musu@example.com"],
  ["#/reset-password/a%2Fb%3Fc?email=a%26b@c.lr", "a%2Fb%3Fc?email=a%26b%40c.lr", "a&b@c.lr"],
  ["#/reset-password/ab/cd+ef==?email=a%40b.lr", "ab%2Fcd%2Bef%3D%3D?email=a%40b.lr", "a@b.lr"],
] as const) {
  test(`${hash} verifies and then resets by ${path}`, async () => {
    backend.responds(SUCCEEDS);
    await form.openScreen(hash, words.heading);
    form.fill({ [words.password]: "dumboy-2", [words.confirmPassword]: "dumboy-2" });
    await form.press();

    const [check, reset, ...more] = backend.calls;
    assert.is(check?.path, `/api/users/validate-reset-token/${path}`);
    assert.equal([check?.init.method ?? "GET", check?.init.body], ["GET", undefined]);
    assert.is(reset?.path, `/api/users/reset-password/${path.replace(/\?.*/, "")}`);
    assert.equal(JSON.parse(String(reset?.init.body)), { email, password: "dumboy-2" });
    assert.equal(more, []);
  });
}

for (const hash of [
  "#/reset-password",
  "#/reset-password/a-token",
  "#/reset-password/a-token?email=",
  "#/reset-password/.?email=a%40b.lr",
  "#/reset-password/..?email=a%40b.lr",
  "#/reset-password/%E0%A4%A?email=%",
]) {
  test(`${hash} is invalid without a request`, async () => {
    await openSite(hash);
    await form.flushUntil(() => form.heading() !== undefined);

    assertInvalid(words.missing);
    assert.equal(backend.calls, []);
  });
}

test("a reset link may have the e-mail address before the hash", async () => {
  window.history.replaceState(null, "", "/?email=a%40b.lr");
  try {
    backend.responds(SUCCEEDS);
    await form.openScreen("#/reset-password/a-token", words.heading);
    await changeHash("#/reset-password/a-token?email=c%40d.lr");
    await form.flushUntil(() => form.heading() === words.heading);
  } finally {
    window.history.replaceState(null, "", "/");
  }
  assert.equal(
    backend.calls.map(({ path }) => path.split("?")[1]),
    ["email=a%40b.lr", "email=c%40d.lr"],
  );
});

test("a reset link that the backend refuses is invalid, for the server's reason, and its e-mail address asks for another", async () => {
  backend.responds(respondJson(410, { message: "Bad token" }));
  await form.openScreen(LINK, words.invalid);
  assertInvalid("Bad token");
  assert.equal([form.failures(), form.successes()], [["Bad token"], []]);
  await changeHash(`#${words.again.path}`);
  assert.is(form.control(login.email).value, "musu@example.com");
});

test("a reset link that couldn't be checked can be checked again", async () => {
  backend.responds(dropConnection);
  await form.openScreen(LINK, unchecked);
  await form.click(sharedWords.tryAgain);
  await form.flushUntil(() => form.heading() === unchecked);
  assertOutcome(unchecked);
  assert.equal([form.failures(), form.successes()], [[NOT_CHECKED], []]);
  assert.match(screenText(), NOT_CHECKED);

  backend.holds();
  await form.click(sharedWords.tryAgain);
  assert.ok(verifying());
  // The button has disappeared.
  assert.is(focusedLabel(), "Reset Password");
  assert.equal(form.failures(), []);
  assertAbsent(document.querySelector("form"));
  await backend.end(SUCCEEDS);
  await form.flushUntil(() => form.heading() === words.heading);
  assertOutcome(words.heading);
  assert.equal(
    backend.calls.map(({ path }) => path),
    Array(3).fill("/api/users/validate-reset-token/a-token?email=musu%40example.com"),
  );
});

test.run();
