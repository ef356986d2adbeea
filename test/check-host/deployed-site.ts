/** What a host answers when it is asked for the site's files. */

/** How long a host may take for one file, in milliseconds. */
const PATIENCE = 30_000;

/** What every browser accepts; then what shows the other copies of a file that a host may store. */
const ENCODINGS = ["br, gzip", "gzip", "identity"] as const;

/** A host's answer; `file` is the address that was asked for, relative to the document. */
export type Fetched = {
  readonly file: string;
  /** The request's `Accept-Encoding`. */
  readonly accepted: (typeof ENCODINGS)[number];
  /** 0 where there was no answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly contents: Buffer;
  /** Why there is no answer, or why its contents can't be decoded; null where all is well. */
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
  /** What the host answers where it has no file. */
  readonly missing: readonly Fetched[];
  /** What it answers by http, as to visitors who type no scheme; null for an address with a port or without https. */
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

/** What a failed fetch says of its cause. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `${cause}`;
}

/**
 * Asks a host for all of the site, in each encoding.
 *
 * @param address that of the document; it ends with a slash.
 */
export async function fetchSite(address: URL): Promise<DeployedSite> {
  async function fetchFile(file: string, accepted: Fetched["accepted"]): Promise<Fetched> {
    let status = 0;
    let headers = new Headers();
    let contents = Buffer.alloc(0);
    let fault = null;
    try {
      const answer = await fetch(new URL(file, address), {
        headers: { "accept-encoding": accepted },
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE),
      });
      ({ status, headers } = answer);
      contents = Buffer.from(await answer.arrayBuffer());
    } catch (error) {
      fault = causeOf(error);
    }
    return { file, accepted, status, headers, contents, fault };
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
  // A name that was never asked for: an answer that stands in a cache would say nothing.
  const nothing = `nothing-${Date.now()}`;
  const missing = await fetchAll([nothing, `assets/${nothing}/main.js`]);
  const byHttp =
    address.protocol === "https:" && address.port === ""
      ? await fetchFile(address.href.replace("https:", "http:"), ENCODINGS[0])
      : null;
  return { address, document, worker, files, integrity, missing, byHttp };
}
