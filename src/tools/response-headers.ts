/**
 * The headers that a host should send with the site's files. `npm run check-host` checks the types
 * and the lifetimes.
 */
import { extname } from "node:path";

/** The media types of the files of a build, by the endings of their names. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
};

/** The media type of a file by its name; undefined if the build makes no such file. */
export const mediaTypeOf = (file: string): string | undefined => mediaTypes[extname(file).slice(1)];

/** How long a file may be cached without revalidation, as values of `Cache-Control`. */
export const lifetimes = {
  /** Of the files in `assets/`: their names contain a hash of their contents. */
  hashed: "public, max-age=31536000, immutable",
  /** Of all others: cached, and revalidated each time. */
  other: "no-cache",
} as const;

/** The lifetime of a file by its address relative to the document. */
export const lifetimeOf = (file: string): string =>
  file.startsWith("assets/") ? lifetimes.hashed : lifetimes.other;

/** Headers of every file. A document can't set them itself. */
export const securityHeaders = {
  // Only for this host: the institution decides on subdomains and preload lists.
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The photo of an ID comes from the phone's camera app, which needs no permission of the site.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
} as const;
