import { parseAddress } from "../lib/address.ts";
import { findScreen } from "../routing/find-screen.ts";

/** A longer path names no screen: it would take a phone too long to compare all of its parts. */
const MAX_LENGTH = 2000;

/** Whether there is a screen for a path without the `#`. */
const isScreen = (path: string) => findScreen(parseAddress(path)).name !== "notFound";

/**
 * The address of the screen that a path without the `#` names: `/portal/#/login` for
 * `/portal/login`; null if it names none. The site may be in a folder. Of several possible folders,
 * it takes the shortest: a longer one that doesn't exist would lead to `404.html` again.
 */
export function toScreenAddress(path: string): string | null {
  if (path.length > MAX_LENGTH) return null;
  let address: string | null = null;
  // Where the first screen starts, and where it ends.
  let [first, end] = [path.length, path.length];
  for (let start = path.length - 1; start >= 0; start -= 1) {
    if (!/^\/+[^/]/.test(path.slice(start))) continue;
    for (const stop of new Set([path.length, end, first])) {
      // Some apps encode the `#`.
      const screenPath = path.slice(start, stop).replace(/^\/%(?:25)?23/, "");
      if (!isScreen(screenPath)) continue;
      [first, end] = [start, stop];
      address = `${path.slice(0, start)}/#${screenPath}`;
      break;
    }
  }
  return address;
}
