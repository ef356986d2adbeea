/** The start of a day such as "1985-04-12", in UTC; null if it isn't a valid day. */
export function startOfDay(day: string): Date | null {
  const moment = new Date(`${day}T00:00:00Z`);
  // V8 takes 30 February as 2 March.
  const isValid = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day;
  return isValid ? moment : null;
}

const DATE = { day: "numeric", month: "long", year: "numeric" } as const;

/**
 * Formats a date as "12 April 1985".
 *
 * @param text the value of a date field, such as "1985-04-12". In an old browser the visitor can
 * type any other text, which is returned unchanged.
 */
export function formatDate(text: string): string {
  return startOfDay(text)?.toLocaleDateString("en-GB", { ...DATE, timeZone: "UTC" }) ?? text;
}

/** Formats a moment as "24 November 2026, 9:05pm", in the visitor's time zone. */
export function formatDateTime(moment: Date): string {
  const time = moment.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  // Without the space before "PM", like the lobby hours. It may be a narrow one (ICU 72).
  return `${moment.toLocaleDateString("en-GB", DATE)}, ${time.replace(/\s/, "").toLowerCase()}`;
}
