/** Correct answers are accepted, and mistakes refused with a reason. */
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

const EMAIL_REQUIRED = "Email is required";
const EMAIL_INVALID = "Please enter a valid email address";
const PASSWORD_REQUIRED = "Password is required";
const PASSWORD_SHORT = "Password must be at least 6 characters long";
const NAME_REQUIRED = "Full name is required";
const NAME_SHORT = "Name must be at least 2 characters long";
const NAME_LETTERS = "Name should only contain letters and spaces";
const CONFIRM_REQUIRED = "Please confirm your password";

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
  ["", EMAIL_REQUIRED],
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
    const missing = text === "" ? "Type your Email" : error;
    assert.equal(emailErrors(text), [error, error, error, missing]);
  });
}

for (const [text, error] of [
  ["", PASSWORD_REQUIRED],
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
  ["", NAME_REQUIRED],
  ["A", NAME_SHORT],
  ["Am", undefined],
  ["Ade\u0301 Ɓɔi Нина", undefined],
  ["Ama1", NAME_LETTERS],
  ["O'Neil", NAME_LETTERS],
] as const) {
  test(`the name ${JSON.stringify(text)} ${outcomeOf(error)}`, () => {
    assert.is(signUpErrors({ name: text, email, password, confirmPassword }).name, error);
  });
}

for (const [first, second, error] of [
  ["secret", "", CONFIRM_REQUIRED],
  ["secret", "secret ", "Passwords do not match"],
] as const) {
  test(`the password "${first}" confirmed by "${second}" ${outcomeOf(error)}`, () => {
    const values = { name, email, password: first, confirmPassword: second };

    assert.is(signUpErrors(values).confirmPassword, error);
  });
}

test("each wrong field has an error, in the form's order", () => {
  const nothing = { name: "", email: "", password: "", confirmPassword: "" };
  const errors = Object.entries(signUpErrors(nothing));
  assert.equal(errors, [
    ["name", NAME_REQUIRED],
    ["email", EMAIL_REQUIRED],
    ["password", PASSWORD_REQUIRED],
    ["confirmPassword", CONFIRM_REQUIRED],
  ]);
  assert.equal(Object.entries(loginErrors(nothing)), errors.slice(1, 3));
});

for (const [first, second, fields, toast] of [
  ["", "", { password: PASSWORD_REQUIRED, confirmPassword: CONFIRM_REQUIRED }, null],
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
