/** The responses of a host, recorded as plain values. */
import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import * as http from "node:http";
import * as https from "node:https";
import { buffer } from "node:stream/consumers";
import { causeOf } from "../report.ts";

/** The time-out of each request, in milliseconds. */
const TIMEOUT = 30_000;

export type Recorded = {
  /** The address, after the redirects that were followed. */
  readonly url: string;
  /** 0 if no response arrived. */
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** After decompression. */
  readonly body: string | Buffer;
  /** Why no response arrived, or why its body can't be read; null if neither. */
  readonly failure: string | null;
};

/** The document's path, as the service worker names it. */
export const DOCUMENT = "./";
export const WORKER = "service-worker.js";
const MANIFEST = "manifest.webmanifest";

export type RecordedSite = {
  /** The address that the operator gave. */
  readonly given: string;
  /** The address of the site's folder, after the redirects that were followed. */
  readonly address: string;
  /** The document, as a browser requests it. */
  readonly page: Recorded;
  /** The document, if the browser accepts no compression. */
  readonly uncompressed: Recorded;
  /** Document, service worker, manifest and all files that they name, as the service worker does. */
  readonly files: Readonly<Record<string, Recorded>>;
  /** The responses for two paths that have no file. */
  readonly missing: Readonly<Record<string, Recorded>>;
  /** The page over https and http from each IP address of its name, by both addresses. */
  readonly byConnection: Readonly<Record<string, Recorded>>;
  /** The same address with `www.`, or without it; null if it has a port or no domain. */
  readonly sibling: Recorded | null;
  /** The service worker of the build that should be there; null if it isn't known. */
  readonly build: string | Buffer | null;
};

/** The hashes that the build wrote into the service worker, by the paths of the files. */
export function hashesIn(worker: Recorded | undefined): ReadonlyMap<string, string> {
  const entries = `${worker?.body}`.matchAll(/"([^"]+)":"(sha256-[^"]+)"/g);
  return new Map([...entries].map(([, file = "", hash = ""]) => [file, hash]));
}

/** Requests an address. The defaults are those of the service worker, which follows no redirect. */
export async function record(
  url: string,
  init: { redirect?: RequestRedirect; accept?: string; encoding?: string } = {},
): Promise<Recorded> {
  const { redirect = "manual", accept = "*/*", encoding = "br, gzip" } = init;
  let recorded: Recorded = { url, status: 0, headers: {}, body: "", failure: null };
  try {
    const headers = { accept, "accept-encoding": encoding };
    const response = await fetch(url, { headers, redirect, signal: AbortSignal.timeout(TIMEOUT) });
    recorded = {
      ...recorded,
      url: response.url,
      status: response.status,
      headers: Object.fromEntries(response.headers),
    };
    return { ...recorded, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const broken = "the body is incomplete, or isn't in its Content-Encoding";
    const reason = recorded.status === 0 ? "no response" : broken;
    return { ...recorded, failure: `${reason} (${causeOf(error).message})` };
  }
}

/** Requests an address from one IP address of its name. */
function recordAt({ address, family }: LookupAddress, url: string): Promise<Recorded> {
  const { get } = url.startsWith("https:") ? https : http;
  const recorded = { url: `${url} at ${address}`, status: 0, headers: {}, body: "" };
  return new Promise((resolve) => {
    const fail = (error: unknown) =>
      resolve({ ...recorded, failure: `no response (${causeOf(error).message})` });
    const options = { family, agent: false, signal: AbortSignal.timeout(TIMEOUT) };
    get(url, { ...options, lookup: (_, __, found) => found(null, address, family) }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const texts = Object.entries(headers).map(([name, value]) => [name, `${value}`]);
      const arrived = { ...recorded, status, headers: Object.fromEntries(texts), failure: null };
      buffer(response).then((body) => resolve({ ...arrived, body }), fail);
    }).on("error", fail);
  });
}

/** Requests an address by https and http, or as it is if it has a port, from each IP address. */
async function recordConnections(address: string) {
  const { hostname, port } = new URL(address);
  const found = await lookup(hostname, { all: true }).catch(() => []);
  const schemes = port === "" ? ["https:", "http:"] : [new URL(address).protocol];
  const urls = schemes.map((scheme) => address.replace(/^\w+:/, scheme));
  const all = urls.flatMap((url) => found.map((each) => recordAt(each, url)));
  return Object.fromEntries((await Promise.all(all)).map((response) => [response.url, response]));
}

/** The same address with `www.`, or without it; null if it has a port or no domain. */
export function siblingOf(address: string): string | null {
  const { hostname, port } = new URL(address);
  const [, www, name] = /^(www\.)?((?:[\w-]+\.)+[a-z]+)$/.exec(hostname) ?? [];
  if (port !== "" || name === undefined) return null;
  return address.replace(hostname, www ? name : `www.${name}`);
}

/** Requests all files of the site that a document belongs to. */
export async function recordSite(
  given: string,
  page: Recorded,
  build: RecordedSite["build"],
): Promise<RecordedSite> {
  const { href: address } = new URL(DOCUMENT, page.url);
  async function recordFiles(files: readonly string[]) {
    const entries = files.map(
      async (file) => [file, await record(new URL(file, address).href)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }
  const own: RecordedSite["files"] = await recordFiles([DOCUMENT, WORKER, MANIFEST]);
  const links = `${page.body}${own[MANIFEST]?.body}`.matchAll(
    /(?:\b(?:href|src)=|"src":)"([^":]+\.\w+)"/g,
  );
  const named = [...[...links].map(([, file = ""]) => file), ...hashesIn(own[WORKER]).keys()];
  const others = new Set(named.filter((file) => !(file in own)));
  // A new name, which no CDN has cached.
  const nothing = `nothing-${Date.now()}`;
  const sibling = siblingOf(address);
  return {
    given,
    address,
    page,
    build,
    uncompressed: await record(address, { encoding: "identity" }),
    files: { ...own, ...(await recordFiles([...others])) },
    missing: await recordFiles([nothing, `assets/${nothing}/main.js`]),
    byConnection: await recordConnections(page.url),
    sibling: sibling === null ? null : await record(sibling),
  };
}
