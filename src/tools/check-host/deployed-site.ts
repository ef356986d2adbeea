/** How a host responds when it is asked for the site's files. */
import { causeOf } from "../report.ts";
import { lifetimeOf, lifetimes } from "../response-headers.ts";

/** How long a host may take for one file, in milliseconds. */
const PATIENCE = 30_000;

/** What every browser accepts; then what shows the other copies of a file that a host may store. */
const ENCODINGS = ["br, gzip", "gzip", "identity"] as const;

/** A host's response; `file` is the address that was asked for, relative to the document. */
export type Fetched = {
  readonly file: string;
  /** The request's `Accept-Encoding`. */
  readonly accepted: (typeof ENCODINGS)[number];
  /** 0 where there was no response. */
  readonly status: number;
  readonly headers: Headers;
  readonly contents: Buffer;
  /** Why there is no response, or why its contents can't be read; null where all is well. */
  readonly fault: string | null;
};

/** The document's own address, as the service worker names it. */
export const DOCUMENT = "./";
export const WORKER = "service-worker.js";
const MANIFEST = "manifest.webmanifest";

export type DeployedSite = {
  readonly address: URL;
  readonly document: Fetched;
  readonly worker: Fetched;
  /** All that the document, the manifest and the service worker name, and these three, in each encoding. */
  readonly files: readonly Fetched[];
  /** The integrity of files by their names, as the service worker knows it. */
  readonly integrity: ReadonlyMap<string, string>;
  /** Those that browsers revalidate, asked for as by a browser that has cached them. */
  readonly again: readonly Fetched[];
  /** The response to `HEAD` for the document. */
  readonly head: Fetched;
  /** How the host responds where it has no file. */
  readonly missing: readonly Fetched[];
  /** The redirects from the address without its final slash; null at a domain's root, which has no other address. */
  readonly withoutSlash: readonly string[] | null;
  /** How it responds by http, as to visitors who type no scheme; null for an address with a port or without https. */
  readonly byHttp: Fetched | null;
};

/** The files of the site that a document names in its links, sources and meta tags. */
function namedByDocument(html: string, site: URL): string[] {
  const addresses = [...html.matchAll(/\s(?:href|src|content)="([^"#\s]+\.\w+)"/g)];
  return addresses
    .map(([, address = ""]) => new URL(address, site).href)
    .filter((address) => address.startsWith(site.href))
    .map((address) => address.slice(site.href.length));
}

const namedByManifest = (json: string) =>
  [...json.matchAll(/"src":\s*"([^"]+)"/g)].map(([, address = ""]) => address);

const integrityIn = (worker: string) =>
  new Map(
    [...worker.matchAll(/"([^"]+)":"(sha256-[^"]+)"/g)].map(([, file = "", hash = ""]) => [
      file,
      hash,
    ]),
  );

/** The headers by which a browser asks for what it has cached, as the cached response gives them. */
function knownBy(cached: Headers): Record<string, string> {
  const etag = cached.get("etag");
  const time = cached.get("last-modified");
  return {
    // Node's fetch adds `no-cache` to such a request, unless it has one.
    "cache-control": "max-age=0",
    ...(etag !== null && { "if-none-match": etag }),
    ...(time !== null && { "if-modified-since": time }),
  };
}

/** What is wrong where no response came. */
function connectionFault(error: unknown): string {
  const { code, message } = causeOf(error);
  return /CERT|^UNABLE_TO_/.test(code)
    ? `the certificate isn't trusted (${message}); let the host send the whole chain of a public authority, or name your own authority's file in NODE_EXTRA_CA_CERTS`
    : `no response (${message})`;
}

/** Fetches one address, and follows no redirect. */
async function fetchOnce(
  address: string | URL,
  init: RequestInit = {},
): Promise<Pick<Fetched, "status" | "headers" | "contents" | "fault">> {
  let status = 0;
  let headers = new Headers();
  let contents = Buffer.alloc(0);
  let fault = null;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(address, { ...init, redirect: "manual", signal });
    ({ status, headers } = response);
    contents = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    fault = status === 0 ? connectionFault(error) : causeOf(error).message;
  }
  return { status, headers, contents, fault };
}

/**
 * Follows an address as a browser does.
 *
 * @returns the address and those that it is redirected to, one after another. The last one isn't
 * redirected, or comes twice, or is one too many.
 */
export async function followRedirects(address: URL): Promise<readonly string[]> {
  const addresses = [address.href];
  let next = address;
  // Browsers follow twenty.
  while (new Set(addresses).size === addresses.length && addresses.length <= 20) {
    const location = (await fetchOnce(next)).headers.get("location");
    if (location === null || !URL.canParse(location, next.href)) break;
    next = new URL(location, next);
    addresses.push(next.href);
  }
  return addresses;
}

/**
 * Asks a host for all of the site, in each encoding.
 *
 * @param address that of the document; it ends with a slash.
 */
export async function fetchSite(address: URL): Promise<DeployedSite> {
  async function fetchFile(
    file: string,
    accepted: Fetched["accepted"],
    { method = "GET", headers = {} }: Pick<RequestInit, "method" | "headers"> = {},
  ): Promise<Fetched> {
    const asked = { "accept-encoding": accepted, ...headers };
    return {
      file,
      accepted,
      ...(await fetchOnce(new URL(file, address), { method, headers: asked })),
    };
  }
  const fetchAll = (files: readonly string[], accepted: Fetched["accepted"] = ENCODINGS[0]) =>
    Promise.all(files.map((file) => fetchFile(file, accepted)));

  const [document, worker, manifest] = await Promise.all([
    fetchFile(DOCUMENT, ENCODINGS[0]),
    fetchFile(WORKER, ENCODINGS[0]),
    fetchFile(MANIFEST, ENCODINGS[0]),
  ]);
  const own = [document, worker, manifest];
  const ownNames = own.map(({ file }) => file);
  const integrity = integrityIn(`${worker.contents}`);
  const names = new Set([
    ...ownNames,
    ...namedByDocument(`${document.contents}`, address),
    ...namedByManifest(`${manifest.contents}`),
    ...integrity.keys(),
  ]);
  const files = [
    ...own,
    ...(await fetchAll([...names].filter((name) => !ownNames.includes(name)))),
  ];
  for (const accepted of ENCODINGS.slice(1)) files.push(...(await fetchAll([...names], accepted)));
  const revalidated = files.filter(
    ({ file, accepted, status }) =>
      status === 200 && accepted === ENCODINGS[0] && lifetimeOf(file) === lifetimes.other,
  );
  const again = await Promise.all(
    revalidated.map(({ file, headers }) =>
      fetchFile(file, ENCODINGS[0], { headers: knownBy(headers) }),
    ),
  );
  const head = await fetchFile(DOCUMENT, ENCODINGS[0], { method: "HEAD" });
  // A name that was never asked for: a response that stands in a cache would say nothing.
  const nothing = `nothing-${Date.now()}`;
  const missing = await fetchAll([nothing, `assets/${nothing}/main.js`]);
  const byHttp =
    address.protocol === "https:" && address.port === ""
      ? await fetchFile(address.href.replace("https:", "http:"), ENCODINGS[0])
      : null;
  const withoutSlash =
    address.pathname === "/" ? null : await followRedirects(new URL(address.href.slice(0, -1)));
  return {
    address,
    document,
    worker,
    files,
    integrity,
    again,
    head,
    missing,
    withoutSlash,
    byHttp,
  };
}
