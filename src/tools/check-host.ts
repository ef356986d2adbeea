/**
 * `npm run check-host -- https://bank.example/ [folder]`, which an operator runs after a release:
 * whether the host serves the build in the folder, by default `dist/`, as it should. The exit code
 * is 1 if there is a fault.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as querystring from "node:querystring";
import { refuse } from "../build/refuse.js";
import { blockedSources } from "./check-host/blocked-sources.ts";
import { causeOf, printable } from "./helpers/printable.ts";
import { withSlashes } from "./helpers/with-slashes.ts";
import { lifetimeOf, lifetimes, mediaTypeOf } from "./server/response-headers.ts";

const TIMEOUT_MS = 30_000;
const ONE_POLICY = "send none, or only frame-ancestors 'none', since the document has a policy";

/** The host should send a file of the build at this path, with this status. */
type Expected = { readonly file: string; readonly path: string; readonly status: number };

function hasRightLifetime({ file, status }: Expected, headers: Headers): boolean {
  const lifetime = headers.get("cache-control") ?? "";
  const [, text] = /max-age=(\d+)/.exec(lifetime) ?? [];
  const seconds = /no-(cache|store)/.test(lifetime) ? 0 : Number(text);
  if (lifetimeOf(file) === lifetimes.hashed) return seconds >= 31_536_000;
  // GitHub Pages has all files cached for ten minutes.
  return Number.isNaN(seconds) ? status === 404 : seconds <= 600;
}

function hasRightType({ file }: Expected, headers: Headers): boolean {
  const type = (headers.get("content-type") ?? "").toLowerCase();
  const essence = type.replace(/; *charset="?utf-?8"?$/, "");
  // Some hosts still send the former type of scripts.
  return (essence === "application/javascript" ? "text/javascript" : essence) === mediaTypeOf(file);
}

function faultsIn(expected: Expected, response: Response, body: Buffer, built: Buffer) {
  const { file } = expected;
  const { status, headers, url } = response;
  const show = (name: string) => `${name} is "${printable(headers.get(name) ?? "")}"`;
  if (status >= 300 && status < 400)
    return [`it redirects, ${show("location")}; serve the file at this address`];
  if (status !== expected.status)
    return [`it has status ${status}; send ${file} with status ${expected.status}`];
  if (body.toString("latin1", 0, 2) === "\x1f\x8b")
    return ["it is compressed without the right Content-Encoding, so browsers can't read it"];
  // CloudFront compresses no smaller files.
  const isLarge = built.length >= 1000 && /\.(html|js)$/.test(file) && status === 200;
  const policy = headers.get("content-security-policy") ?? "";
  const blocked = blockedSources(policy, `${built}`, new URL(url).origin).join(", ");
  const faults: string[] = [];
  if (blocked)
    faults.push(`${show("content-security-policy")} and blocks ${blocked}; ${ONE_POLICY}`);
  if (!built.equals(body))
    faults.push(`it differs from ${file} of the build; upload that, and purge the CDN`);
  if (!hasRightType(expected, headers))
    faults.push(`${show("content-type")}; set ${mediaTypeOf(file)} and UTF-8`);
  if (!hasRightLifetime(expected, headers))
    faults.push(`${show("cache-control")}; set ${lifetimeOf(file)}`);
  if (isLarge && !headers.has("content-encoding"))
    faults.push("it isn't compressed; turn on gzip or brotli");
  return faults;
}

/** The faults with which a site, whose address ends with a slash, sends a file of the folder. */
async function check(site: string, folder: string, expected: Expected): Promise<readonly string[]> {
  const url = site + expected.path.split("/").map(encodeURIComponent).join("/");
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const built = await readFile(join(folder, expected.file));
  try {
    const response = await fetch(url, { headers: requestHeaders, redirect: "manual", signal });
    const body = Buffer.from(await response.arrayBuffer());
    return faultsIn(expected, response, body, built).map((fault) => `${url}: ${fault}`);
  } catch (error) {
    return [`${url}: no response that can be read (${printable(causeOf(error))})`];
  }
}

const [address = "", folder = "dist"] = process.argv.slice(2);
const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
if (!/^https?:/i.test(address) || !URL.canParse(address))
  refuse("name the site's whole address, such as https://bank.example/");
for (const file of ["index.html", "404.html"])
  if (!names.includes(file))
    refuse(`${folder} has no ${file}: name the folder of the build that was released`);
const { origin, pathname, username, password } = new URL(address);
const site = origin + pathname.replace(/\/*$/, "/");
const login = Buffer.from(querystring.unescape(`${username}:${password}`)).toString("base64");
const requestHeaders = {
  // By default Node accepts brotli only over https.
  "accept-encoding": "br, gzip",
  ...(username && { authorization: `Basic ${login}` }),
};
// A new name, which no CDN has cached.
const missing = `missing-${Date.now()}`;
const files: readonly Expected[] = [
  { file: "index.html", path: "", status: 200 },
  { file: "404.html", path: missing, status: 404 },
  { file: "404.html", path: `assets/${missing}.js`, status: 404 },
  ...names
    .map(withSlashes)
    // A CDN may add lines to `robots.txt`.
    .filter((file) => mediaTypeOf(file) && !/^(index\.html|404\.html|robots\.txt)$/.test(file))
    .map((file) => ({ file, path: file, status: 200 })),
];

const faults = (await Promise.all(files.map((expected) => check(site, folder, expected)))).flat();
for (const fault of faults) console.log(`FAILED ${fault}`);
console.log(`${files.length} addresses checked, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
