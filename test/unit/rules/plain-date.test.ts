/** A receipt shows the day of birth that was entered, as people write it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatDate, formatDateTime } from "../../../src/rules/plain-date.ts";
import { inTimeZone } from "../../helpers/time-zone.ts";

const test = suite("plain dates");

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

for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
  test(`a birthday is the entered day in ${zone}`, () => {
    inTimeZone(zone, () => assert.is(formatDate("1985-04-12"), "12 April 1985"));
  });

for (const [hour, minute, written] of [
  [21, 5, "24 November 2026, 9:05pm"],
  [0, 0, "24 November 2026, 12:00am"],
] as const) {
  test(`a moment is written in the visitor's time zone: ${written}`, () => {
    assert.is(formatDateTime(new Date(2026, 10, 24, hour, minute)), written);
  });
}

test.run();
