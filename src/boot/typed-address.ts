/** Leads an address without the `#`, as people type it, to its screen (`404.html`). */
import { parseAddress } from "../lib/address.ts";
import { findScreen } from "../routing/find-screen.ts";

/** From the build: the path of `SITE_ADDRESS`, such as `/` or `/portal/`. */
declare const SITE_PATH: string;

const { origin, pathname, search } = location;

const path = pathname.slice(SITE_PATH.length - 1);
// With the origin, since a path that begins with two slashes would name another host.
if (pathname.startsWith(SITE_PATH) && findScreen(parseAddress(path)).name !== "notFound")
  location.replace(`${origin}${SITE_PATH}#${path}${search}`);
