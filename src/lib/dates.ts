import { WEEKDAYS } from "./weekdays.ts";

/** The start of a day such as "1985-04-12", in UTC; null if it isn't a valid day. */
function startOfDay(day: string): Date | null {
  const moment = new Date(`${day}T00:00:00Z`);
  // V8 takes 30 February as 2 March.
  const isValid = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day;
  return isValid ? moment : null;
}

const DATE = { day: "numeric", month: "long", year: "numeric" } as const;

/** "12 April 1985". In an old browser a date field may have any text, which stays as it is. */
export function formatDate(text: string): string {
  return startOfDay(text)?.toLocaleDateString("en-GB", { ...DATE, timeZone: "UTC" }) ?? text;
}

/** "24 November 2026, 9:05pm", in the visitor's time zone. */
export function formatDateTime(moment: Date): string {
  const time = moment.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  // Without the space before "PM", which may be a narrow one (ICU 72).
  return `${moment.toLocaleDateString("en-GB", DATE)}, ${time.replace(/\s/, "").toLowerCase()}`;
}

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  const suffix = (!isTeen && ["", "st", "nd", "rd"][day % 10]) || "th";
  return `${day}${suffix}`;
}

/** Such as "Monday, 4th Mar 2024" (spec section 9), the same in every time zone; null if invalid. */
export function formatNewsDate(date: string): string | null {
  const moment = startOfDay(date.replace(/T.*/s, ""));
  if (moment === null) return null;
  // Not `Intl`, which takes several milliseconds for each date of a list on a low-end phone.
  const [, , month, year] = moment.toUTCString().split(" ");
  return `${WEEKDAYS[moment.getUTCDay()]}, ${ordinal(moment.getUTCDate())} ${month} ${year}`;
}
