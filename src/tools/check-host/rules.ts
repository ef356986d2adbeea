/** The rules for a host. They read only recorded responses. */
import { createHash } from "node:crypto";
import { notFound } from "../../content/not-found.ts";
import { failed, notChecked, type Rule, warning } from "../report.ts";
import { lifetimeOf, lifetimes, mediaTypeOf, securityHeaders } from "../response-headers.ts";
import { DOCUMENT, hashesIn, type Recorded, type RecordedSite, WORKER } from "./recorded-site.ts";

/** Ten minutes, as on GitHub Pages: a file may be this old without much harm. In seconds. */
const SHORT = 600;
const YEAR = 31_536_000;
const HSTS = "Strict-Transport-Security";
const CSP = "Content-Security-Policy";

type Responses = readonly (readonly [path: string, response: Recorded])[];

const isDocument = (path: string) => path === DOCUMENT;
const isHashed = (path: string) => lifetimeOf(path) === lifetimes.hashed;
const hasArrived = ({ status, failure }: Recorded) => status === 200 && failure === null;

/** The files that arrived, of those that are wanted. */
const arrived =
  (isWanted: (path: string, site: RecordedSite) => boolean = () => true) =>
  (site: RecordedSite): Responses =>
    Object.entries(site.files).filter(
      ([path, response]) => isWanted(path, site) && hasArrived(response),
    );

const notFounds = ({ missing }: RecordedSite): Responses =>
  Object.entries(missing).filter(([, { status }]) => status === 404);

/**
 * A rule for some of the responses. One line lists all responses with the same fault.
 *
 * @param select returns the responses, or says why there are none.
 * @param check returns true, or says what is wrong, for whom, and what to change.
 */
function rule(
  complaint: typeof failed,
  passed: string,
  select: (site: RecordedSite) => Responses | string,
  check: (response: Recorded, path: string, site: RecordedSite) => true | string,
): Rule<RecordedSite> {
  return {
    passed,
    complaints(site) {
      const responses = select(site);
      if (typeof responses === "string") return [notChecked(responses)];
      if (responses.length === 0) return [notChecked("no such response arrived")];
      const faults = new Map<string, string[]>();
      for (const [path, response] of responses) {
        const fault = check(response, path, site);
        const name = isDocument(path) ? "the document" : path;
        if (fault !== true) faults.set(fault, [...(faults.get(fault) ?? []), name]);
      }
      return [...faults].map(([fault, names]) => {
        const many = `${names.length} files, such as ${names[0]}`;
        return complaint(`${names.length > 3 ? many : names.join(", ")}: ${fault}`);
      });
    },
  };
}

const headerOf = ({ headers }: Recorded, name: string) => headers[name.toLowerCase()] ?? "";
const show = (response: Recorded, name: string) =>
  `${name} is ${headerOf(response, name) ? `"${headerOf(response, name)}"` : "missing"}`;

/** The seconds for which a response may be used without revalidation; null if it gives none. */
function secondsCached(response: Recorded): number | null {
  const value = headerOf(response, "Cache-Control");
  if (/\bno-(cache|store)\b/i.test(value)) return 0;
  const seconds = [...value.matchAll(/(?:max-?age|stale-while-revalidate)="?(\d+)/gi)];
  return seconds.length === 0 ? null : Math.max(...seconds.map(([, number]) => Number(number)));
}

export const rules: readonly Rule<RecordedSite>[] = [
  rule(
    failed,
    "http redirects to https",
    ({ address, byHttp }) =>
      byHttp ? [[byHttp.url, byHttp]] : `${address} has a port. Check the address without a port`,
    (response) =>
      /^30[1278] https:/i.test(`${response.status} ${headerOf(response, "Location")}`) ||
      `${response.failure ?? `status ${response.status}`} instead of a redirect to https. Visitors who type the address without https see an error, or a page that others on their network can change. Redirect http to https`,
  ),
  rule(
    failed,
    "every file that the document, the manifest and the service worker name arrives",
    ({ files }) => Object.entries(files),
    (response) =>
      hasArrived(response) ||
      `${response.failure ?? `status ${response.status}`}. Visitors don't get this file. Nothing else of it was checked. Check the upload of dist/`,
  ),
  rule(
    failed,
    "the service worker has the list of files",
    arrived((path) => path === WORKER),
    (response) =>
      hashesIn(response).size > 0 ||
      "no list of files in it. Visitors can't open the site offline. Upload dist/ again",
  ),
  rule(
    failed,
    "the files are those of the build",
    arrived((path, { files }) => hashesIn(files[WORKER]).has(path)),
    ({ body }, path, { files }) =>
      hashesIn(files[WORKER]).get(path) ===
        `sha256-${createHash("sha256").update(body).digest("base64")}` ||
      "differs from the build. Visitors get a broken page, or parts of two versions. Upload dist/ again, delete older .gz and .br copies, and turn off what changes files at the host or CDN",
  ),
  rule(failed, "every file has its media type", arrived(), (response, path) => {
    const wanted = isDocument(path) ? "text/html" : mediaTypeOf(path);
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
    arrived((path) => !isHashed(path)),
    (response) =>
      (secondsCached(response) ?? Infinity) <= SHORT ||
      `${show(response, "Cache-Control")}. After a release, visitors see the old version until their browser requests the new one. Set "${lifetimes.other}"`,
  ),
  rule(
    warning,
    "the files in assets/ are cached for a year",
    arrived(isHashed),
    (response) =>
      ((secondsCached(response) ?? 0) >= YEAR &&
        headerOf(response, "Cache-Control").includes("immutable")) ||
      `${show(response, "Cache-Control")}. Returning visitors wait for files that never change. Set "${lifetimes.hashed}"`,
  ),
  rule(
    failed,
    "the document and the scripts are compressed",
    arrived((path) => isDocument(path) || path.endsWith(".js")),
    (response) =>
      /^(br|gzip)$/.test(headerOf(response, "Content-Encoding")) ||
      "not compressed. A first visit takes three to four times as long. Turn on gzip or brotli for text/html and text/javascript",
  ),
  rule(
    failed,
    "a path without a file gets status 404",
    ({ missing }) => Object.entries(missing).filter(([, { failure }]) => failure === null),
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
      (secondsCached(response) ?? 0) <= SHORT ||
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
  rule(
    failed,
    "the host's Content-Security-Policy blocks nothing",
    arrived(),
    (response) =>
      headerOf(response, CSP)
        .split(/[;,]/)
        .every((text) => /^\s*(frame-ancestors .*)?$/i.test(text)) ||
      `${show(response, CSP)}. It may block the map, the news or the login. Set only "frame-ancestors 'none'"`,
  ),
];
