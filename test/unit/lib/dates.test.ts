/** A receipt shows the day of birth as people write it, and news show their own day. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatDate, formatDateTime, formatNewsDate } from "../../../src/lib/dates.ts";
import { inTimeZone } from "../../helpers/time-zone.ts";

const test = suite("dates");

for (const [text, written] of [
  ["1985-04-12", "12 April 1985"],
  ["2000-02-29", "29 February 2000"],
  ["2001-02-29", "2001-02-29"],
  ["April 1985", "April 1985"],
  ["", ""],
] as const) {
  test(`the date "${text}" is written as "${written}"`, () => {
    assert.is(formatDate(text), written);
  });
}

for (const [hour, minute, written] of [
  [21, 5, "24 November 2026, 9:05pm"],
  [0, 0, "24 November 2026, 12:00am"],
] as const) {
  test(`a moment is written in the visitor's time zone: ${written}`, () => {
    assert.is(formatDateTime(new Date(2026, 10, 24, hour, minute)), written);
  });
}

const none = (text: string) => [text, null] as const;

const twoDigits = (number: number) => String(number).padStart(2, "0");

test("each day of a month has its ordinal", () => {
  const ordinals =
    "1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th " +
    "21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st";
  for (const [index, ordinal] of ordinals.split(" ").entries())
    assert.match(formatNewsDate(`2024-01-${twoDigits(index + 1)}`) ?? "", ` ${ordinal} Jan 2024`);
});

test("each month has its short name, and each weekday its long one", () => {
  const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec";
  for (const [index, month] of months.split(" ").entries())
    assert.match(formatNewsDate(`2023-${twoDigits(index + 1)}-04`) ?? "", `, 4th ${month} 2023`);
  const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday";
  for (const [index, weekday] of weekdays.split(" ").entries())
    assert.match(formatNewsDate(`2024-03-${twoDigits(index + 4)}`) ?? "", `${weekday}, `);
});

for (const [date, text] of [
  ["2024-02-29", "Thursday, 29th Feb 2024"],
  ["2024-03-04T23:30:00-11:00", "Monday, 4th Mar 2024"],
  ["2024-03-04T00:30:00+14:00", "Monday, 4th Mar 2024"],
  ...["", "13 January", "01/13/2024", "1709510400000", "2024-03", "2024-3-4", "24-03-04"].map(none),
  ...["+002024-03-04", "20240304", "2024-03-041", "2024-03-04 10:00", "2024-03-04\n"].map(none),
  ...["2024-00-10", "2024-13-10", "2024-01-00", "2024-04-31", "1900-02-29"].map(none),
] as const) {
  test(`the date of an article from ${JSON.stringify(date)} is ${text ?? "left out"}`, () => {
    assert.is(formatNewsDate(date), text);
  });
}

for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
  test(`a birthday and the date of an article are the same days in ${zone}`, () => {
    inTimeZone(zone, () => {
      assert.is(formatDate("1985-04-12"), "12 April 1985");
      assert.is(formatNewsDate("2024-03-04"), "Monday, 4th Mar 2024");
    });
  });

test.run();
