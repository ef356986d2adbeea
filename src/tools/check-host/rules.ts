/** The rules for a host. They read only recorded responses. */
import { createHash } from "node:crypto";
import { notFound } from "../../content/not-found.ts";
import { printable } from "../printable.ts";
import { failed, type Rule, rule, warning } from "../report.ts";
import { lifetimeOf, lifetimes, mediaTypeOf } from "../response-headers.ts";
import {
  DOCUMENT,
  type Recorded,
  type RecordedSite,
  redirectOf,
  siblingOf,
  WORKER,
} from "./recorded-site.ts";

/** Ten minutes, as on GitHub Pages: a file may be this old without much harm. In seconds. */
const SHORT = 600;
const MANIFEST_TYPE = "application/manifest+json";

const isDocument = ({ path }: Recorded) => path === DOCUMENT;
const isWorker = ({ path }: Recorded) => path === WORKER;
const isHashed = ({ path }: Recorded) => lifetimeOf(path) === lifetimes.hashed;
const isScript = ({ path }: Recorded) => path.endsWith(".js");
const problemOf = ({ failure, status }: Recorded) => failure ?? `status ${status}`;
const hasArrived = (response: Recorded) => problemOf(response) === "status 200";

/** Names responses by their addresses. */
const named = (responses: readonly Recorded[]) =>
  responses.map((each) => [each.url, each] as const);

/** The files that have arrived, of those that are wanted. */
const arrived =
  (isWanted: (file: Recorded) => boolean = () => true) =>
  ({ files }: RecordedSite) =>
    named(files.filter((file) => hasArrived(file) && isWanted(file)));

const sha256 = (body: string | Buffer) => createHash("sha256").update(body);
/** A short name for the release with this service worker: `sha256sum` prints the same. */
export const releaseOf = (worker: string | Buffer) => sha256(worker).digest("hex").slice(0, 8);

export const workerOf = ({ files }: RecordedSite) =>
  files.find((file) => isWorker(file) && hasArrived(file));

/** Whether the service worker lists a path; with the hash of the body if there is one. */
function lists(site: RecordedSite, path: string, body?: Recorded["body"]): boolean {
  const hash = body === undefined ? "" : sha256(body).digest("base64");
  return `${workerOf(site)?.body}`.includes(`"${path}":"sha256-${hash}`);
}

const headerOf = ({ headers }: Recorded, name: string) => headers[name.toLowerCase()] ?? "";
export function show(response: Recorded, name: string): string {
  const value = printable(headerOf(response, name));
  return `${name} is ${value ? `"${value}"` : "missing"}`;
}

