/** Leads an address without the `#`, as people type it, to its screen (`404.html`). */
import { parseAddress } from "../lib/address.ts";
import { findScreen } from "../routing/find-screen.ts";
import { sitePath } from "./inline-values.ts";

const { origin, pathname, search } = location;

const path = pathname.slice(sitePath.length - 1);
// With the origin, since a path that begins with two slashes would name another host.
if (pathname.startsWith(sitePath) && findScreen(parseAddress(path)).name !== "notFound")
  location.replace(`${origin}${sitePath}#${path}${search}`);
