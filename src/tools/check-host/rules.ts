/** All that is asked of a host. */
import { createHash } from "node:crypto";
import { notFound } from "../../content/not-found.ts";
import { type Complaint, failed, type Rule, warning } from "../report.ts";
import { lifetimeOf, lifetimes, mediaTypeOf, securityHeaders } from "../response-headers.ts";
import { type DeployedSite, DOCUMENT, type Fetched, WORKER } from "./deployed-site.ts";

/** For how many seconds an old document does no harm: as long as GitHub Pages caches it. */
const SHORT = 600;

const nameOf = (file: string) => (file === DOCUMENT ? "the document" : file);

/** Names files in few words: up to three by their names, more by their number and one name. */
function nameAll(names: readonly string[]): string {
  if (names.length <= 3) return names.join(", ");
  const place = names.every((name) => name.startsWith("assets/")) ? " in assets/" : "";
  return `${names.length} files${place}, such as ${names[0]}`;
}

/**
 * What is wrong with files, one line for all of which the same is said. A fault in some encodings
 * alone names them.
 */
function complaintsOf(
  files: readonly Fetched[],
  complaintOf: (file: Fetched) => Complaint | null,
): readonly Complaint[] {
  const groups = new Map<string, { complaint: Complaint; found: Fetched[] }>();
  for (const file of files) {
    const complaint = complaintOf(file);
    if (complaint === null) continue;
    const key = `${complaint.level} ${complaint.text}`;
    const group = groups.get(key) ?? { complaint, found: [] };
    group.found.push(file);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ complaint: { level, text }, found }) => {
    const names = [...new Set(found.map(({ file }) => file))].map((name) => {
      const named = ({ file }: Fetched) => file === name;
      const encodings = found.filter(named).map(({ accepted }) => accepted);
      const isInAll = encodings.length === files.filter(named).length;
      return isInAll ? nameOf(name) : `${nameOf(name)} (Accept-Encoding: ${encodings.join("; ")})`;
    });
    return { level, text: `${nameAll(names)}: ${text}` };
  });
}

/** A rule for each file that is there. */
const eachFile =
  (
    complaintOf: (file: Fetched, site: DeployedSite) => Complaint | null,
  ): Rule<DeployedSite>["complaints"] =>
  (site) =>
    complaintsOf(
      site.files.filter(({ status, fault }) => status === 200 && fault === null),
      (file) => complaintOf(file, site),
    );

/** A fault that breaks the site in the files that start it, and does less harm in others. */
const worstAtStart = ({ file }: Fetched) =>
  file === DOCUMENT || file === WORKER ? failed : warning;

/** The seconds that a directive of `Cache-Control` gives; null if it isn't there. */
function secondsIn(headers: Headers, directive: string): number | null {
  const pattern = new RegExp(`(?:^|[\\s,])${directive}="?(\\d+)`, "i");
  const [, seconds] = pattern.exec(headers.get("cache-control") ?? "") ?? [];
  return seconds === undefined ? null : Number(seconds);
}

/** Whether each use of a response asks the host. */
const isAskedAlways = ({ headers }: Fetched) =>
  /\bno-(cache|store)\b(?!=)/i.test(headers.get("cache-control") ?? "");

/** For how many seconds a browser uses a response without revalidation; null where it may guess. */
function secondsCached(response: Fetched): number | null {
  if (isAskedAlways(response)) return 0;
  const seconds = secondsIn(response.headers, "max-age");
  if (seconds === null) return null;
  return seconds + (secondsIn(response.headers, "stale-while-revalidate") ?? 0);
}

/** All that a host's policy may say. */
const NO_FRAMES = "frame-ancestors 'none'";

/** The features that a `Permissions-Policy` takes from every page. */
const featuresOff = (policy: string) =>
  [...policy.matchAll(/([\w-]+)=\(\s*\)/g)].map(([, feature]) => feature);

/** Where another value of a header protects visitors as well as ours. */
const isAsGood: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  "Strict-Transport-Security": (value, wanted) => {
    const [seconds, least] = [value, wanted].map((text) =>
      Number(/max-age="?(\d+)/i.exec(text)?.[1]),
    );
    return seconds !== undefined && least !== undefined && seconds >= least;
  },
  "Permissions-Policy": (value, wanted) => {
    const off = featuresOff(value);
    return featuresOff(wanted).every((feature) => off.includes(feature));
  },
};

/** Headers under which a document doesn't work. */
const hindrances: readonly (readonly [name: string, value: RegExp, harm: string])[] = [
  ["Content-Disposition", /^attachment/i, "browsers store it in place of showing it"],
  [
    "Cross-Origin-Embedder-Policy",
    /^(require-corp|credentialless)/i,
    "the map doesn't load, nor may pictures of the news",
  ],
  ["Permissions-Policy", /(web-share|clipboard-write)=\(\s*\)/i, "an article can't be shared"],
];

