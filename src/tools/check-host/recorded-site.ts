/** The responses of a host, recorded as plain values. */
import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import * as http from "node:http";
import * as https from "node:https";
import { promisify } from "node:util";
import { brotliDecompress, unzip } from "node:zlib";
import { printable } from "../printable.ts";
import { causeOf } from "../report.ts";

/** The time-out of each request, in milliseconds. */
const TIMEOUT = 30_000;
/** The most bytes of a body, also after decompression, and the most files. A build has less. */
const MAX_BODY = 2_000_000;
const MAX_FILES = 100;
/** Some hosts send a phone's browser something else. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
/** What a browser accepts for a document. */
const HTML = "text/html,*/*;q=0.8";

export type Recorded = {
  /** Relative to the document, as the service worker names it. */
  readonly path: string;
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

/** The paths of the document and the service worker. */
export const DOCUMENT = "./";
export const WORKER = "service-worker.js";

export type RecordedSite = {
  /**
   * The document as a browser requests it. As the service worker does: the document again, the service
   * worker, the manifest, and all files that these name.
   */
  readonly files: readonly [page: Recorded, ...Recorded[]];
  /** The responses for two paths that have no file. */
  readonly missing: readonly Recorded[];
  /** The document at each IP address that this computer reaches: it may have no IPv6, or no IPv4. */
  readonly addresses: readonly Recorded[];
  /** The same over http, and at the name with or without `www.`; none if there is a port. */
  readonly others: readonly Recorded[];
  /** The service worker of the build that should be there; null if it isn't known. */
  readonly build: string | Buffer | null;
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

/** The decompressed body of a response. Rejects if it is too large, incomplete or mislabelled. */
async function bodyOf(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error(`over ${MAX_BODY} bytes`);
    chunks.push(chunk);
  }
  const encoding = response.headers["content-encoding"] ?? "";
  if (size === 0 || !/^(br|gzip|deflate)$/.test(encoding)) return Buffer.concat(chunks);
  const options = { maxOutputLength: MAX_BODY };
  const body = Buffer.concat(chunks);
  return encoding === "br"
    ? promisify(brotliDecompress)(body, options)
    : promisify(unzip)(body, options);
}

/** Requests an address, at one IP address if that is given. Follows no redirect. */
async function record(
  path: string,
  url: string,
  accept = HTML,
  at?: LookupAddress,
): Promise<Recorded> {
  const options: https.RequestOptions = {
    agent: false,
    headers: { accept, "accept-encoding": "gzip, deflate, br", "user-agent": PHONE },
    signal: AbortSignal.timeout(TIMEOUT),
    ...(at && { family: at.family, lookup: (_, __, found) => found(null, at.address, at.family) }),
  };
  const name = at ? `${url} at ${at.address}` : url;
  let recorded: Recorded = { path, url: name, status: 0, headers: {}, body: "", failure: null };
  try {
    const { get } = url.startsWith("https:") ? https : http;
    const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
      get(url, options, resolve).on("error", reject),
    );
    const texts = Object.entries(response.headers).map(([name, value]) => [name, `${value}`]);
    const { statusCode: status = 0 } = response;
    recorded = { ...recorded, status, headers: Object.fromEntries(texts) };
    return { ...recorded, body: await bodyOf(response) };
  } catch (error) {
    const reason = recorded.status === 0 ? "no response" : "the body can't be read";
    return { ...recorded, failure: `${reason} (${printable(causeOf(error).message)})` };
  }
}

/**
 * Requests a document. Follows redirects within the name: another name may lead into the operator's
 * own network.
 */
export async function recordPage(given: string, redirects = 10): Promise<Recorded> {
  const [url = ""] = given.split("#");
  const page = await record(DOCUMENT, url);
  const next = redirectOf(page);
  if (next?.hostname !== new URL(url).hostname || !/^https?:$/.test(next.protocol)) return page;
  if (redirects === 0) return { ...page, failure: "redirects lead in a circle" };
  return recordPage(next.href, redirects - 1);
}

/** Requests all files of the site that a document belongs to, and its other addresses. */
export async function recordSite(
  page: Recorded,
  build: RecordedSite["build"],
): Promise<RecordedSite> {
  const { href: address, origin, hostname, port } = new URL(DOCUMENT, page.url);
  const recordFiles = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => record(path, new URL(path, address).href, "*/*")));
  const own = await recordFiles([DOCUMENT, WORKER, "manifest.webmanifest"]);
  const named = `${[page, ...own].map(({ body }) => body)}`.matchAll(
    /\b(?:href=|src=|src":)"([^":]+\.\w+)"|"([^"]+)":"sha256-/g,
  );
  const paths = new Set(Array.from(named, ([, link, listed]) => link ?? listed ?? ""));
  for (const { path } of own) paths.delete(path);
  // Another origin that a host names may be in the operator's own network.
  const isOwn = (path: string) =>
    URL.canParse(path, address) && new URL(path, address).origin === origin;
  const found = await lookup(hostname, { all: true }).catch(() => []);
  const recordEach = (url: string) =>
    Promise.all(found.map((at) => record(DOCUMENT, url, HTML, at)));
  const overHttp = port === "" ? await recordEach(page.url.replace(/^https:/, "http:")) : [];
  const sibling = siblingOf(address);
  const others = sibling === null ? overHttp : [...overHttp, await record(DOCUMENT, sibling)];
  const isReached = ({ failure }: Recorded) =>
    !/getaddrinfo|ENETUNREACH|EADDRNOTAVAIL/.test(`${failure}`);
  // A new name, which no CDN has cached.
  const nothing = `nothing-${Date.now()}`;
  return {
    build,
    files: [page, ...own, ...(await recordFiles([...paths].filter(isOwn).slice(0, MAX_FILES)))],
    missing: await recordFiles([nothing, `assets/${nothing}/main.js`]),
    addresses: (await recordEach(page.url)).filter(isReached),
    others: others.filter(isReached),
  };
}
