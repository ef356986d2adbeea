/** Correct answers and good photos are accepted, and mistakes refused with a reason. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type Application,
  applicationFields,
  applicationGroups,
} from "../../../src/rules/application-fields.ts";
import {
  applicationErrors,
  emailError,
  IMAGE_REQUIRED,
  ImageError,
  loginErrors,
  newPasswordErrors,
  readImage,
  signUpErrors,
} from "../../../src/rules/validation.ts";
import { sampleApplication } from "../../../src/tools/sample-application.ts";
import { photoTypes } from "../../helpers/photo-types.ts";

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

/** The errors of an e-mail address in the login, the sign-up and the request of a reset link. */
function emailErrors(text: string) {
  const values = { name, email: text, password, confirmPassword };
  return [loginErrors(values).email, signUpErrors(values).email, emailError(text) ?? undefined];
}

for (const [text, error] of [
  ["", EMAIL_REQUIRED],
  ["\t\n\u00a0\u3000", EMAIL_REQUIRED],
  ["a@b.", EMAIL_INVALID],
  ["a.b@lr", EMAIL_INVALID],
  ["a@b@c.lr", EMAIL_INVALID],
  ["a@b.lr\nc@d.lr", EMAIL_INVALID],
  ["  a@b.lr\t", undefined],
  ["épargne@bücher.example", undefined],
] as const) {
  test(`the error of the e-mail address ${JSON.stringify(text)} is ${error}`, () => {
    assert.equal(emailErrors(text), [error, error, error]);
  });
}

for (const [text, error] of [
  ["", PASSWORD_REQUIRED],
  ["12345", PASSWORD_SHORT],
  ["      ", undefined],
] as const) {
  test(`the error of the password ${JSON.stringify(text)} is ${error}`, () => {
    const values = { name, email, password: text, confirmPassword: text };

    assert.is(loginErrors(values).password, error);
    assert.is(signUpErrors(values).password, error);
  });
}

for (const [text, error] of [
  ["", NAME_REQUIRED],
  [" \t\u00a0", NAME_REQUIRED],
  [" A ", NAME_SHORT],
  ["Am", undefined],
  ["Ade\u0301 Ɓɔi Нина", undefined],
  ["नि", undefined],
  ["Ama1", NAME_LETTERS],
  ["O'Neil", NAME_LETTERS],
] as const) {
  test(`the error of the name ${JSON.stringify(text)} is ${error}`, () => {
    assert.is(signUpErrors({ name: text, email, password, confirmPassword }).name, error);
  });
}

