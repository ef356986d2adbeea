/**
 * `npm run check-host -- https://bank.example/ [folder]`: checks whether the host serves the build
 * in the folder, by default `dist/`. The exit code is 1 if there is a fault.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { causeOf, printable } from "./printable.ts";
import { refuse } from "./refuse.ts";
import { lifetimeOf, lifetimes, mediaTypeOf } from "./response-headers.ts";
import { withSlashes } from "./with-slashes.ts";

const TIMEOUT_MS = 30_000;

/** A file of the build, and the path and the status with which the host should send it. */
type Wanted = { readonly file: string; readonly path: string; readonly status: number };

function hasRightLifetime({ file, status }: Wanted, headers: Headers): boolean {
  const lifetime = headers.get("cache-control") ?? "";
  const [, text] = /max-age=(\d+)/.exec(lifetime) ?? [];
  const seconds = /no-(cache|store)/.test(lifetime) ? 0 : Number(text);
  if (lifetimeOf(file) === lifetimes.hashed) return seconds >= 31_536_000;
  // GitHub Pages has all files cached for ten minutes.
  return Number.isNaN(seconds) ? status === 404 : seconds <= 600;
}

function hasRightType({ file }: Wanted, headers: Headers): boolean {
  const type = (headers.get("content-type") ?? "").toLowerCase();
  const withoutCharset = type.replace(/; *charset="?utf-?8"?$/, "");
  return withoutCharset.replace("application/java", "text/java") === mediaTypeOf(file);
}

function faultsIn(wanted: Wanted, { status, headers }: Response, body: Buffer, built: Buffer) {
  const { file } = wanted;
  const show = (name: string) => `${name} is "${printable(headers.get(name) ?? "")}"`;
  if (status >= 300 && status < 400)
    return [`it redirects, ${show("location")}; serve the file at this address`];
  if (status !== wanted.status)
    return [`it has status ${status}; send ${file} with status ${wanted.status}`];
  if (body.toString("latin1", 0, 2) === "\x1f\x8b")
    return ["it is compressed without the right Content-Encoding, so browsers can't read it"];
  // CloudFront compresses no smaller files.
  const isLarge = built.length >= 1000 && /\.(html|js)$/.test(file) && status === 200;
  const checks: readonly (readonly [isRight: boolean, fault: string])[] = [
    [built.equals(body), `it differs from ${file} of the build; upload that, and purge the CDN`],
    [hasRightType(wanted, headers), `${show("content-type")}; set ${mediaTypeOf(file)} and UTF-8`],
    [hasRightLifetime(wanted, headers), `${show("cache-control")}; set ${lifetimeOf(file)}`],
    [!isLarge || headers.has("content-encoding"), "it isn't compressed; turn on gzip or brotli"],
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : fault));
}

const [address = "", folder = "dist"] = process.argv.slice(2);
const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
if (!/^https?:/i.test(address) || !URL.canParse(address) || !names.includes("index.html"))
  refuse("name the site's whole address, where dist/ is the build that was released");
const { origin, pathname } = new URL(address);
// A new name, which no CDN has cached.
const missing = `missing-${Date.now()}`;
const wanted: readonly Wanted[] = [
  { file: "index.html", path: "", status: 200 },
  { file: "404.html", path: missing, status: 404 },
  { file: "404.html", path: `assets/${missing}.js`, status: 404 },
  ...names
    .map(withSlashes)
    // A CDN may add lines to `robots.txt`.
    .filter((file) => mediaTypeOf(file) && !/^(index\.html|404\.html|robots\.txt)$/.test(file))
    .map((file) => ({ file, path: file, status: 200 })),
];

async function check(wanted: Wanted): Promise<readonly string[]> {
  const url = origin + pathname.replace(/\/*$/, "/") + wanted.path;
  const init = { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  try {
    const response = await fetch(url, init);
    const body = Buffer.from(await response.arrayBuffer());
    const faults = faultsIn(wanted, response, body, await readFile(join(folder, wanted.file)));
    return faults.map((fault) => `${url}: ${fault}`);
  } catch (error) {
    return [`${url}: no response that can be read (${printable(causeOf(error))})`];
  }
}

const faults = (await Promise.all(wanted.map(check))).flat();
for (const fault of faults) console.log(`FAILED ${fault}`);
console.log(`${wanted.length} addresses checked, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
