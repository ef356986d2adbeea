/** The rules for a host. They read only recorded responses. */
import { printable } from "../printable.ts";
import { failed, type Rule, rule, type Verdict, warning } from "../report.ts";
import { lifetimeOf, lifetimes, mediaTypeOf } from "../response-headers.ts";
import { type Build, type Recorded, redirectOf } from "./recorded-site.ts";

type Site = {
  /** The document's address, which visitors open. */
  readonly address: string;
  readonly build: Build;
  readonly responses: readonly Recorded[];
};

const isHashed = ({ path }: Recorded) => lifetimeOf(path) === lifetimes.hashed;
const headerOf = ({ headers }: Recorded, name: string) => `${headers[name.toLowerCase()] ?? ""}`;
const show = (response: Recorded, name: string) =>
  `${name} is "${printable(headerOf(response, name))}"`;

const COMPRESS_ONCE =
  "Let only one of upload, host and CDN compress files. Delete older .gz and .br copies";

/** What to change, by the status. */
const advice: Readonly<Record<number, string>> = {
  401: "A login or a bot wall refuses this computer",
  403: "Make the file, and all folders above it, readable to the server. A bot wall may refuse only this computer",
  404: "Check which folder the host serves, purge the CDN if there is one, or upload dist/ again. A folder needs index.html as its index document. IIS sends no file whose type it doesn't know, such as .webmanifest",
  429: "The host limits requests. Wait, and check again",
};

/** Why a response is no file, and what to change; null if it is one. */
function problemOf(response: Recorded): string | null {
  const { status, failure } = response;
  const next = redirectOf(response);
  if (status === 0)
    return `no response (${failure}). Check the DNS records (A for IPv4, AAAA for IPv6); whether the server runs and listens there (nginx: "listen [::]:443" for IPv6); and whether its certificate is valid for this name, with the intermediate certificates in the same file`;
  if (next !== null)
    return `redirects to ${printable(next.href)}. The service worker refuses redirects, so returning visitors keep an older version. Serve the file itself here, or check the address that visitors should open. If the site has moved, follow "Moving the site" in src/operating/moving.md. If it leads back, let the CDN call the host over https`;
  if (status !== 200)
    return `status ${status}. ${advice[status] ?? "The host itself fails. Look at its logs, and whether the CDN can reach it"}`;
  return failure && `the body can't be read (${failure}). ${COMPRESS_ONCE}`;
}

/** Why the document doesn't arrive, or isn't that of the site; null if it is. */
export function openingFault(page: Recorded): string | null {
  const problem = problemOf(page);
  if (problem !== null) return problem;
  if (!page.body.includes("assets/"))
    return `another page than the site's. Check which folder the host serves, and whether it has a page of its own for phones. If the site is in a folder, add it to the address. If the page is unreadable, it is compressed twice, or without a label (${show(page, "Content-Encoding")}). ${COMPRESS_ONCE}`;
  return /\/(index\.html)?$/.test(new URL(page.url).pathname)
    ? null
    : `no redirect to ${printable(page.url)}/. Browsers look for the scripts in the folder above. Redirect it`;
}

function checkBytes({ path, body }: Recorded, build: Build): Verdict {
  // A CDN may shrink pictures.
  if (path.endsWith(".png") || build.get(path)?.equals(body)) return true;
  return `differs from dist/. Visitors get a broken page, another version, or what the host has added. If dist/ was released: purge the CDN if there is one; or upload dist/ again, as binary and not as text, to each server of this name; or turn off what changes files. ${COMPRESS_ONCE}`;
}

function checkType(file: Recorded): Verdict {
  const wanted = mediaTypeOf(file.path) ?? "";
  const type = headerOf(file, "Content-Type")
    .toLowerCase()
    .replace(/; *charset="?utf-?8"?$/, "")
    .replace(/^application\/(x-)?javascript$/, "text/javascript")
    .replace(/^application\/json$/, "application/manifest+json");
  return (
    type === wanted ||
    `${show(file, "Content-Type")}. Browsers refuse the file, or show wrong characters. Set "${wanted}", with no other charset than utf-8`
  );
}

