import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatNewsDate } from "../../../src/rules/news-date.ts";

const test = suite("generated dates");

const SHOWN =
  /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, ([1-9]|[12]\d|3[01])(st|nd|rd|th) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}$/;
const sign = fc.constantFrom(..."0123456789", "-", "T", ":", "Z", "2024", "-02-", "+");
const two = (number: number) => String(number).padStart(2, "0");

test("any text is shown as a date, or not at all", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(sign).map((all) => all.join("")),
      ),
      (text) => {
        const date = formatNewsDate(text);
        if (date !== null) assert.match(date, SHOWN);
      },
    ),
  );
});

test("every day of the calendar is shown as that day, at any time and in any zone", () => {
  const day = fc.date({
    min: new Date("0001-01-01"),
    max: new Date("9999-12-31"),
    noInvalidDate: true,
  });
  const time = fc.constantFrom(
    "",
    "T00:00:00Z",
    "T23:59:59.999Z",
    "T00:30:00+14:00",
    "T23:30:00-11:00",
  );
  fc.assert(
    fc.property(day, time, (moment, time) => {
      const iso = moment.toISOString().slice(0, 10);
      const shown = formatNewsDate(iso + time) ?? "";
      assert.match(shown, SHOWN);
      assert.is(Number.parseInt(shown.split(" ")[1] ?? "", 10), moment.getUTCDate());
      assert.is(shown.slice(-4), iso.slice(0, 4));
    }),
  );
});

test("a day that isn't in the calendar isn't shown", () => {
  const month = fc.integer({ min: 0, max: 13 });
  const day = fc.integer({ min: 0, max: 32 });
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), month, day, (year, month, day) => {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      const isDay = month >= 1 && month <= 12 && day >= 1 && day <= last;
      assert.is(formatNewsDate(`${year}-${two(month)}-${two(day)}`) !== null, isDay);
    }),
    { numRuns: 1000 },
  );
});

test.run();
