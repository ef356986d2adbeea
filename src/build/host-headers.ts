import { pageSettings } from "../settings.ts";
import { lifetimes, mediaTypes, NO_FRAMES, securityHeaders } from "./response-headers.ts";

const WRITTEN =
  "# Written by the build, together with the page that its policy names: see src/deploying.md.";

/** The path of the page for addresses that have no file. */
const notFoundPage = new URL(`${pageSettings.siteAddress ?? "https://bank.example"}/404.html`)
  .pathname;

/** What is for hosts alone, as a regular expression. */
const HOST_FILES = "(_headers|nginx\\.conf|\\.htaccess|Caddyfile)$";

const { html, ...otherTypes } = mediaTypes;
const compressedTypes = Object.values(otherTypes).filter((type) => type !== mediaTypes.png);

const linesOf = (headers: Readonly<Record<string, string>>, line: (...pair: string[]) => string) =>
  Object.entries(headers).map((pair) => line(...pair));

/** For Cloudflare Pages and Netlify, which let browsers revalidate each file unless a rule says something else. */
function headersFile(policy: string): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...linesOf(headers, (name, value) => `  ${name}: ${value}`), ""].join("\n");
  // Both join the values of two rules for one header. So no two rules that match have the same header.
  const document = { "Content-Security-Policy": policy };
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
  return `${WRITTEN}
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
gzip_types ${compressedTypes.join(" ")};

set $cache_control "${lifetimes.other}";
set $content_security_policy "";
add_header Cache-Control $cache_control;
add_header Content-Security-Policy $content_security_policy;
${linesOf(securityHeaders, (name, value) => `add_header ${name} "${value}" always;`).join("\n")}

location ~ /assets/ {
  set $cache_control "${lifetimes.hashed}";
}
location ~ /index\\.html$ {
  set $content_security_policy "${policy}";
}
location ~ /${HOST_FILES} {
  return 404;
}
error_page 404 ${notFoundPage};
`;
}

/** For Apache: what belongs into the site's folder, where `AllowOverride` allows it. */
function apacheFile(policy: string): string {
  return `${WRITTEN}
DirectoryIndex index.html
ErrorDocument 404 ${notFoundPage}
RedirectMatch 404 /${HOST_FILES}

${linesOf(mediaTypes, (ending, type) => `AddType ${type} .${ending}`).join("\n")}
AddCharset utf-8 .html .js .txt
AddOutputFilterByType DEFLATE ${html} ${compressedTypes.join(" ")}
# With an ETag a browser would get again what Apache has compressed.
FileETag None

${linesOf(securityHeaders, (name, value) => `Header always set ${name} "${value}"`).join("\n")}
Header set Cache-Control "${lifetimes.other}"
<If "%{REQUEST_URI} =~ m#/assets/#">
  Header set Cache-Control "${lifetimes.hashed}"
</If>
<Files index.html>
  Header set Content-Security-Policy "${policy}"
</Files>
`;
}

/** For Caddy: what belongs into the block of the site, beside its `root`. */
function caddyFile(policy: string): string {
  return `${WRITTEN}
encode zstd gzip
file_server {
  precompressed br gzip
}
header {
${linesOf(securityHeaders, (name, value) => `  ${name} "${value}"`).join("\n")}
}
@manifest path *.webmanifest
header @manifest Content-Type ${mediaTypes.webmanifest}
@hashed path */assets/*
header @hashed Cache-Control "${lifetimes.hashed}"
@unhashed not path */assets/*
header @unhashed Cache-Control "${lifetimes.other}"
@document path */ */index.html
header @document Content-Security-Policy "${policy}"
@host path_regexp /${HOST_FILES}
error @host 404
handle_errors {
  header Cache-Control "${lifetimes.other}"
  rewrite * ${notFoundPage}
  file_server
}
`;
}

/**
 * The `Content-Security-Policy` that goes out with the document, and with it alone: a service worker
 * obeys that of its own response, and fetches pictures, which the document may only show.
 *
 * @param policy the one in the document, which can't have the other directives.
 */
function headerPolicy(policy: string): string {
  const { cspReportTo } = pageSettings;
  // All browsers know `report-uri`; `report-to` would need a header of its own.
  const report = cspReportTo === null ? [] : [`report-uri ${cspReportTo}`];
  return [policy, NO_FRAMES, ...report].join("; ");
}

/**
 * The files that tell hosts the headers and the page for missing files, by their names.
 *
 * @param policy the Content Security Policy in the document.
 */
export function hostHeaders(policy: string): Readonly<Record<string, string>> {
  const inHeader = headerPolicy(policy);
  return {
    _headers: headersFile(inHeader),
    "nginx.conf": nginxFile(inHeader),
    ".htaccess": apacheFile(inHeader),
    Caddyfile: caddyFile(inHeader),
  };
}