/** For how many seconds a browser or a CDN may use a response; null if the host doesn't say. */
function secondsUsed(response: Recorded): number | null {
  const value = headerOf(response, "Cache-Control");
  if (/\bno-(cache|store)\b/i.test(value)) return 0;
  const found = [...value.matchAll(/(?:max-?age|stale-while-revalidate)="?(\d+)/gi)];
  return found.length === 0 ? null : Math.max(...found.map(([, seconds]) => Number(seconds)));
}

/** Checks how long a file may be cached. */
function hasItsLifetime(file: Recorded): true | string {
  const isSound = isHashed(file)
    ? /^(?=.*immutable).*max-age="?\d{8}/i.test(headerOf(file, "Cache-Control"))
    : (secondsUsed(file) ?? Infinity) <= SHORT;
  if (isSound) return true;
  const harm = isHashed(file)
    ? "Returning visitors wait for files that never change"
    : "After a release, visitors, or a CDN, keep the old version for that long";
  const isApache = /apache/i.test(headerOf(file, "Server"));
  const hint = isApache ? ". If .htaccess is there, set AllowOverride All for its folder" : "";
  return `${show(file, "Cache-Control")}. ${harm}. Set "${lifetimeOf(file.path)}"${hint}`;
}

/** What to do if the host sends another file than that of the build. */
function repair({ files: [page, ...files] }: RecordedSite, file: Recorded): string {
  if (file.status === 403) return "Upload the file again, and make it readable to the server";
  if (file.status === 429) return "The host limits requests. Wait, and check again";
  if (file.status === 404 && mediaTypeOf(file.path) === MANIFEST_TYPE)
    return `Upload it. If it is there, tell the host its type, "${MANIFEST_TYPE}": IIS sends no file without one`;
  for (const each of [file, page, ...files.filter(isWorker)])
    for (const name of ["Age", "X-Cache"])
      if (/^[1-9]|\bhit/i.test(headerOf(each, name)))
        return `Purge the CDN: ${printable(each.url)} is from its cache (${show(each, name)})`;
  return "Upload dist/ again, then purge the CDN if there is one";
}

/** Headers of the document and the service worker: the values that do harm, and which. */
const harms = [
  ["Content-Disposition", /^attachment/i, "Browsers download the page"],
  ["Vary", /\*/, "Browsers can't store the page, so visitors can't open it offline"],
  ["X-Robots-Tag", /noindex|none/i, "Visitors don't find the site by search"],
  ["Cross-Origin-Embedder-Policy", /^(?!unsafe-none|$)/i, "It may block the map and the pictures"],
  [
    "Content-Security-Policy",
    /(^|[;,])\s*(?!frame-ancestors\s|upgrade-insecure-requests|[\s;,]|$)/i,
    "It may block the map, the news or the login",
  ],
] as const;

export const rules: readonly Rule<RecordedSite>[] = [
  rule(
    failed,
    "the site is the build in dist/",
    (site) => (site.build === null ? "there is no dist/ in this folder" : arrived(isWorker)(site)),
    (worker, site) =>
      releaseOf(worker.body) === releaseOf(site.build ?? "") ||
      `release ${releaseOf(worker.body)}, but dist/ is ${releaseOf(site.build ?? "")}. If dist/ was released, visitors get another version. ${repair(site, worker)}, and look for a second server of this name`,
  ),
  rule(
    failed,
    "the site's address ends with a slash",
    ({ files: [page] }) => named([page]),
    ({ url }) =>
      /\/(index\.html)?$/.test(new URL(url).pathname) ||
      `serves the document instead of a redirect to ${printable(url)}/. Visitors get no script, since browsers look for it in the folder above. Redirect it`,
  ),
  rule(
    failed,
    "http, and the name with or without www, redirect to the site",
    ({ others }) => (others.length === 0 ? "the address has a port, or no domain" : named(others)),
    (response, { files: [{ url }] }) => {
      const next = redirectOf(response);
      const hosts = [url, siblingOf(url) ?? url].map((each) => new URL(each).host);
      if (next?.protocol === "https:" && hosts.includes(next.host)) return true;
      const found = next === null ? problemOf(response) : `a redirect to ${printable(next.href)}`;
      return `${found} instead of a redirect to https. Visitors who type this address see an error, a page that others on their network can change, or no news and no login, which services allow only ${new URL(url).origin}. Redirect to ${url}, at each IP address and with a certificate for each name`;
    },
  ),
  rule(
    failed,
    "each IP address that this computer reaches sends the same document",
    ({ addresses }) => named(addresses),
    (response, site) => {
      const isBuilt = ({ body }: Recorded) => lists(site, DOCUMENT, body);
      if (response.status === 0 || response.status >= 400)
        return `${problemOf(response)}. Visitors of some networks wait, or see another page. Let the server listen there, as nginx by "listen [::]:443" for IPv6, or delete the DNS record (A for IPv4, AAAA for IPv6)`;
      if (isBuilt(response) || !site.addresses.some(isBuilt)) return true;
      return "another document than at the other IP addresses. Some visitors get another version. Release to all servers of this name, or delete the DNS record of the old one";
    },
  ),
  rule(
    failed,
    "every file that the document, the manifest and the service worker name arrives",
    ({ files }) => named(files),
    (file, site) => {
      const next = redirectOf(file);
      if (next !== null)
        return `redirects to ${printable(next.href)}. Visitors can't install the service worker, which refuses redirects, and keep an older version. Serve the file itself at this address`;
      if (hasArrived(file)) return true;
      return `${problemOf(file)}. Visitors don't get this file. Nothing else of it was checked. ${repair(site, file)}`;
    },
  ),
  rule(failed, "the files are those of the build", arrived(), (file, site) => {
    const { path, body } = file;
    if (isWorker(file) && !lists(site, DOCUMENT))
      return "no list of files in it. Visitors can't open the site offline. Upload dist/ again";
    if (!lists(site, path) || lists(site, path, body)) return true;
    if (lists(site, path, `${body}`.replace(/^\uFEFF|\r(?=\n)/g, "")))
      return "has a byte order mark or other line ends than the build. Visitors can't install the service worker. Upload it as binary, not as text";
    if (site.files.some((each) => each.path === path && lists(site, path, each.body)))
      return "differs from the build, but only for browsers. Visitors get a broken page, or something that the host has added to it. Turn off what adds it at the host or CDN";
    return `differs from the build of service-worker.js. Visitors get a broken page, or parts of two versions. ${repair(site, file)}. Delete older .gz and .br copies, let only one of upload, host and CDN compress files, and turn off what changes them`;
  }),
  rule(failed, "every file has its media type", arrived(), (file) => {
    const wanted = isDocument(file) ? "text/html" : mediaTypeOf(file.path);
    const type = headerOf(file, "Content-Type")
      .toLowerCase()
      .replace(/; *charset="?utf-?8"?$/, "")
      .replace(/^application\/(x-)?javascript$/, "text/javascript")
      .replace(/^application\/json$/, MANIFEST_TYPE);
    if (type === wanted) return true;
    return `${show(file, "Content-Type")}. Browsers refuse the file, or show wrong characters. Set "${wanted}", with no other charset than utf-8`;
  }),
  rule(
    failed,
    "the files outside assets/ are revalidated",
    arrived((file) => !isHashed(file) && !isWorker(file)),
    hasItsLifetime,
  ),
  rule(
    warning,
    "the service worker is revalidated, and the files in assets/ are cached for a year",
    arrived((file) => isHashed(file) || isWorker(file)),
    hasItsLifetime,
  ),
  rule(
    failed,
    "the document and the scripts are compressed",
    arrived((file) => isDocument(file) || isScript(file)),
    (file) =>
      /^(br|gzip|deflate)$/.test(headerOf(file, "Content-Encoding")) ||
      `not compressed. A first visit takes three to four times as long. Turn on gzip or brotli for ${isScript(file) ? "scripts" : "HTML"}. nginx behind a proxy needs gzip_http_version 1.0`,
  ),
  rule(
    failed,
    "a path without a file gets 404.html with status 404, which isn't cached",
    ({ missing }) => named(missing.filter(({ failure }) => failure === null)),
    (response) => {
      if (response.status !== 404)
        return `status ${response.status} for a file that doesn't exist. A browser may run it as a script that a release has deleted. Respond with 404, without a rewrite`;
      if ((secondsUsed(response) ?? 0) > SHORT)
        return `${show(response, "Cache-Control")} with status 404. Visitors who requested a file before its upload don't get it until this time is over. Set "${lifetimes.other}"`;
      if (`${response.body}`.includes(`<title>${notFound.title}</title>`)) return true;
      return "the page isn't 404.html. Visitors with a typed or old address don't get to the site. Set 404.html as the page for status 404";
    },
  ),
  rule(
    failed,
    "no header of the host does harm",
    arrived((file) => isDocument(file) || isWorker(file)),
    (file) => {
      const found = harms.find(([name, harmful]) => harmful.test(headerOf(file, name)));
      return found === undefined || `${show(file, found[0])}. ${found[2]}. Remove it`;
    },
  ),
];
