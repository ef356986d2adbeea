/** The responses of a host, recorded as plain values. */
import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import * as http from "node:http";
import * as https from "node:https";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { printable } from "../printable.ts";
import { causeOf } from "../report.ts";

/** The time-out of each request, in milliseconds. */
const TIMEOUT = 30_000;
/** The most bytes of a body, after decompression. A file of a build has less. */
const MAX_BODY = 2_000_000;
/** Some hosts send a phone's browser something else. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
/** What a browser accepts for a document. */
const HTML = "text/html,*/*;q=0.8";

/** The files of a build by their paths. */
export type Build = ReadonlyMap<string, Buffer>;

export type Recorded = {
  /** The file of the build that should be the response; empty if it should be a redirect. */
  readonly path: string;
  readonly url: string;
  /** What the operator reads: the address, and the IP address if one was chosen. */
  readonly name: string;
  /** 0 if no response arrived. */
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** After decompression. */
  readonly body: Buffer;
  /** Why no response arrived, or why its body can't be read; null if neither. */
  readonly failure: string | null;
};

/** The address that a response redirects to; null if it doesn't. */
export function redirectOf({ status, headers: { location = "" }, url }: Recorded): URL | null {
  const isRedirect = status >= 300 && status < 400 && URL.canParse(location, url);
  return isRedirect ? new URL(location, url) : null;
}

/** The same address with `www.`, or without it; null if it has a port, or no domain. */
export function siblingOf(address: string): string | null {
  const { hostname, port } = new URL(address);
  const sibling = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  return port === "" && /\.[a-z]+$/.test(hostname) ? address.replace(hostname, sibling) : null;
}

/** Reads a body, and decompresses it. Rejects if it is too large, incomplete or mislabelled. */
async function bodyOf(response: http.IncomingMessage): Promise<Buffer> {
  const encoding = response.headers["content-encoding"] ?? "";
  const decompress = encoding === "br" ? createBrotliDecompress : createUnzip;
  const isCompressed = /^(br|gzip|deflate)$/.test(encoding);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of isCompressed ? pipeline(response, decompress(), () => {}) : response) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error(`over ${MAX_BODY} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Requests an address, at one IP address if that is given. Follows no redirect. */
async function record(
  path: string,
  url: string,
  accept = "*/*",
  at?: LookupAddress,
): Promise<Recorded> {
  const { get } = url.startsWith("https:") ? https : http;
  const options: https.RequestOptions = {
    agent: false,
    headers: { accept, "accept-encoding": "gzip, deflate, br", "user-agent": PHONE },
    signal: AbortSignal.timeout(TIMEOUT),
    ...(at && { family: at.family, lookup: (_, __, found) => found(null, at.address, at.family) }),
  };
  const request = { path, url, name: at ? `${url} at ${at.address}` : url };
  let head = { status: 0, headers: {} };
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
      get(url, options, resolve).on("error", reject),
    );
    head = { status: response.statusCode ?? 0, headers: response.headers };
    return { ...request, ...head, body: await bodyOf(response), failure: null };
  } catch (error) {
    const failure = printable(causeOf(error));
    return { ...request, ...head, body: Buffer.alloc(0), failure };
  }
}

/** Requests the document as a browser does. */
export const recordPage = (url: string) => record("index.html", url, HTML);

/** Requests the document at each IP address, all files as the service worker does, and what leads there. */
export async function recordSite(url: string, build: Build): Promise<readonly Recorded[]> {
  const { hostname, port } = new URL(url);
  const addresses = await lookup(hostname, { all: true }).catch(() => []);
  const recordEach = (path: string, url: string) =>
    addresses.map((at) => record(path, url, HTML, at));
  const recordFile = (path: string, address: string) => record(path, new URL(address, url).href);
  const paths = [...build.keys()].filter((path) => !/^(index|404)\.html$/.test(path));
  // A new name, which no CDN has cached.
  const nothing = `nothing-${Date.now()}`;
  const sibling = siblingOf(url);
  const responses = await Promise.all([
    ...recordEach("index.html", url),
    recordFile("index.html", "./"),
    ...paths.map((path) => recordFile(path, path)),
    recordFile("404.html", nothing),
    recordFile("404.html", `assets/${nothing}/main.js`),
    ...(port === "" ? recordEach("", url.replace(/^https:/, "http:")) : []),
    ...(sibling === null ? [] : [record("", sibling, HTML)]),
  ]);
  // This computer may have no IPv6, or no IPv4. The other name may not exist.
  return responses.filter(
    ({ failure }) => !/ENOTFOUND|ENETUNREACH|EADDRNOTAVAIL/.test(`${failure}`),
  );
}