export const rules: readonly Rule<DeployedSite>[] = [
  {
    passed: "comes over https or from this machine, which a service worker needs",
    complaints({ address: { protocol, hostname } }) {
      if (protocol === "https:")
        return process.env.NODE_EXTRA_CA_CERTS
          ? [warning("NODE_EXTRA_CA_CERTS is set, so that browsers may not trust the certificate")]
          : [];
      return hostname === "127.0.0.1" || hostname === "localhost"
        ? []
        : [failed("comes over http: anybody on the line can change it, and nothing is cached")];
    },
  },
  {
    passed: "where it comes over https, http only redirects to that",
    complaints({ byHttp }) {
      if (byHttp === null) return [];
      const { file, status, headers, fault } = byHttp;
      if (status === 0)
        return [
          warning(
            `${file}: ${fault}; redirect it to https, or those who type the address without https may see an error`,
          ),
        ];
      const isRedirect = status >= 300 && status < 400;
      return isRedirect && /^https:/i.test(headers.get("location") ?? "")
        ? []
        : [
            failed(
              `${file} gets ${status}: redirect it to https, or anybody on the line can change what a first visit gets`,
            ),
          ];
    },
  },
  {
    passed: "in a folder, the address without its final slash leads to the site",
    complaints: ({ address, withoutSlash }) =>
      withoutSlash === null || withoutSlash.at(-1)?.replace(/\?$/, "") === address.href
        ? []
        : [
            failed(
              `${withoutSlash.join(" → ")}: redirect it to ${address.href}, or visitors who leave out the slash don't find the site`,
            ),
          ],
  },
  {
    passed: "the site was built for this address",
    complaints({ address, document }) {
      const [, built] = /<link rel="canonical" href="([^"]+)"/.exec(`${document.contents}`) ?? [];
      // Without SITE_ADDRESS only a link to the domain's root is wrong.
      if (built === address.href || (built === undefined && address.pathname === "/")) return [];
      const harm =
        built === undefined
          ? "built without SITE_ADDRESS, so that 404.html leads to the domain's root"
          : `built for ${built}, so that search engines, shared links and 404.html lead there`;
      return [warning(`${harm}; if visitors should come here, set SITE_ADDRESS=${address.href}`)];
    },
  },
  {
    passed: "all files that the document, the manifest and the service worker name are there",
    complaints: ({ files }) =>
      complaintsOf(files, ({ status, headers, fault }) => {
        if (fault !== null) {
          const encoding = headers.get("content-encoding");
          return failed(encoding === null ? fault : `isn't really in ${encoding}: ${fault}`);
        }
        return status === 200 ? null : failed(`the response is ${status}`);
      }),
  },
  {
    passed: "the document is whole",
    complaints: ({ document: { contents } }) =>
      /^<!doctype html>.*<div id="root">.*<\/html>\s*$/s.test(`${contents}`)
        ? []
        : [failed("the document isn't the site's, or isn't all of it")],
  },
  {
    passed: "the files are those that the service worker was built with, in each encoding",
    complaints: (site) =>
      site.integrity.size === 0
        ? [failed(`${WORKER} isn't the one that the build wrote: it names no files`)]
        : eachFile(({ file, contents }) => {
            const hash = `sha256-${createHash("sha256").update(contents).digest("base64")}`;
            return (site.integrity.get(file) ?? hash) === hash
              ? null
              : failed(
                  `not as ${WORKER} was built with: the upload isn't done, an older compressed copy is still there, or something on the way changes files`,
                );
          })(site),
  },
  {
    passed: "every file has its type",
    complaints: eachFile(({ file, headers }) => {
      const wanted = mediaTypeOf(file === DOCUMENT ? "index.html" : file);
      const [type, ...parameters] = (headers.get("content-type") ?? "").split(";");
      // Both names of a script are as good.
      if (type?.trim().replace("application/javascript", "text/javascript") !== wanted)
        return failed(`the type is ${type || "missing"}, not ${wanted}`);
      const [, charset = "utf-8"] = /charset="?([\w-]+)/i.exec(parameters.join()) ?? [];
      return file !== DOCUMENT || /^utf-?8$/i.test(charset)
        ? null
        : failed(`the charset is ${charset}, so that words are garbled; set "charset=utf-8"`);
    }),
  },
  {
    passed: "all files outside assets/ are revalidated at each use",
    complaints: eachFile((response) => {
      const seconds = secondsCached(response);
      if (lifetimeOf(response.file) === lifetimes.hashed || seconds === 0) return null;
      const isLong = (seconds ?? Infinity) > SHORT;
      return (isLong ? worstAtStart(response) : warning)(
        `may be cached for ${seconds ?? "an unknown number of"} seconds without revalidation; set "Cache-Control: ${lifetimes.other}"`,
      );
    }),
  },
  {
    passed: "a browser that has cached them isn't sent them again",
    complaints: ({ again }) =>
      complaintsOf(again, ({ status, headers }) => {
        if (status === 304) return null;
        const isMarked = headers.has("etag") || headers.has("last-modified");
        return warning(
          `sent again to a browser that has cached it: ${isMarked ? `respond to its ETag or Last-Modified with 304, not ${status}` : "set ETag or Last-Modified, and respond to those with 304"}`,
        );
      }),
  },
  {
    passed: "no shared cache returns older copies of them",
    complaints: eachFile((response) => {
      const { file, headers } = response;
      if (lifetimeOf(file) === lifetimes.hashed) return null;
      const shared = isAskedAlways(response) ? 0 : (secondsIn(headers, "s-maxage") ?? 0);
      if (shared > SHORT)
        return worstAtStart(response)(
          `shared caches may store it for ${shared} seconds (s-maxage); set "Cache-Control: ${lifetimes.other}"`,
        );
      const age = Number(headers.get("age") ?? 0);
      return age > SHORT
        ? worstAtStart(response)(
            `comes out of a cache that has had it for ${age} seconds (Age); let that cache revalidate each time, and purge it`,
          )
        : null;
    }),
  },
  {
    passed: "the files in assets/ are cached for a year",
    complaints: eachFile((response) => {
      const { file, headers } = response;
      const wanted = lifetimes.hashed;
      const isCached =
        (secondsCached(response) ?? 0) >= 31_536_000 &&
        headers.get("cache-control")?.includes("immutable");
      return isCached || lifetimeOf(file) !== wanted
        ? null
        : warning(`revalidated without need; set "Cache-Control: ${wanted}"`);
    }),
  },
  {
    passed: "what can be compressed is",
    complaints: ({ files }) =>
      complaintsOf(
        files.filter(
          ({ accepted, file }) =>
            accepted.startsWith("br") && (file === DOCUMENT || file.endsWith(".js")),
        ),
        ({ status, headers }) =>
          status !== 200 || /^(br|gzip|zstd)$/.test(headers.get("content-encoding") ?? "")
            ? null
            : failed("not compressed, so that it takes three to four times as long"),
      ),
  },
  {
    passed: "shared caches tell compressed copies from plain ones",
    complaints: eachFile(({ file, headers }, { files }) => {
      const encoding = headers.get("content-encoding");
      const isOneOfSeveral = files.some(
        (other) => other.file === file && other.headers.get("content-encoding") !== encoding,
      );
      return encoding === null ||
        !isOneOfSeveral ||
        /accept-encoding|\*/i.test(headers.get("vary") ?? "")
        ? null
        : warning(
            `a shared cache may send the copy in ${encoding} to a program that can't read it; set "Vary: Accept-Encoding"`,
          );
    }),
  },
  {
    passed: "HEAD gets the same as GET",
    complaints: ({ head: { status } }) =>
      status === 200
        ? []
        : [
            warning(
              `HEAD gets ${status}; respond with 200, since monitors and link previews ask so`,
            ),
          ],
  },
  {
    passed: "a file that isn't there is a 404, which no cache stores",
    complaints: ({ missing }) =>
      missing.flatMap((response) => {
        const { file, status } = response;
        if (status !== 404 && status !== 410)
          return failed(
            `${file}, which isn't there, gets ${status}; respond with 404, without a rewrite`,
          );
        const seconds = secondsCached(response) ?? 0;
        return seconds > SHORT
          ? failed(`${file}, which isn't there, may be missed for ${seconds} seconds after it came`)
          : [];
      }),
  },
  {
    passed: "for a missing file visitors get the page 404.html, which leads home",
    complaints: ({ missing }) =>
      missing.every(
        ({ status, contents }) => status !== 404 || `${contents}`.includes(notFound.text),
      )
        ? []
        : [
            warning(
              "a file that isn't there gets another page than 404.html; let the host send that",
            ),
          ],
  },
  {
    passed: "the headers that protect visitors are there, on every file",
    complaints: (site) =>
      Object.entries(securityHeaders).flatMap(([name, wanted]) =>
        eachFile(({ headers }) => {
          const value = headers.get(name);
          const isRight =
            value !== null &&
            (value.toLowerCase() === wanted.toLowerCase() || isAsGood[name]?.(value, wanted));
          return isRight ? null : warning(`${name} is ${value ?? "missing"}; set "${wanted}"`);
        })(site),
      ),
  },
  {
    passed: "no other header stops the document from working",
    complaints: ({ document: { headers } }) =>
      hindrances
        .filter(([name, value]) => value.test(headers.get(name) ?? ""))
        .map(([name, , harm]) =>
          failed(`${name} is ${headers.get(name)}, so that ${harm}; leave it out`),
        ),
  },
  {
    passed: "no Content-Security-Policy of the host adds to the document's own",
    complaints: ({ document, worker }) =>
      complaintsOf([document, worker], ({ headers }) => {
        const policy = headers.get("content-security-policy") ?? "";
        const directives = policy.split(/[;,]/).map((directive) => directive.trim().toLowerCase());
        const others = directives.filter((text) => text !== "" && text !== NO_FRAMES);
        return others.length === 0
          ? null
          : failed(
              `Content-Security-Policy says "${others.join("; ")}", which may forbid what the page needs now or in a later release; leave it out, or say "${NO_FRAMES}" and nothing else`,
            );
      }),
  },
];
