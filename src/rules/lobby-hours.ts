import { formatHour, lobbyHours } from "../content/company.ts";
import { WEEKDAYS } from "../lib/weekdays.ts";

const hoursOf = (weekday: number) => lobbyHours.find(({ weekdays }) => weekdays.includes(weekday));

function opening(weekday: number): string | undefined {
  const hours = hoursOf(weekday);
  return hours && `${WEEKDAYS[weekday]}, ${formatHour(hours.opens)}`;
}

/** Holidays aren't known. Monrovia is on UTC all year. */
export function isLobbyOpen(now: Date): boolean {
  const hours = hoursOf(now.getUTCDay());
  const hour = now.getUTCHours();
  return hours !== undefined && hour >= hours.opens && hour < hours.closes;
}

export function lobbyStatus(now: Date): string {
  const today = now.getUTCDay();
  const hours = hoursOf(today);
  if (hours && isLobbyOpen(now)) return `Open now, until ${formatHour(hours.closes)}`;
  if (hours && now.getUTCHours() < hours.opens) return `Opens today, ${formatHour(hours.opens)}`;
  const nextDays = [1, 2, 3, 4, 5, 6, 7].map((days) => (today + days) % WEEKDAYS.length);
  return `Opens ${nextDays.map(opening).find(Boolean)}`;
}
