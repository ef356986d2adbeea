import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, NetworkError, TimeoutError } from "../../../src/lib/http.ts";
import { type AuthFailure, authFailure, failureMessage } from "../../../src/rules/messages.ts";
import { login } from "../../../src/services/users.ts";
import { goOffline } from "../screens/network.ts";
import { exchange } from "../services/exchange.ts";

const test = suite("messages");

/** The error that a login ends with when it is answered so. */
async function errorBy(status: number, body: string): Promise<unknown> {
  const { error } = await exchange(
    (signal) => login({ email: "a@b.lr", password: "secret" }, signal),
    () => new Response(body, { status }),
  );
  return error;
}

const saying = (message: string) => JSON.stringify({ message });
const onEmail = (toast: string): AuthFailure => ({
  toast,
  fields: { email: toast },
});
const inBanner = (toast: string): AuthFailure => ({ toast, banner: toast });

const WRONG: AuthFailure = {
  toast: "Invalid email or password",
  fields: { email: "Invalid credentials", password: "Invalid credentials" },
};
const TAKEN = onEmail("Email already exists");
const SERVER = inBanner("Server error. Please try again later.");
const INVALID = inBanner("Invalid response from server");
const UNEXPECTED = inBanner("An unexpected error occurred. Please try again.");

for (const [status, body, ofLogin, ofSignUp] of [
  [400, saying("Email is not valid"), WRONG, onEmail("Email is not valid")],
  [401, saying("Email is not valid"), WRONG, onEmail("Email is not valid")],
  [400, saying("That EMAIL is odd"), WRONG, onEmail("That EMAIL is odd")],
  [400, saying("No such e-mail"), WRONG, onEmail("No such e-mail")],
  [400, saying("Password is too plain"), WRONG, inBanner("Password is too plain")],
  [401, saying("Not now"), WRONG, inBanner("Not now")],
  [400, "{}", WRONG, inBanner("An error occurred")],
  [401, "", WRONG, inBanner("An error occurred")],

  [409, saying("The user is known"), TAKEN, TAKEN],
  [409, "", TAKEN, TAKEN],

  [500, saying("Email is not valid"), SERVER, SERVER],
  [500, "", SERVER, SERVER],
  [502, "<h1>Bad Gateway</h1>", SERVER, SERVER],
  [503, saying("Back at nine"), SERVER, SERVER],
  [599, "", SERVER, SERVER],

  [403, saying("Not from here"), inBanner("Not from here"), inBanner("Not from here")],
  [404, "", inBanner("An error occurred"), inBanner("An error occurred")],
  [408, "null", inBanner("An error occurred"), inBanner("An error occurred")],
  [410, saying("Gone"), inBanner("Gone"), inBanner("Gone")],
  [422, saying("Email is odd"), inBanner("Email is odd"), inBanner("Email is odd")],
  [429, saying("Wait a minute"), inBanner("Wait a minute"), inBanner("Wait a minute")],
  [499, saying(""), inBanner("An error occurred"), inBanner("An error occurred")],
  [300, "", inBanner("An error occurred"), inBanner("An error occurred")],

  [200, "", INVALID, INVALID],
  [200, "null", INVALID, INVALID],
  [200, '{"token":"t"}', INVALID, INVALID],
] as const) {
  test(`status ${status} with the body ${body || "left empty"} is told as the catalogue says`, async () => {
    const error = await errorBy(status, body);

    assert.equal(authFailure(error, "login"), ofLogin);
    assert.equal(authFailure(error, "sign-up"), ofSignUp);
  });
}

for (const [name, error, failure] of [
  [
    "a time-out",
    new TimeoutError(),
    inBanner("Request timed out. Please check your connection and try again."),
  ],
  [
    "no response",
    new NetworkError(),
    inBanner("Network error. Please check your connection and try again."),
  ],
  ["a bug", new TypeError("x is not a function"), UNEXPECTED],
  ["a call that was given up", new AbortedError(), UNEXPECTED],
  ["an object that only looks like an answer", { status: 401, message: "No" }, UNEXPECTED],
  ["text", "No", UNEXPECTED],
  ["null", null, UNEXPECTED],
  ["nothing", undefined, UNEXPECTED],
] as const) {
  test(`${name} is told as the catalogue says`, () => {
    assert.equal(authFailure(error, "login"), failure);
    assert.equal(authFailure(error, "sign-up"), failure);
  });
}

for (const [call, fallback] of [
  ["application", "Submission failed. Please try again."],
  ["forgotPassword", "Failed to send reset link. Try again."],
  ["resetLink", "Invalid or expired reset link"],
  ["resetPassword", "Failed to reset password"],
] as const) {
  for (const status of [400, 401, 404, 409, 413, 422, 500, 503]) {
    test(`${call}: status ${status} shows the server's message, else "${fallback}"`, async () => {
      const words = await errorBy(status, saying("The server's own words"));

      assert.is(failureMessage(words, call), "The server's own words");
      assert.is(failureMessage(await errorBy(status, "{}"), call), fallback);
    });
  }

  test(`${call}: without an answer of the server's it is "${fallback}"`, async () => {
    const page = await errorBy(200, "<title>Log in to the Wi-Fi</title>");
    const errors = [new TimeoutError("a"), new NetworkError("b"), new Error("c"), page, "d", null];
    for (const error of errors) assert.is(failureMessage(error, call), fallback, String(error));
  });

  test(`${call}: without a network it says so, but not in place of an answer or a time-out`, async () => {
    const reconnect = goOffline();
    try {
      const network = "Network error. Please check your connection and try again.";
      assert.is(failureMessage(new NetworkError(), call), network);
      assert.is(failureMessage(new TimeoutError(), call), fallback);
      assert.is(failureMessage(await errorBy(500, saying("Not now")), call), "Not now");
    } finally {
      reconnect();
    }
  });
}

test.run();