// By default Caddy compresses no files below 512 bytes, and CloudFront none below 1,000.
const checkCompression = (file: Recorded): Verdict =>
  !/\.(html|js)$/.test(file.path) ||
  file.body.length < 1000 ||
  /^(br|gzip|deflate)$/.test(headerOf(file, "Content-Encoding")) ||
  "not compressed. A first visit takes three to four times as long. Turn on gzip or brotli for HTML and scripts. nginx behind a proxy needs gzip_http_version 1.0";

/** Whether browsers and CDNs use a response for ten minutes at most, as on GitHub Pages. */
function isShort(response: Recorded, isShortByDefault: boolean): boolean {
  const value = headerOf(response, "Cache-Control");
  if (/\bno-(cache|store)\b/i.test(value)) return true;
  const times = [...value.matchAll(/(?:max-?age|stale-while-revalidate)="?(\d+)/gi)];
  return times.length === 0 ? isShortByDefault : times.every(([, time]) => Number(time) <= 600);
}

function checkLifetime(file: Recorded): Verdict {
  const isYear = /^(?=.*immutable).*max-age="?\d{8}/i.test(headerOf(file, "Cache-Control"));
  const harm = isHashed(file)
    ? "Returning visitors wait for files that never change"
    : "After a release, visitors, or a CDN, keep the old version for that long";
  return (
    (isHashed(file) ? isYear : isShort(file, false)) ||
    `${show(file, "Cache-Control")}. ${harm}. Set "${lifetimeOf(file.path)}". Apache reads .htaccess only with AllowOverride All`
  );
}

/** Whether the site works despite a wrong lifetime of a file. */
const isLessUrgent = (file: Recorded) => isHashed(file) || file.path === "service-worker.js";

/** The responses that are wanted, with their names. */
const named = ({ responses }: Site, isWanted: (response: Recorded) => boolean) =>
  responses.filter(isWanted).map((response) => [response.name, response] as const);

export const rules: readonly Rule<Site>[] = [
  rule({
    complaint: failed,
    passed:
      "each file is that of dist/, with its type and lifetime, compressed, at each IP address",
    select: (site) => named(site, ({ path }) => path !== "" && path !== "404.html"),
    check: (file, { build }) =>
      problemOf(file) ?? [
        checkBytes(file, build),
        checkType(file),
        checkCompression(file),
        isLessUrgent(file) || checkLifetime(file),
      ],
  }),
  rule({
    complaint: warning,
    passed: "the service worker is revalidated, and the files in assets/ are cached for a year",
    select: (site) => named(site, (file) => isLessUrgent(file) && problemOf(file) === null),
    check: checkLifetime,
  }),
  rule({
    complaint: failed,
    passed: "an address without a file gets 404.html with status 404, which isn't cached",
    select: (site) => named(site, ({ path, failure }) => path === "404.html" && failure === null),
    check: (response, { build }) => {
      if (response.status !== 404)
        return `status ${response.status} for a file that doesn't exist. A browser may run it as a script that a release has deleted. Respond with 404, without a rewrite`;
      if (!isShort(response, true))
        return `${show(response, "Cache-Control")} with status 404. Visitors who requested a file before its upload don't get it until this time is over. Set "${lifetimes.other}"`;
      return (
        checkBytes(response, build) === true ||
        "another page than 404.html. Visitors with a typed or old address don't get to the site. Set 404.html as the page for status 404"
      );
    },
  }),
  rule({
    complaint: failed,
    passed: "http, and the name with or without www, redirect to the site",
    select: (site) => {
      const others = named(site, ({ path }) => path === "");
      return others.length > 0 ? others : "the address has a port, or no domain";
    },
    check: (response, { address }) => {
      const next = redirectOf(response);
      const bareName = (url: URL) => url.hostname.replace(/^www\./, "");
      return (
        (next?.protocol === "https:" && bareName(next) === bareName(new URL(address))) ||
        `no redirect to the site over https (${response.failure ?? `status ${response.status}`}). Visitors who type this address see an error, a page that others on their network can change, or no news and no login. Redirect to ${address}, at each IP address and with a certificate for each name`
      );
    },
  }),
];
