/** An incomplete application says what it lacks at the field, in a summary and in a toast. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applicationErrors } from "../../../src/rules/application-errors.ts";
import { sampleApplication } from "../../../src/tools/fakes/sample-application.ts";

const test = suite("application errors");

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
  [
    "a phone of 200 characters",
    { phone: "1".repeat(201) },
    null,
    { phone: "Phone Number has more than 200 characters" },
    "Phone Number has more than 200 characters",
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

// `application.test.ts` has the line of a group that lacks several answers.
test("an application that lacks an answer, and has a wrong year, has a line for each", () => {
  const change = { phone: "", dateOfBirth: "4 May" };
  assert.equal(applicationErrors({ ...sampleApplication, ...change }, null).summary, {
    phone: "Type your Phone Number",
    dateOfBirth: YEAR,
  });
});

for (const [dateOfBirth, isWhole] of [
  ["2004-12-31", true],
  // An old browser lets the visitor type any text.
  ["04/05/1998", true],
  ["4 May", false],
  // Typed as 98 into a browser's own field for dates.
  ["0098-05-04", false],
] as const) {
  test(`the date of birth ${dateOfBirth} ${isWhole ? "is accepted" : `is refused: "${YEAR}"`}`, () => {
    const { toast } = applicationErrors({ ...sampleApplication, dateOfBirth }, null);
    assert.is(toast, isWhole ? null : YEAR);
  });
}

test.run();
