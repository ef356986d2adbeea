/** Correct answers are accepted, and mistakes refused with a reason. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { emailError } from "../../../src/rules/email-error.ts";
import {
  applicationErrors,
  loginErrors,
  newPasswordErrors,
  signUpErrors,
} from "../../../src/rules/validation.ts";
import { sampleApplication } from "../../../src/tools/sample-application.ts";

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

/** The errors of an e-mail address on each form. */
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

const PHOTO = "Please upload your ID card image";
const YEAR = "Please enter a year of four digits";

for (const [what, change, photoError, fields, toast] of [
  [
    "the phone and the photo",
    { phone: "" },
    PHOTO,
    { phone: "Type your Phone Number", idCardImage: PHOTO },
    "Please fill in all required fields: Phone Number",
  ],
  [
    "the photo and the year of birth",
    { dateOfBirth: "4 May" },
    PHOTO,
    { dateOfBirth: YEAR, idCardImage: PHOTO },
    PHOTO,
  ],
  [
    "the date of birth",
    { dateOfBirth: "" },
    null,
    { dateOfBirth: "Type your Date of Birth in full" },
    "Please fill in all required fields: Date of Birth",
  ],
] as const) {
  test(`an application that lacks ${what} shows the toast "${toast}"`, () => {
    assert.equal(applicationErrors({ ...sampleApplication, ...change }, photoError), {
      fields,
      summary: fields,
      toast,
    });
  });
}

for (const [what, change, line] of [
  [
    "lacks two answers about the visitor",
    { phone: "", gender: "" },
    { phone: "About you: 2 answers are missing" },
  ],
  [
    "lacks one, and has a wrong year",
    { phone: "", dateOfBirth: "4 May" },
    { phone: "Type your Phone Number", dateOfBirth: YEAR },
  ],
] as const) {
  test(`an application that ${what} has the summary "${Object.values(line).join(", ")}"`, () => {
    assert.equal(applicationErrors({ ...sampleApplication, ...change }, null).summary, line);
  });
}

for (const [dateOfBirth, isWhole] of [
  ["2004-12-31", true],
  // An old browser lets the visitor type any text.
  ["04/05/1998", true],
  ["4 May", false],
  // Typed as 98 into a browser's own field for dates.
  ["0098-05-04", false],
] as const) {
  test(`the date of birth ${dateOfBirth} ${outcomeOf(isWhole ? undefined : YEAR)}`, () => {
    const { toast } = applicationErrors({ ...sampleApplication, dateOfBirth }, null);
    assert.is(toast, isWhole ? null : YEAR);
  });
}

test.run();
