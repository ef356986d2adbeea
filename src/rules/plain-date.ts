const DATE = { day: "numeric", month: "long", year: "numeric" } as const;

/**
 * Writes a date as "12 April 1985".
 *
 * @param text the value of a field for a date, such as "1985-04-12". An old browser lets the visitor type any text,
 * which is returned as it is.
 */
export function plainDate(text: string): string {
  const moment = new Date(`${text}T00:00:00Z`);
  const isDate = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
  return isDate ? moment.toLocaleDateString("en-GB", { ...DATE, timeZone: "UTC" }) : text;
}

/** Writes a moment as "24 November 2026, 9:05 PM", on the visitor's clock. */
export function plainMoment(moment: Date): string {
  const time = moment.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  // Some engines write a narrow space before "PM".
  return `${moment.toLocaleDateString("en-GB", DATE)}, ${time.replace(/\s/, " ")}`;
}
