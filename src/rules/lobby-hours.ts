import { formatHour, lobbyHours } from "../content/company.ts";
import { WEEKDAYS } from "../lib/weekdays.ts";

const hoursOf = (weekday: number) => lobbyHours.find(({ weekdays }) => weekdays.includes(weekday));

function opening(weekday: number): string | undefined {
  const hours = hoursOf(weekday);
  return hours && `${WEEKDAYS[weekday]}, ${formatHour(hours.opens)}`;
}

const OPEN = "Open now, until";

/** Holidays aren't known. */
export function lobbyStatus(now: Date): string {
  // Monrovia is on UTC all year.
  const today = now.getUTCDay();
  const hour = now.getUTCHours();
  const hours = hoursOf(today);
  if (hours && hour < hours.opens) return `Opens today, ${formatHour(hours.opens)}`;
  if (hours && hour < hours.closes) return `${OPEN} ${formatHour(hours.closes)}`;
  const nextDays = [1, 2, 3, 4, 5, 6, 7].map((days) => (today + days) % WEEKDAYS.length);
  return `Opens ${nextDays.map(opening).find(Boolean)}`;
}

/** Whether a status says that the lobby is open. */
export const saysOpen = (status: string | null) => status?.startsWith(OPEN);
