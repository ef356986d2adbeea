import * as map from "../content/map.ts";
import { settings } from "../settings.ts";
import { sha256 } from "./sha256.ts";

const hashesOf = (texts: readonly string[]) => texts.map((text) => `'sha256-${sha256(text)}'`);

const originsOf = (...urls: readonly (string | null)[]) => [
  ...new Set(urls.flatMap((url) => (url === null ? [] : new URL(url).origin))),
];

export const notFoundPolicy = (script: string) =>
  `default-src 'none'; script-src ${hashesOf([script]).join(" ")}; base-uri 'none'; form-action 'none'`;

export function contentSecurityPolicy(inline: {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}): string {
  const { apiBase, usersApi, contentApi, contentImages } = settings;
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(inline.scripts)],
    "style-src": hashesOf(inline.styles),
    // `data:` is for patterns and pictures in the site's code, `blob:` for the preview of a photo.
    "img-src": ["'self'", "data:", "blob:", ...originsOf(contentImages, settings.managerPhoto)],
    "connect-src": ["'self'", ...originsOf(apiBase, usersApi, contentApi)],
    "worker-src": ["'self'"],
    "frame-src": originsOf(map.embed),
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
