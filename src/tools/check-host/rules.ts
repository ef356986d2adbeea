/** The rules for a host. They read only recorded responses. */
import { createHash } from "node:crypto";
import { notFound } from "../../content/not-found.ts";
import { failed, type Rule, rule, warning } from "../report.ts";
import { lifetimeOf, lifetimes, mediaTypeOf, securityHeaders } from "../response-headers.ts";
import { DOCUMENT, hashesIn, type Recorded, type RecordedSite, WORKER } from "./recorded-site.ts";

/** Ten minutes, as on GitHub Pages: a file may be this old without much harm. In seconds. */
const SHORT = 600;
const YEAR = 31_536_000;
const HSTS = "Strict-Transport-Security";
const COEP = "Cross-Origin-Embedder-Policy";
const CSP = "Content-Security-Policy";

const isDocument = (path: string) => path === DOCUMENT;
const isWorker = (path: string) => path === WORKER;
const isHashed = (path: string) => lifetimeOf(path) === lifetimes.hashed;
const hasArrived = ({ status, failure }: Recorded) => status === 200 && failure === null;

/** A short name for the release with this service worker: `sha256sum` prints the same. */
export const releaseOf = (worker: string | Buffer) =>
  createHash("sha256").update(worker).digest("hex").slice(0, 8);

/** Names responses by their addresses. */
const named = (files: Readonly<Record<string, Recorded>>) =>
  Object.entries(files).map(([path, file]) => [file.url, { ...file, path }] as const);
const page = (site: RecordedSite) => named({ [DOCUMENT]: site.page });

/** The files that arrived, of those that are wanted. The document is there twice. */
const arrived =
  (isWanted: (path: string, site: RecordedSite) => boolean = () => true) =>
  (site: RecordedSite) =>
    [...page(site), ...named(site.files)].filter(
      ([, response]) => isWanted(response.path, site) && hasArrived(response),
    );

/** Whether a file is that of the build that has the service worker. */
const isOfBuild = ({ body }: Recorded, path: string, { files }: RecordedSite) =>
  hashesIn(files[WORKER]).get(path) ===
  `sha256-${createHash("sha256").update(body).digest("base64")}`;

/** This computer has no IPv6, or no IPv4. */
const hasNoRoute = ({ failure }: Recorded) => /ENETUNREACH|EADDRNOTAVAIL/.test(failure ?? "");
const connections = ({ byConnection }: RecordedSite, scheme: string) =>
  named(byConnection).filter(([url]) => url.startsWith(scheme));

const openConnections = (site: RecordedSite) =>
  connections(site, new URL(site.page.url).protocol).filter(([, { status }]) => status === 200);

const notFounds = ({ missing }: RecordedSite) =>
  named(missing).filter(([, { status }]) => status === 404);

const headerOf = ({ headers }: Recorded, name: string) => headers[name.toLowerCase()] ?? "";
export const show = (response: Recorded, name: string) =>
  `${name} is ${headerOf(response, name) ? `"${headerOf(response, name)}"` : "missing"}`;

/** The largest number of seconds in some parts of `Cache-Control`; null if it gives none. */
function secondsIn(response: Recorded, parts: RegExp): number | null {
  const value = headerOf(response, "Cache-Control");
  if (/\bno-(cache|store)\b/i.test(value)) return 0;
  const seconds = [...value.matchAll(parts)].map(([, number]) => Number(number));
  return seconds.length === 0 ? null : Math.max(...seconds);
}

