import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { application } from "../../../src/content/portal.ts";
import { APPLICATION_FIELDS } from "../../../src/services/accounts.ts";
import {
  IMAGE_REQUIRED,
  imageError,
  missingFieldsMessage,
} from "../../../src/services/validation.ts";

const test = suite("validation of an application");

const labels = APPLICATION_FIELDS.map((name) => application.labels[name]);

test("the toast names every missing field by its label, in the form's order", () => {
  assert.is(
    missingFieldsMessage(labels),
    "Please fill in all required fields: Full Name, Email, Phone, Address, Date of Birth, Gender, " +
      "Occupation, ID Type, ID Number, Account Type",
  );
});

test("the toast names a single missing field", () => {
  assert.is(missingFieldsMessage(["Phone"]), "Please fill in all required fields: Phone");
});

test("a missing picture is asked for", () => {
  assert.is(IMAGE_REQUIRED, "Please upload your ID card image");
});

const INVALID = "Please select a valid image file";
const TOO_LARGE = "Image size must be less than 5MB";
const LIMIT = 5 * 1024 * 1024;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const utf8 = (text: string) => [...new TextEncoder().encode(text)];

/** A file that begins with some bytes and goes on with zeroes up to its size. */
function fileOf(type: string, begin: readonly number[], size = begin.length): File {
  const bytes = new Uint8Array(size);
  bytes.set(begin.slice(0, size));
  return new File([bytes], "card", { type });
}

for (const [name, file, error] of [
  ["a PNG", fileOf("image/png", png), null],
  ["a JPEG", fileOf("image/jpeg", jpeg), null],
  ["a JPEG by its other name", fileOf("image/jpg", jpeg), null],
  ["a PNG whose type is in capitals", fileOf("IMAGE/PNG", png), null],
  ["a picture of a single byte", fileOf("image/png", png, 1), null],

  ["a PDF", fileOf("application/pdf", utf8("%PDF-1.7")), INVALID],
  ["a text", fileOf("text/plain", utf8("image/png")), INVALID],
  ["a video", fileOf("video/mp4", png), INVALID],
  ["a type that only mentions images", fileOf("application/image/png", png), INVALID],
  ["a type that only begins as images do", fileOf("imagery/png", png), INVALID],
  ["an SVG", fileOf("image/svg+xml", utf8("<svg/>")), INVALID],
  ["an SVG with a parameter", fileOf("image/svg+xml;charset=utf-8", utf8("<svg/>")), INVALID],
  ["a PNG of zero bytes", fileOf("image/png", []), INVALID],
  ["a JPEG of zero bytes", fileOf("image/jpeg", []), INVALID],

  ["a PNG one byte below 5 MB", fileOf("image/png", png, LIMIT - 1), null],
  ["a PNG of 5 MB", fileOf("image/png", png, LIMIT), TOO_LARGE],
  ["a JPEG one byte above 5 MB", fileOf("image/jpeg", jpeg, LIMIT + 1), TOO_LARGE],
  ["a PDF of 5 MB", fileOf("application/pdf", [], LIMIT), INVALID],
  ["an SVG of 5 MB", fileOf("image/svg+xml", [], LIMIT), INVALID],

  ["an untyped PNG", fileOf("", png), null],
  ["an untyped JPEG", fileOf("", jpeg), null],
  ["an untyped JPEG by its Exif", fileOf("", [0xff, 0xd8, 0xff, 0xe1]), null],
  ["an untyped PNG one byte below 5 MB", fileOf("", png, LIMIT - 1), null],
  ["an untyped PNG of 5 MB", fileOf("", png, LIMIT), TOO_LARGE],
  ["an untyped GIF", fileOf("", utf8("GIF89a")), INVALID],
  ["an untyped SVG", fileOf("", utf8("<svg/>")), INVALID],
  ["an untyped PDF", fileOf("", utf8("%PDF-1.7")), INVALID],
  ["an untyped file of zero bytes", fileOf("", []), INVALID],
  ["an untyped file that ends early", fileOf("", png, 3), INVALID],
  ["an untyped file with a PNG further on", fileOf("", [0, ...png]), INVALID],
  ["an untyped file of a JPEG's digits", fileOf("", [0x0f, 0x0f, 0xd8, 0xff]), INVALID],
  ["an untyped file that begins half as a JPEG", fileOf("", [0xff, 0xd8, 0x00]), INVALID],
] as const) {
  test(`of ${name} the form says ${error}`, async () => {
    assert.is(await imageError(file), error);
  });
}

test("of an untyped file that can't be read the form says that it isn't a picture", async () => {
  const file = fileOf("", png);
  // As of a picture in the cloud that the phone can't fetch.
  const unreadable = {
    arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")),
  };
  file.slice = () => Object.assign(new Blob(), unreadable);

  assert.is(await imageError(file), INVALID);
});

test("whatever a file is, it is taken, or refused in one of two ways", async () => {
  const bytes = fc.uint8Array({ maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.string(), bytes, async (type, bytes) => {
      const error = await imageError(new File([new Uint8Array(bytes)], "card", { type }));
      assert.ok(error === null || error === INVALID, String(error));
    }),
  );
});

test.run();
