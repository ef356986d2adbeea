/** All that is asked of a host, but for the words of its policies. */
import { createHash } from "node:crypto";
import {
  lifetimeOf,
  lifetimes,
  mediaTypeOf,
  securityHeaders,
} from "../../src/build/response-headers.ts";
import { type Complaint, failed, type Rule, warning } from "../report.ts";
import { type DeployedSite, DOCUMENT, type Fetched, WORKER } from "./deployed-site.ts";
import { documentPolicyRule, workerPolicyRule } from "./policy-rules.ts";

/** For how many seconds an old document is no harm: as long as GitHub Pages keeps it. */
const SHORT = 600;

const nameOf = (file: string) => (file === DOCUMENT ? "the document" : file);

/** A rule for each file that is there. */
const eachFile =
  (
    complaint: (file: Fetched, site: DeployedSite) => Complaint | null,
  ): Rule<DeployedSite>["complaints"] =>
  (site) =>
    site.files.flatMap((file) => (file.status === 200 && complaint(file, site)) || []);

/** For how many seconds an answer is used without asking anew; null where a browser may guess. */
function secondsKept({ headers }: Fetched): number | null {
  const lifetime = headers.get("cache-control") ?? "";
  if (/\bno-(cache|store)\b/.test(lifetime)) return 0;
  const [, seconds] = /\bmax-age=(\d+)/.exec(lifetime) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

export const rules: readonly Rule<DeployedSite>[] = [
  {
    kept: "comes over https, which a service worker needs",
    complaints: ({ address: { protocol, hostname } }) =>
      protocol === "https:" || hostname === "127.0.0.1" || hostname === "localhost"
        ? []
        : [failed("comes over http: whoever is on the line can change it, and nothing is kept")],
  },
  {
    kept: "all files that the document, the manifest and the service worker name are there",
    complaints: ({ files }) =>
      files
        .filter(({ status }) => status !== 200)
        .map(({ file, status }) => failed(`${nameOf(file)} is answered by ${status}`)),
  },
  {
    kept: "the document is whole",
    complaints: ({ document: { contents } }) =>
      /^<!doctype html>.*<div id="root">.*<\/html>\s*$/s.test(`${contents}`)
        ? []
        : [failed("the document isn't the site's, or isn't all of it")],
  },
  {
    kept: "the files are those that the service worker was built with",
    complaints: eachFile(({ file, contents }, { integrity }) => {
      const hash = `sha256-${createHash("sha256").update(contents).digest("base64")}`;
      return (integrity.get(file) ?? hash) === hash
        ? null
        : failed(
            `${nameOf(file)} isn't the one that ${WORKER} was built with: the upload isn't done, or something on the way changes files`,
          );
    }),
  },
  {
    kept: "every file has its type",
    complaints: eachFile(({ file, headers }) => {
      const wanted = mediaTypeOf(file === DOCUMENT ? "index.html" : file);
      const type = headers.get("content-type")?.split(";")[0]?.trim();
      // Both names of a script are as good.
      const isRight = type?.replace("application/javascript", "text/javascript") === wanted;
      return isRight ? null : failed(`${nameOf(file)} has the type ${type}, not ${wanted}`);
    }),
  },
  {
    kept: "whatever isn't in assets/ is asked for anew each time",
    complaints: eachFile((answer) => {
      const { file } = answer;
      const seconds = secondsKept(answer);
      if (lifetimeOf(file) === lifetimes.hashed || seconds === 0) return null;
      const text = `${nameOf(file)} may be kept for ${seconds ?? "who knows how many"} seconds without asking anew; say "Cache-Control: ${lifetimes.other}"`;
      const isHarmful = (file === DOCUMENT || file === WORKER) && (seconds ?? Infinity) > SHORT;
      return isHarmful ? failed(text) : warning(text);
    }),
  },
  {
    kept: "the files in assets/ are kept for a year",
    complaints: eachFile((answer) => {
      const { file, headers } = answer;
      const wanted = lifetimes.hashed;
      const isKept =
        (secondsKept(answer) ?? 0) >= 31_536_000 &&
        headers.get("cache-control")?.includes("immutable");
      return isKept || lifetimeOf(file) !== wanted
        ? null
        : warning(`${file} is asked for anew without need; say "Cache-Control: ${wanted}"`);
    }),
  },
  {
    kept: "what can be compressed is",
    complaints: eachFile(({ file, headers }) =>
      /^(br|gzip|zstd)$/.test(headers.get("content-encoding") ?? "") ||
      !(file === DOCUMENT || file.endsWith(".js"))
        ? null
        : failed(`${nameOf(file)} isn't compressed: it takes three to four times as long`),
    ),
  },
  {
    kept: "a file that isn't there is a 404",
    complaints: ({ missing }) =>
      missing
        .filter(({ status }) => status !== 404 && status !== 410)
        .map(({ file, status }) => failed(`${file}, which isn't there, is answered by ${status}`)),
  },
  {
    kept: "the headers that keep visitors safe are there",
    complaints: ({ document: { headers } }) =>
      Object.entries(securityHeaders)
        .filter(([name, wanted]) => headers.get(name) !== wanted)
        .map(([name, wanted]) =>
          warning(`${name} is ${headers.get(name) ?? "missing"}; say "${wanted}"`),
        ),
  },
  documentPolicyRule,
  workerPolicyRule,
];
