/** The headers that a host should send. `npm run check-host` checks the types and the lifetimes. */
import { extname } from "node:path";

const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
};

/** Undefined if the build makes no such file. */
export const mediaTypeOf = (file: string): string | undefined => mediaTypes[extname(file).slice(1)];

/** Values of `Cache-Control`. */
export const lifetimes = {
  /** Of the files in `assets/`, whose names contain a hash of their contents. */
  hashed: "public, max-age=31536000, immutable",
  /** Of all others, which are revalidated each time. */
  other: "no-cache",
} as const;

export const lifetimeOf = (file: string): string =>
  file.startsWith("assets/") ? lifetimes.hashed : lifetimes.other;

/** A document can't set these itself. */
export const securityHeaders = {
  // Only for this host, since the institution decides on subdomains and preload lists.
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The photo of an ID comes from the phone's camera app, which needs no permission of the site.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
} as const;