/** For how long a browser or a CDN may use a response without revalidation. */
const secondsUsed = (response: Recorded) =>
  secondsIn(response, /(?:max-?age|stale-while-revalidate)="?(\d+)/gi);

/** What to do if the host sends another file than that of the build. */
function repair({ page, files }: RecordedSite, response: Recorded): string {
  if (response.status === 403) return "Upload the file again, and make it readable to the server";
  const [stored] = [response, page, files[WORKER] ?? response].flatMap((each) => {
    const names = ["Age", "X-Cache"].filter((name) => /^[1-9]|\bhit/i.test(headerOf(each, name)));
    return names.map((name) => `${each.url} is from its cache (${show(each, name)})`);
  });
  return stored === undefined
    ? "Upload dist/ again, then purge the CDN if there is one"
    : `Purge the CDN: ${stored}`;
}

export const rules: readonly Rule<RecordedSite>[] = [
  rule(
    failed,
    "the site is the build in dist/",
    (site) => (site.build === null ? "there is no dist/ in this folder" : arrived(isWorker)(site)),
    (response, site) =>
      releaseOf(response.body) === releaseOf(site.build ?? "") ||
      `release ${releaseOf(response.body)}, but dist/ is ${releaseOf(site.build ?? "")}. If dist/ was released, visitors get another version. ${repair(site, response)}, and look for a second server of this name`,
  ),
  rule(
    failed,
    "the site's address ends with a slash",
    page,
    ({ url }) =>
      /\/(index\.html)?$/.test(new URL(url).pathname) ||
      `serves the document instead of a redirect to ${url}/. Visitors get no script, since browsers look for it in the folder above. Redirect it`,
  ),
  rule(
    warning,
    "the site has one address",
    ({ sibling }) => (sibling ? named({ sibling }) : "the address has a port, or no domain"),
    ({ status, failure }, { address }) =>
      (failure === null ? status !== 200 : /getaddrinfo|ENETUNREACH/.test(failure)) ||
      `${failure ?? "a page"} instead of a redirect. Visitors there see an error, or have to log in again, and get no news and no login if the services allow only ${address}. Redirect it to ${address}, with a certificate for both names`,
  ),
  rule(
    warning,
    "the address doesn't lead to another domain",
    page,
    ({ url }, { given }) =>
      new URL(url).host === new URL(given).host ||
      `${given} leads here. If the site was there before, returning visitors keep that version, unless its service-worker.js is the one of SERVICE_WORKER=off. See "Moving the site" in src/operating/deploying.md`,
  ),
  rule(
    warning,
    "the host sends security headers",
    page,
    (response) =>
      Object.keys(securityHeaders).some((name) => headerOf(response, name)) ||
      `no security header arrives. ${/apache/i.test(headerOf(response, "Server")) ? "Apache doesn't read .htaccess. Upload it, and set AllowOverride All for its folder" : "Use the recipe for the host in src/operating/deploying.md"}`,
  ),
  rule(
    failed,
    "http redirects to https",
    (site) =>
      new URL(site.address).port === ""
        ? connections(site, "http:").filter(([, each]) => !hasNoRoute(each))
        : `${site.address} has a port`,
    (response) =>
      /^30[1278] https:/i.test(`${response.status} ${headerOf(response, "Location")}`) ||
      `${response.failure ?? `status ${response.status}`} instead of a redirect to https. Visitors who type the address without https see an error, or a page that others on their network can change. Redirect http to https at each IP address of the name`,
  ),
  rule(
    failed,
    "the site opens at each IP address of its name",
    (site) => {
      const found = connections(site, new URL(site.page.url).protocol);
      return found.some(([, each]) => hasNoRoute(each)) ? "no IPv6, or no IPv4, from here" : found;
    },
    (response) =>
      (response.status > 0 && response.status < 400) ||
      `${response.failure ?? `status ${response.status}`}. Visitors of some networks wait, or see another page. Let the server listen there, as nginx by "listen [::]:443" for IPv6, or delete the DNS record (A for IPv4, AAAA for IPv6)`,
  ),
  rule(
    failed,
    "each IP address of the name sends the same document",
    openConnections,
    (response, site) =>
      openConnections(site).every(([, { body }]) => `${body}` === `${response.body}`) ||
      "these send different documents. Some visitors get another version. Release to all servers of this name, or delete the DNS record of the old one",
  ),
  rule(
    failed,
    "every file that the document, the manifest and the service worker name arrives",
    ({ files }) => named(files),
    (response, site) => {
      const location = headerOf(response, "Location");
      if (location)
        return `redirects to ${location}. Visitors can't install the service worker, which refuses redirects, and keep an older version. Serve the file itself at this address`;
      return (
        hasArrived(response) ||
        `${response.failure ?? `status ${response.status}`}. Visitors don't get this file. Nothing else of it was checked. ${repair(site, response)}`
      );
    },
  ),
  rule(
    failed,
    "the service worker has the list of files",
    arrived(isWorker),
    (response) =>
      hashesIn(response).size > 0 ||
      "no list of files in it. Visitors can't open the site offline. Upload dist/ again",
  ),
  rule(
    failed,
    "the files are those of the build",
    arrived((path, { files }) => hashesIn(files[WORKER]).has(path)),
    (response, site) =>
      isOfBuild(response, response.path, site) ||
      (isOfBuild(site.files[response.path] ?? response, response.path, site)
        ? "differs from the build, but only for browsers. Visitors get a broken page, or something that the host has added to it. Turn off what adds it at the host or CDN"
        : `differs from the build of service-worker.js. Visitors get a broken page, or parts of two versions. ${repair(site, response)}. Delete older .gz and .br copies, let only one of upload, host and CDN compress files, and turn off what changes them`),
  ),
  rule(failed, "every file has its media type", arrived(), (response) => {
    const wanted = isDocument(response.path) ? "text/html" : mediaTypeOf(response.path);
    const type = headerOf(response, "Content-Type")
      .replace(/; *charset="?utf-?8"?$/i, "")
      .replace("application/javascript", "text/javascript");
    return (
      type === wanted ||
      `${show(response, "Content-Type")}. Browsers refuse the file, or show wrong characters. Set "${wanted}", with no other charset than utf-8`
    );
  }),
  rule(
    failed,
    "the files outside assets/ are revalidated",
    arrived((path) => !isHashed(path) && !isWorker(path)),
    (response) =>
      (secondsUsed(response) ?? Infinity) <= SHORT ||
      `${show(response, "Cache-Control")}. After a release, visitors see the old version until their browser requests the new one. Set "${lifetimes.other}"`,
  ),
  rule(
    warning,
    "the service worker is revalidated",
    arrived(isWorker),
    (response) =>
      (secondsUsed(response) ?? Infinity) <= SHORT ||
      `${show(response, "Cache-Control")}. Browsers ignore this, but a CDN may not: then a release arrives that much later. Set "${lifetimes.other}"`,
  ),
  rule(
    warning,
    "the files in assets/ are cached for a year",
    arrived(isHashed),
    (response) =>
      ((secondsIn(response, /\bmax-age="?(\d+)/gi) ?? 0) >= YEAR &&
        headerOf(response, "Cache-Control").includes("immutable")) ||
      `${show(response, "Cache-Control")}. Returning visitors wait for files that never change. Set "${lifetimes.hashed}"`,
  ),
  rule(
    failed,
    "the document and the scripts are compressed",
    arrived((path) => isDocument(path) || path.endsWith(".js")),
    (response) =>
      /^(br|gzip)$/.test(headerOf(response, "Content-Encoding")) ||
      `not compressed. A first visit takes three to four times as long. Turn on gzip or brotli for ${headerOf(response, "Content-Type").split(";")[0] || "it"}. nginx behind a proxy needs gzip_http_version 1.0`,
  ),
  rule(
    warning,
    "caches know that the compression differs by browser",
    page,
    (response, { uncompressed }) =>
      /accept-encoding|\*/i.test(headerOf(response, "Vary")) ||
      headerOf(response, "Content-Encoding") === headerOf(uncompressed, "Content-Encoding") ||
      `${show(response, "Vary")}. A cache may send the compressed file to a program that can't read it. Set "Accept-Encoding"`,
  ),
  rule(
    warning,
    "search engines may show the site",
    page,
    (response) =>
      !/noindex|none/i.test(headerOf(response, "X-Robots-Tag")) ||
      `${show(response, "X-Robots-Tag")}. Visitors don't find the site by search. Remove the header`,
  ),
  rule(
    failed,
    "a path without a file gets status 404",
    ({ missing }) => named(missing).filter(([, { failure }]) => failure === null),
    ({ status }) =>
      status === 404 ||
      `status ${status} for a file that doesn't exist. A browser may run it as a script that a release has deleted. Respond with 404, without a rewrite`,
  ),
  rule(
    warning,
    "the page for status 404 is 404.html",
    notFounds,
    ({ body }) =>
      `${body}`.includes(`<title>${notFound.title}</title>`) ||
      "the page isn't 404.html. Visitors with an old link see no link to the site. Set 404.html as the page for status 404",
  ),
  rule(
    failed,
    "status 404 isn't cached",
    notFounds,
    (response) =>
      (secondsUsed(response) ?? 0) <= SHORT ||
      `${show(response, "Cache-Control")} with status 404. Visitors who requested a file before its upload don't get it until this time is over. Set "${lifetimes.other}"`,
  ),
  rule(
    warning,
    "other sites can't show the site in a frame",
    arrived(isDocument),
    (response) =>
      /^deny$/i.test(headerOf(response, "X-Frame-Options")) ||
      /frame-ancestors 'none'/i.test(headerOf(response, CSP)) ||
      `${show(response, "X-Frame-Options")}. Another site can show the page in a frame, as if it were its own. Set "${securityHeaders["X-Frame-Options"]}"`,
  ),
  rule(
    warning,
    "browsers remember to use https",
    arrived(isDocument),
    (response) =>
      Number(/max-age="?(\d+)/i.exec(headerOf(response, HSTS))?.[1]) >= YEAR ||
      `${show(response, HSTS)}. Visitors who type the address without https request it over http first, each time. Set "${securityHeaders[HSTS]}"`,
  ),
  rule(failed, "the host's policies block nothing", arrived(), (response) => {
    if (!/^(unsafe-none.*)?$/i.test(headerOf(response, COEP)))
      return `${show(response, COEP)}. It may block the map and the pictures of the news. Remove the header`;
    return (
      headerOf(response, CSP)
        .split(/[;,]/)
        .every((text) => /^\s*(frame-ancestors .*)?$/i.test(text)) ||
      `${show(response, CSP)}. It may block the map, the news or the login. Set only "frame-ancestors 'none'"`
    );
  }),
];
