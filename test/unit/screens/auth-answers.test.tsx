import { mock } from "node:test";
import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { pageSuite } from "../frame/page-suite.ts";
import { backendOf, hangs, says, WRONG_ANSWERS } from "./backend.ts";
import {
  assertPlainWords,
  banner,
  bannerElement,
  busy,
  control,
  errorsAt,
  failures,
  fill,
  openScreen,
  press,
  stored,
  submit,
  successes,
  typed,
  until,
} from "./portal.tsx";

const test = pageSuite("answers at login and sign-up");
const backend = backendOf(test);
test.after.each(() => mock.timers.reset());

type Mode = "Login" | "Sign Up";

const ENTERED: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  Login: { Email: "musu@example.com", Password: "palm-nut" },
  "Sign Up": {
    "Full name": "Musu Kollie",
    Email: "musu@example.com",
    Password: "palm-nut",
    "Confirm password": "palm-nut",
  },
};
const labels = (mode: Mode) => Object.keys(ENTERED[mode]);

async function open(mode: Mode) {
  await openScreen("#/login", "Login / Sign Up");
  fireEvent.click(screen.getByRole("tab", { name: mode }));
  fill(ENTERED[mode]);
}

/** What a visitor sees of a failure: the toast, the words at the fields, and the banner. */
type Seen = readonly [toast: string, fields: Readonly<Record<string, string>>, banner: boolean];

function assertFailed(mode: Mode, [toast, fields, inBanner]: Seen) {
  assert.equal(failures(), [toast]);
  assert.equal(errorsAt(...labels(mode)), fields);
  assert.is(banner(), inBanner ? toast : null);
  const [wrong] = Object.keys(fields);
  assert.is(document.activeElement, wrong ? control(wrong) : bannerElement());

  assert.equal(successes(), []);
  assert.equal(typed(...labels(mode)), ENTERED[mode]);
  assert.is(window.location.hash, "#/login");
  assert.is(screen.queryByRole("button", { name: "Logout" }), null);
  assertPlainWords();
}

const INVALID = "Invalid credentials";
const CREDENTIALS: Seen = [
  "Invalid email or password",
  { Email: INVALID, Password: INVALID },
  false,
];
const TAKEN: Seen = ["Email already exists", { Email: "Email already exists" }, false];
const inBanner = (toast: string): Seen => [toast, {}, true];
const EMAIL_WORDS = "That Email can't be used";

// Each way to show a failure once; which failure is told how, is held with the messages.
for (const [mode, status, body, seen] of [
  ["Login", 401, { message: "No such email" }, CREDENTIALS],
  ["Login", 409, { message: "Conflict" }, TAKEN],
  ["Login", 503, {}, inBanner("Server error. Please try again later.")],
  ["Sign Up", 400, { message: EMAIL_WORDS }, [EMAIL_WORDS, { Email: EMAIL_WORDS }, false]],
  ["Sign Up", 401, { message: "Not today" }, inBanner("Not today")],
  ["Sign Up", 409, { message: "Conflict" }, TAKEN],
  ["Sign Up", 422, { message: "" }, inBanner("An error occurred")],
  ["Sign Up", 418, { message: "é".repeat(10_000) }, inBanner(`${"é".repeat(200)}…`)],
] as const) {
  const said = JSON.stringify(body).slice(0, 40);
  test(`${mode} answered ${status} ${said} says "${seen[0].slice(0, 40)}"`, async () => {
    await open(mode);
    backend.answers(says(status, body));
    await submit();

    assertFailed(mode, seen);
    assert.equal(stored(), {});
  });
}

const WRONG = [
  ...WRONG_ANSWERS,
  // Which answers have no credentials, is held with the calls.
  ["no user", says(200, { token: "a-token" }), "Invalid response from server"],
] as const;

// What an earlier visit left in the browser is nobody's to change but a login's that succeeds.
const REMEMBERED = { rememberedEmail: "old@example.com", rememberMe: "true" };

for (const mode of ["Login", "Sign Up"] as const) {
  for (const [what, answer, words] of WRONG) {
    test(`${mode} answered with ${what} says "${words}", and stores nothing`, async () => {
      for (const [key, text] of Object.entries(REMEMBERED)) window.localStorage.setItem(key, text);
      await open(mode);
      backend.answers(answer);
      await submit();

      assertFailed(mode, inBanner(words));
      assert.equal(stored(), REMEMBERED);
    });
  }

  test(`${mode} waits ten seconds for an answer, and no longer`, async () => {
    await open(mode);
    mock.timers.enable({ apis: ["setTimeout", "Date"] });
    backend.answers(hangs);
    await press();
    await act(async () => mock.timers.tick(9_999));
    assert.ok(busy());
    await act(async () => mock.timers.tick(1));
    await until(() => !busy());

    assertFailed(mode, inBanner("Request timed out. Please check your connection and try again."));
    assert.equal(stored(), {});
  });
}

test("what was wrong with the last try is gone when the next one succeeds", async () => {
  await open("Sign Up");
  backend.answers(says(409, {}));
  await submit();
  backend.answers(says(201, { token: "a-token", user: {} }));
  await submit();

  assert.equal([errorsAt("Email", "Password"), banner()], [{}, null]);
});

test.run();
