import { settings } from "./settings.ts";

const originsOf = (...addresses: readonly (string | null)[]) => [
  ...new Set(
    addresses.flatMap((address) =>
      address !== null && URL.canParse(address) ? new URL(address).origin : [],
    ),
  ),
];

/** What the document may load and from whom: its own files, and the hosts of the settings. */
export function contentSecurityPolicy(): string {
  const { apiBase, usersApi, contentApi, contentImages, managerPhoto } = settings;
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    // The drawn pictures are data within the script; the photo of an ID is a blob until it is sent.
    "img-src": ["'self'", "data:", "blob:", ...originsOf(contentImages, managerPhoto)],
    "connect-src": originsOf(apiBase, usersApi, contentApi),
    "frame-src": ["https://www.openstreetmap.org"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
