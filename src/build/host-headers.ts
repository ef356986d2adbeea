import { documentPolicy, lifetimes, mediaTypes, securityHeaders } from "./response-headers.ts";

const linesOf = (headers: Readonly<Record<string, string>>, line: (...pair: string[]) => string) =>
  Object.entries(headers).map((pair) => line(...pair));

/** For Cloudflare Pages and Netlify, which ask after each file anew unless they are told otherwise. */
function headersFile(policy: string): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...linesOf(headers, (name, value) => `  ${name}: ${value}`), ""].join("\n");
  // Both join what two rules say of one header, so that no header stands in two that match.
  const document = { "Content-Security-Policy": documentPolicy(policy) };
  return [
    rule("/*", securityHeaders),
    rule("/", document),
    rule("/index.html", document),
    rule("/assets/*", { "Cache-Control": lifetimes.hashed }),
    rule("/manifest.webmanifest", { "Content-Type": `${mediaTypes.webmanifest}` }),
  ].join("\n");
}

/** For nginx: what belongs into the `server` block that has the site's `root`. */
function nginxFile(policy: string): string {
  const { html, ...others } = mediaTypes;
  const texts = Object.values(others).filter((type) => type !== mediaTypes.png);
  return `# Written by the build, together with the page that its policy names: see src/deploying.md.
types {
  ${linesOf(mediaTypes, (ending, type) => `${type} ${ending};`).join("\n  ")}
}
charset utf-8;
charset_types ${mediaTypes.js} ${mediaTypes.txt};

gzip on;
gzip_static on;
gzip_comp_level 6;
gzip_vary on;
gzip_proxied any;
gzip_types ${texts.join(" ")};

set $cache_control "${lifetimes.other}";
set $content_security_policy "";
add_header Cache-Control $cache_control;
add_header Content-Security-Policy $content_security_policy;
${linesOf(securityHeaders, (name, value) => `add_header ${name} "${value}" always;`).join("\n")}

location ~ /assets/ {
  set $cache_control "${lifetimes.hashed}";
}
location ~ /index\\.html$ {
  set $content_security_policy "${documentPolicy(policy)}";
}
location ~ /(_headers|nginx\\.conf)$ {
  return 404;
}
`;
}

/**
 * The files that tell hosts the headers, by their names.
 *
 * @param policy the Content Security Policy that stands in the document.
 */
export const hostHeaders = (policy: string): Readonly<Record<string, string>> => ({
  _headers: headersFile(policy),
  "nginx.conf": nginxFile(policy),
});
