import { createHash } from "node:crypto";
import { pageSettings, settings } from "../settings.ts";

const hashesOf = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);

const originsOf = (...addresses: readonly (string | null)[]) => [
  ...new Set(addresses.flatMap((address) => (address === null ? [] : new URL(address).origin))),
];

/**
 * What the document may load and from whom: its own files, and the hosts of the settings; and which
 * inline scripts and styles, given as text, it may have.
 */
export function contentSecurityPolicy(inline: {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}): string {
  const { apiBase, usersApi, contentApi, contentImages } = settings;
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(inline.scripts)],
    "style-src": hashesOf(inline.styles),
    // Cloth and our own pictures are data within the site; the photo of an ID is a blob at first.
    "img-src": ["'self'", "data:", "blob:", ...originsOf(contentImages, pageSettings.managerPhoto)],
    // A response from the service worker's cache has no address. Firefox then checks the worker's instead.
    "connect-src": ["'self'", ...originsOf(apiBase, usersApi, contentApi)],
    "worker-src": ["'self'"],
    "frame-src": ["https://www.openstreetmap.org"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["service-worker"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
