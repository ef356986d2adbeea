/** Visitors read the messages of section 8, and no markup, JSON or "undefined" as a reason. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  HttpError,
  InvalidResponseError,
  NetworkError,
  TimeoutError,
} from "../../../src/lib/http.ts";
import {
  type AuthFailure,
  attemptFailure,
  authFailure,
  FALLBACKS,
  failureMessage,
  resetLinkMayBeValid,
} from "../../../src/rules/messages.ts";
import { requestLogin } from "../../../src/services/users.ts";
import { exchange } from "../../helpers/exchange.ts";
import { goOffline } from "../../helpers/fake-network.ts";

const test = suite("messages");

async function errorOf(status: number, body: string): Promise<unknown> {
  const { error } = await exchange(
    (signal) => requestLogin({ email: "a@b.lr", password: "secret" }, signal),
    () => new Response(body, { status }),
  );
  return error;
}

const saying = (message: string) => JSON.stringify({ message });
const onEmail = (toast: string, isTaken = false): AuthFailure => ({
  toast,
  fields: { email: toast },
  isTaken,
});
const inBanner = (toast: string): AuthFailure => ({ toast, banner: toast });

const WRONG: AuthFailure = {
  toast: "Invalid email or password",
  fields: { email: "Invalid credentials", password: "Invalid credentials" },
};
const TAKEN = onEmail("Email already exists", true);
const SERVER = inBanner("Server error. Please try again later.");
const INVALID = inBanner("Invalid response from server");
const UNEXPECTED = inBanner("An unexpected error occurred. Please try again.");
const TIMED_OUT = inBanner("Request timed out. Please check your connection and try again.");
const NETWORK = "Network error. Please check your connection and try again.";
const OTHER = inBanner("An error occurred");

for (const [status, body, ofLogin, ofSignUp = ofLogin] of [
  [400, saying("Email is not valid"), WRONG, onEmail("Email is not valid")],
  [400, saying("Password is too plain"), WRONG, inBanner("Password is too plain")],
  [401, "", WRONG, OTHER],
  [409, saying("The user is known"), TAKEN],
  [500, saying("Email is not valid"), SERVER],
  [422, saying("Email is odd"), inBanner("Email is odd"), onEmail("Email is odd")],
  [429, "", inBanner("Too many attempts. Wait a few minutes, then try again.")],
  [200, "", INVALID],
] as const) {
  test(`a login with the status ${status} and the body "${body}" says "${ofLogin.toast}", a sign-up "${ofSignUp.toast}"`, async () => {
    const error = await errorOf(status, body);

    const { hasWrongCredentials = false, ...shown } = authFailure(error, "login");
    assert.equal(shown, ofLogin);
    assert.is(hasWrongCredentials, ofLogin === WRONG);
    assert.equal(authFailure(error, "signUp"), ofSignUp);
  });
}

for (const [message, isTaken] of [
  ["A user with this e-mail address already exists.", true],
  ["The email has already been taken.", true],
  ["The email address is already in use by another account.", true],
  ["There is already an account with this email", true],
  ["You have already signed up with this email", true],
  ["A confirmation e-mail has already been sent to the address that you used", false],
  ["The e-mail domain does not exist", false],
] as const) {
  test(`"${message}" ${isTaken ? "says" : "doesn't say"} that the e-mail address is taken`, async () => {
    const error = await errorOf(400, saying(message));
    assert.equal(authFailure(error, "signUp"), onEmail(message, isTaken));
  });
}

for (const [name, error, failure] of [
  ["a time-out", new TimeoutError(), TIMED_OUT],
  ["no response", new NetworkError("", { wasOffline: false }), inBanner(NETWORK)],
  ["a bug", new TypeError("x is not a function"), UNEXPECTED],
] as const) {
  test(`after ${name} a login and a sign-up say "${failure.toast}"`, () => {
    assert.equal(authFailure(error, "login"), failure);
    assert.equal(authFailure(error, "signUp"), failure);
  });
}

for (const [call, fallback] of [
  ["submitApplication", "Submission failed. Please try again."],
  ["requestResetLink", "Failed to send reset link. Try again."],
  ["checkResetLink", "Invalid or expired reset link"],
  ["setNewPassword", "Failed to reset password"],
] as const) {
  test(`a failed call "${call}" shows the server's message, or "${fallback}"`, async () => {
    const words = await errorOf(422, saying("The server's own words"));
    assert.is(failureMessage(words, FALLBACKS[call]), "The server's own words");
    for (const [status, body, shown] of [
      [400, "{}", fallback],
      [500, saying("SQLITE_BUSY: database is locked"), fallback],
      [429, "", "Too many attempts. Wait a few minutes, then try again."],
      [503, "", "Server error. Please try again later."],
      [503, saying("Back at nine"), "Back at nine"],
    ] as const)
      assert.is(failureMessage(await errorOf(status, body), FALLBACKS[call]), shown, `${status}`);
    for (const error of [
      new TimeoutError("a"),
      new NetworkError("b", { wasOffline: false }),
      new Error("c"),
    ])
      assert.is(failureMessage(error, FALLBACKS[call]), fallback, String(error));
  });
}

test("an offline device is named only if no response or time-out came first", async () => {
  const reconnect = goOffline();
  try {
    assert.is(failureMessage(LOST_AND_OFFLINE, FALLBACKS.submitApplication), NETWORK);
    assert.is(
      failureMessage(new TimeoutError(), FALLBACKS.setNewPassword),
      "Failed to reset password",
    );
    assert.is(
      failureMessage(await errorOf(400, saying("Not now")), FALLBACKS.submitApplication),
      "Not now",
    );
  } finally {
    reconnect();
  }
});

const withStatus = (status: number) => new HttpError(status, null);
const BUG = new RangeError("Too much");
const LOST = new NetworkError("", { wasOffline: false });
const LOST_AND_OFFLINE = new NetworkError("", { wasOffline: true, mayHaveBeenSent: true });
const NOT_SENT = [
  new NetworkError("", { wasOffline: false, mayHaveBeenSent: false }),
  new NetworkError("", { wasOffline: true }),
];

type Outcome = { readonly arrived?: true; readonly unchecked?: true };

/** What may have happened in a failed call; what isn't named hasn't. */
const OUTCOMES: readonly (readonly [what: string, outcome: Outcome, errors: readonly Error[]])[] = [
  ["a lost call", { arrived: true, unchecked: true }, [LOST, LOST_AND_OFFLINE, new TimeoutError()]],
  ["a call that couldn't be sent", { unchecked: true }, NOT_SENT],
  [
    "the status of a gateway",
    { arrived: true, unchecked: true },
    [502, 504, 520, 522, 524].map(withStatus),
  ],
  ["a refusal by a busy backend", { unchecked: true }, [429, 503].map(withStatus)],
  ["any other refusal", {}, [400, 401, 404, 410, 418, 422, 500, 501, 521].map(withStatus)],
  ["a bug", { unchecked: true }, [BUG]],
  ["a redirect or an unusable token", {}, [new InvalidResponseError()]],
];
for (const [what, { arrived = false, unchecked = false }, errors] of OUTCOMES) {
  test(`after ${what} the call ${arrived ? "may have" : "hasn't"} succeeded, and a reset link is ${unchecked ? "not checked" : "invalid"}`, () => {
    for (const error of errors)
      assert.equal(
        [attemptFailure(error, "setNewPassword", false).isUncertain, resetLinkMayBeValid(error)],
        [arrived, unchecked],
        `${error}`,
      );
  });
}

