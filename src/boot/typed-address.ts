/**
 * The script of `404.html`. It leads an address without the `#`, as people type it, to its screen:
 * from `/portal/login` to `/portal/#/login`. The new path is always shorter, so this can't loop.
 */
import { findMatch, parseAddress } from "../lib/address.ts";
import { type ScreenRow, screens } from "../screen-table.ts";

const { origin, pathname, search } = location;

/** Whether there is a screen for an address without the `#`. */
const isScreen = (address: string) =>
  findMatch<ScreenRow>(Object.values(screens), parseAddress(address).path, screens.notFound)
    .route !== screens.notFound;

// The site may be in a folder. Its path is what precedes the first address that has a screen.
for (let end = 0; end >= 0; end = pathname.indexOf("/", end + 1)) {
  const rest = pathname.slice(end);
  // Some apps encode the `#`.
  const address = rest.replace(/^\/%(?:25)?23/, "");
  if (/[^/]/.test(rest) && isScreen(address)) {
    // With the origin, since a path that begins with two slashes would name another host.
    location.replace(`${origin}${pathname.slice(0, end)}/#${address}${search}`);
    break;
  }
}
