import { WEEKDAYS } from "../lib/weekdays.ts";
import { startOfDay } from "./plain-date.ts";

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  const suffix = (!isTeen && ["", "st", "nd", "rd"][day % 10]) || "th";
  return `${day}${suffix}`;
}

/** "Monday, 4th Mar 2024" (spec section 9), the same in every time zone; null if invalid. */
export function formatNewsDate(date: string): string | null {
  const moment = startOfDay(date.replace(/T.*/s, ""));
  if (moment === null) return null;
  // Not `Intl`, which takes several milliseconds for each date of a list on a low-end phone.
  const [, , month, year] = moment.toUTCString().split(" ");
  return `${WEEKDAYS[moment.getUTCDay()]}, ${ordinal(moment.getUTCDate())} ${month} ${year}`;
}