for (const [first, second, error] of [
  ["secret", "", CONFIRM_REQUIRED],
  ["secret", "secret ", "Passwords do not match"],
] as const) {
  test(`the error of "${first}" confirmed by "${second}" is ${error}`, () => {
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
  ["abc", "", { confirmPassword: CONFIRM_REQUIRED }, null],
  ["abc", "abd", { confirmPassword: "Passwords don't match" }, "Passwords don't match"],
  ["12345", "12345", { password: PASSWORD_SHORT }, PASSWORD_SHORT],
  ["123456", "123456", {}, null],
] as const) {
  test(`the toast of the new password "${first}" confirmed by "${second}" is ${toast}`, () => {
    const found = newPasswordErrors({ password: first, confirmPassword: second });

    assert.equal(found, { fields, toast });
  });
}

test("the toast names every missing field by its label, in the form's order", () => {
  const blank = Object.fromEntries(applicationFields.map(({ name }) => [name, " "]));
  const { toast, fields } = applicationErrors(blank as Application, null);

  const labels = applicationFields.map(({ label }) => label).join(", ");
  assert.is(toast, `Please fill in all required fields: ${labels}`);
  assert.is(Object.keys(fields).length, applicationFields.length);
});

const [you] = applicationGroups;
const EMPTY_YOU = Object.fromEntries(you.fields.map(({ name }) => [name, ""]));
const IMAGE = "Please upload your ID card image";
const YEAR = "Please enter a year of four digits";

for (const [what, change, imageError, fields, toast] of [
  [
    "the phone and the picture",
    { phone: "" },
    IMAGE_REQUIRED,
    { phone: "Type your Phone", idCardImage: IMAGE },
    "Please fill in all required fields: Phone",
  ],
  [
    "the picture and the year of birth",
    { dateOfBirth: "4 May" },
    IMAGE_REQUIRED,
    { dateOfBirth: YEAR, idCardImage: IMAGE },
    IMAGE,
  ],
  [
    "the date of birth",
    { dateOfBirth: "" },
    null,
    { dateOfBirth: "Type your Date of Birth in full" },
    "Please fill in all required fields: Date of Birth",
  ],
] as const) {
  test(`an application that lacks ${what} has the toast: ${toast}`, () => {
    assert.equal(applicationErrors({ ...sampleApplication, ...change }, imageError), {
      fields,
      summary: fields,
      toast,
    });
  });
}

for (const [what, change, line] of [
  [
    "lacks all answers about the visitor",
    EMPTY_YOU,
    { fullName: `About you: ${you.fields.length} answers are missing` },
  ],
  ["lacks two of them", { phone: "", gender: " " }, { phone: "About you: 2 answers are missing" }],
  [
    "lacks one, and has a wrong year",
    { phone: "", dateOfBirth: "4 May" },
    { phone: "Type your Phone", dateOfBirth: YEAR },
  ],
] as const) {
  test(`the summary of an application that ${what} is ${Object.values(line).join(", ")}`, () => {
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
  test(`the date of birth ${dateOfBirth} has ${isWhole ? "a" : "no"} year of four digits`, () => {
    const { toast } = applicationErrors({ ...sampleApplication, dateOfBirth }, null);
    assert.is(toast, isWhole ? null : YEAR);
  });
}

const INVALID = "Please select a valid image file";
const TOO_LARGE = "Image size must be less than 5MB";
const LIMIT = 5 * 1024 * 1024;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const utf8 = (text: string) => [...new TextEncoder().encode(text)];

/** A file of this size that begins with some bytes. The others are zero. */
function fileOf(type: string, begin: readonly number[], size = begin.length): File {
  const bytes = new Uint8Array(size);
  bytes.set(begin.slice(0, size));
  return new File([bytes], "card", { type });
}

const errorOf = (file: File) =>
  readImage(file).then(
    () => null,
    (error: unknown) => {
      assert.instance(error, ImageError);
      return error instanceof Error ? error.message : error;
    },
  );

for (const [name, file, error] of [
  ["a video", fileOf("video/mp4", png), INVALID],
  ["a type that only begins as images do", fileOf("imagery/png", png), INVALID],
  ["an SVG that is named as a PNG", fileOf("image/png", utf8("<svg/>")), INVALID],
  ["a PNG of 5 MB", fileOf("image/png", png, LIMIT), TOO_LARGE],
  ["an SVG of 5 MB", fileOf("image/svg+xml", [], LIMIT), INVALID],
  ["an untyped text of the letters of a BMP", fileOf("", utf8("BMW, and so on")), INVALID],
  ["an untyped file with a PNG further on", fileOf("", [0, ...png]), INVALID],
  ["an untyped file with a JPEG further on", fileOf("", [0, ...jpeg]), INVALID],
] as const) {
  test(`the error of ${name} is ${error}`, async () => {
    assert.is(await errorOf(file), error);
  });
}

for (const [name, file, type] of [
  ["a PNG one byte below 5 MB", fileOf("image/png", png, LIMIT - 1), "image/png"],
  ["a PNG whose type is in capitals", fileOf("IMAGE/PNG", png), "image/png"],
  ["a JPEG of an unknown type", fileOf("application/octet-stream", jpeg), "image/jpeg"],
  ["a JPEG that is named as a PNG", fileOf("image/png", jpeg), "image/jpeg"],
  ...Array.from(
    photoTypes,
    ([type, bytes]) => ["an untyped photo", fileOf("", [...bytes]), type] as const,
  ),
  ["a TIFF of a Mac", fileOf("image/tiff", [...utf8("MM"), 0, ...utf8("*")]), "image/tiff"],
] as const) {
  test(`${name} is accepted as ${type}, with the same bytes`, async () => {
    const read = await readImage(file);
    assert.is(read.type, type);
    assert.equal(await read.bytes(), await file.bytes());
  });
}

for (const [chosen, begin, sent] of [
  ["photo.jfif", jpeg, "photo.jpg"],
  ["my.card.JPEG", jpeg, "my.card.jpg"],
  ["Musu K. Doe", jpeg, "Musu K. Doe.jpg"],
  ["card.jpg", png, "card.png"],
  [".png", png, "photo.png"],
  ["", png, "photo.png"],
  // The site doesn't ask for other types.
  ["card.HEIC", utf8("....ftypheic"), "card.HEIC"],
] as const) {
  test(`a photo named "${chosen}" is sent as "${sent}", with the extension of its type`, async () => {
    const { name } = await readImage(new File([Uint8Array.from(begin)], chosen));
    assert.is(name, sent);
  });
}

for (const type of ["", "image/png"]) {
  test(`an unreadable file of the type "${type}" is asked for again`, async () => {
    const file = fileOf(type, png);
    // As for a file that was deleted, or is in a cloud that the phone can't reach.
    file.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));

    assert.is(await errorOf(file), "This file can't be read any more. Please choose it again.");
  });
}

test("the type of a photo is also found on a phone without `arrayBuffer`", async () => {
  const { arrayBuffer } = Blob.prototype;
  const file = fileOf("", png);
  Reflect.deleteProperty(Blob.prototype, "arrayBuffer");
  try {
    assert.is((await readImage(file)).type, "image/png");
  } finally {
    Blob.prototype.arrayBuffer = arrayBuffer;
  }
});

test("a file of a refused type or size isn't read", async () => {
  const read: string[] = [];
  for (const type of ["video/mp4", "image/png", ""]) {
    const refused = fileOf(type, png, LIMIT);
    refused.arrayBuffer = async () => {
      read.push(type);
      return new ArrayBuffer(0);
    };
    await errorOf(refused);
  }
  assert.equal(read, []);
});

test.run();