/** The texts that a request for a reset link and a sign-up show for a response. */
async function messagesOf(body: string): Promise<readonly string[]> {
  const error = await errorOf(422, body);
  return [
    failureMessage(error, FALLBACKS.requestResetLink),
    authFailure(error, "signUp").toast ?? "",
  ];
}

test("a message that is empty, markup or data of a program isn't shown", async () => {
  for (const message of [
    [7, [" "]],
    { text: "Taken" },
    undefined,
    " \n\t\u00a0",
    "Not now</p>",
    "<!-- -->",
    "<IMG src=x>",
    '<?xml version="1.0"?>',
    "Email isn&#39;t valid",
    "Salt &amp; pepper",
    `${"Taken ".repeat(100)}<b>`,
    "[object Object]",
    '{"code":11000}',
    " undefined ",
  ]) {
    const body = JSON.stringify({ message });
    const fallbacks = ["Failed to send reset link. Try again.", "An error occurred"];
    assert.equal(await messagesOf(body), fallbacks, body);
  }
});

for (const [name, message, shown] of [
  ["between white space", "\n Try at nine\t", "Try at nine"],
  ["in a list", ["Too short.", 7, "", " Add one ", "a digit"], "Too short. Add one. a digit"],
  ["with < and >", "Less < 5 or > 3 & so", "Less < 5 or > 3 & so"],
  ["that begins with a brace", "{Sorry} not now", "{Sorry} not now"],
  ["of 200 characters", "a".repeat(200), "a".repeat(200)],
  ["of 201 characters", "a".repeat(201), `${"a".repeat(200)}…`],
  ["with a gap at the cut", `${"a".repeat(199)} bc`, `${"a".repeat(199)}…`],
] as const) {
  test(`a message ${name} is shown as plain text, cut if it is long`, async () => {
    assert.equal(await messagesOf(JSON.stringify({ message })), [shown, shown]);
  });
}

test.run();
