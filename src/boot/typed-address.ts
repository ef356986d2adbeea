/** The script of `404.html`. It leads an address without the `#`, as people type it, to its screen. */
import { toScreenAddress } from "./typed-path.ts";

const { origin, pathname, search } = location;

const address = toScreenAddress(pathname);
// With the origin, since a path that begins with two slashes would name another host.
if (address !== null) location.replace(origin + address + search);
