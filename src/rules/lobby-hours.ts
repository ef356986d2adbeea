import { clock, lobbyHours } from "../content/company.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const hoursOf = (weekday: number) =>
  lobbyHours.find(({ weekdays }) => weekdays.some((day) => day === weekday));

/** The weekdays from Monday on, counted from Sunday, 0, and whether the lobby is open on each. */
export const lobbyWeek = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
  weekday,
  isOpen: hoursOf(weekday) !== undefined,
}));

/** When the lobby opens on a day; undefined where it doesn't. */
function opening(weekday: number): string | undefined {
  const hours = hoursOf(weekday);
  return hours && `${DAYS[weekday]}, ${clock(hours.opens)}`;
}

/** Whether the lobby is open, and until or from when, by its hours alone: they know no holidays. */
export function lobbyStatus(now: Date): string {
  // Monrovia is on UTC all year.
  const today = now.getUTCDay();
  const hour = now.getUTCHours();
  const hours = hoursOf(today);
  if (hours && hour < hours.opens) return `Opens today, ${clock(hours.opens)}`;
  if (hours && hour < hours.closes) return `Open now, until ${clock(hours.closes)}`;
  const nextDays = [1, 2, 3, 4, 5, 6, 7].map((days) => (today + days) % DAYS.length);
  return `Opens ${nextDays.map(opening).find(Boolean)}`;
}
