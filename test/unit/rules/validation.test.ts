/** Correct answers are accepted, and mistakes refused. `portal-forms.test.ts` has empty fields. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applicationErrors } from "../../../src/rules/application-errors.ts";
import {
  emailError,
  loginErrors,
  newPasswordErrors,
  signUpErrors,
} from "../../../src/rules/validation.ts";
import { sampleApplication } from "../../../src/tools/fakes/sample-application.ts";

const test = suite("validation");

const email = "a@b.lr";
const password = "secret";
const confirmPassword = password;
const name = "Ama Mensah";

const EMAIL_INVALID = "Please enter a valid email address";
const PASSWORD_SHORT = "Password must be at least 6 characters long";
const NAME_SHORT = "Name must be at least 2 characters long";
const NAME_LETTERS = "Name should only contain letters and spaces";

const outcomeOf = (error?: string) => (error ? `is refused: "${error}"` : "is accepted");

function emailErrors(text: string) {
  const values = { name, email: text, password, confirmPassword };
  return [
    loginErrors(values).email,
    signUpErrors(values).email,
    emailError(text) ?? undefined,
    applicationErrors({ ...sampleApplication, email: text }, null).fields.email,
  ];
}

for (const [text, error] of [
  ["a@b.lr.", EMAIL_INVALID],
  ["a@b..lr", EMAIL_INVALID],
  ["mailto:a@b.lr", EMAIL_INVALID],
  ["<a@b.lr>", EMAIL_INVALID],
  ["a.b@lr", EMAIL_INVALID],
  ["a@b@c.lr", EMAIL_INVALID],
  ["a@b.lr\nc@d.lr", EMAIL_INVALID],
  ["épargne.o'neil+1@bücher.xn--p1ai.இந்தியா", undefined],
] as const) {
  test(`the e-mail address ${JSON.stringify(text)} ${outcomeOf(error)}`, () => {
    assert.equal(emailErrors(text), [error, error, error, error]);
  });
}

for (const [text, error] of [
  ["12345", PASSWORD_SHORT],
  ["      ", undefined],
] as const) {
  test(`the password ${JSON.stringify(text)} ${outcomeOf(error)}`, () => {
    const values = { name, email, password: text, confirmPassword: text };

    assert.is(loginErrors(values).password, error);
    assert.is(signUpErrors(values).password, error);
  });
}

for (const [text, error] of [
  ["A", NAME_SHORT],
  ["Am", undefined],
  ["Ade\u0301 Ɓɔi Нина", undefined],
  ["Ama1", NAME_LETTERS],
  ["O'Neil", NAME_LETTERS],
  ["A".repeat(101), "Name must be at most 100 characters long"],
] as const) {
  test(`the name ${JSON.stringify(text)} ${outcomeOf(error)}`, () => {
    assert.is(signUpErrors({ name: text, email, password, confirmPassword }).name, error);
  });
}

test("a sign-up with two passwords that differ by a space is refused", () => {
  const values = { name, email, password, confirmPassword: `${password} ` };
  assert.is(signUpErrors(values).confirmPassword, "Passwords do not match");
});

for (const [first, second, fields, toast] of [
  ["abc", "abd", { confirmPassword: "Passwords don't match" }, "Passwords don't match"],
  ["12345", "12345", { password: PASSWORD_SHORT }, PASSWORD_SHORT],
  ["123456", "123456", {}, null],
] as const) {
  test(`the new password "${first}" confirmed by "${second}" ${toast ? `shows the toast "${toast}"` : "shows no toast"}`, () => {
    const found = newPasswordErrors({ password: first, confirmPassword: second });

    assert.equal(found, { fields, toast });
  });
}

test.run();
