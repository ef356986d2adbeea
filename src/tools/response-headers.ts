/**
 * The headers that a host should send with the site's files. `npm run check-host` asks for the types, the
 * lifetimes, and two of the security headers.
 */
import { extname } from "node:path";

/** The media types of all files that the build writes, by the endings of their names. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
};

/** The media type of a file by its name; undefined for one that is no part of the site. */
export const mediaTypeOf = (file: string): string | undefined => mediaTypes[extname(file).slice(1)];

/** How long a file may be cached without revalidation, as values of `Cache-Control`. */
export const lifetimes = {
  /** Of the files in `assets/`, whose names have a hash of their contents. */
  hashed: "public, max-age=31536000, immutable",
  /** Of all others: cached, and revalidated each time. */
  other: "no-cache",
} as const;

/** The lifetime of a file by its address relative to the document. */
export const lifetimeOf = (file: string): string =>
  file.startsWith("assets/") ? lifetimes.hashed : lifetimes.other;

/** Headers of every file that a document can't set by itself. */
export const securityHeaders = {
  // For this host alone: the institution decides on subdomains and preload lists.
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The photo of an ID comes from the phone's own camera app, which asks for itself.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
} as const;
