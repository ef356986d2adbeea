/** Visitors would send an application that the bank can't use, or be refused a good one. */
import * as assert from "uvu/assert";
import {
  type Application,
  applicationFields,
  applicationGroups,
} from "../../../src/rules/application-fields.ts";
import {
  applicationErrors,
  IMAGE_REQUIRED,
  ImageError,
  readImage,
} from "../../../src/rules/validation.ts";
import { photoTypes } from "../../helpers/photo-types.ts";
import { suite } from "../../helpers/suite.ts";

const test = suite("validation of an application");

const filled = fromFields((name) => (name === "dateOfBirth" ? "1998-05-04" : "text"));

function fromFields(textOf: (name: string) => string): Application {
  const texts: Record<string, string> = {};
  for (const { name } of applicationFields) texts[name] = textOf(name);
  return texts as Application;
}

test("the toast names every missing field by its label, in the form's order", () => {
  const { toast, fields } = applicationErrors(
    fromFields(() => " "),
    null,
  );

  const labels = applicationFields.map(({ label }) => label).join(", ");
  assert.is(toast, `Please fill in all required fields: ${labels}`);
  assert.is(Object.keys(fields).length, applicationFields.length);
});

const EMPTY_YOU = Object.fromEntries(applicationGroups[0].fields.map(({ name }) => [name, ""]));
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
    { dateOfBirth: "Type your Date of Birth: day, month and year" },
    "Please fill in all required fields: Date of Birth",
  ],
] as const) {
  test(`an application that lacks ${what} has the toast: ${toast}`, () => {
    assert.equal(applicationErrors({ ...filled, ...change }, imageError), {
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
    { fullName: "About you: 7 answers are missing" },
  ],
  ["lacks two of them", { phone: "", gender: " " }, { phone: "About you: 2 answers are missing" }],
  [
    "lacks one, and has a wrong year",
    { phone: "", dateOfBirth: "4 May" },
    { phone: "Type your Phone", dateOfBirth: YEAR },
  ],
] as const) {
  test(`the summary of an application that ${what} is ${Object.values(line).join(", ")}`, () => {
    assert.equal(applicationErrors({ ...filled, ...change }, null).summary, line);
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
    const { toast } = applicationErrors({ ...filled, dateOfBirth }, null);
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
