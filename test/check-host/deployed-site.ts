/** What a host answers when it is asked for the site's files. */

/** How long a host may take for one file, in milliseconds. */
const PATIENCE = 30_000;

/** A host's answer; `file` is the address that was asked for, relative to the document. */
export type Fetched = {
  readonly file: string;
  readonly status: number;
  readonly headers: Headers;
  readonly contents: Buffer;
};

/** The document's own address, as the service worker names it. */
export const DOCUMENT = "./";
export const WORKER = "service-worker.js";
const MANIFEST = "manifest.webmanifest";

export type DeployedSite = {
  readonly address: URL;
  readonly document: Fetched;
  readonly worker: Fetched;
  /** All that the document, the manifest and the service worker name, and these three. */
  readonly files: readonly Fetched[];
  /** The integrity of files by their names, as the service worker knows it. */
  readonly integrity: ReadonlyMap<string, string>;
  /** What the host answers where it has no file. */
  readonly missing: readonly Fetched[];
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

/**
 * Asks a host for all of the site.
 *
 * @param address that of the document; it ends with a slash.
 * @throws where the host doesn't answer at all.
 */
export async function fetchSite(address: URL): Promise<DeployedSite> {
  async function fetchFile(file: string): Promise<Fetched> {
    const answer = await fetch(new URL(file, address), {
      headers: { "accept-encoding": "br, gzip" },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { status, headers } = answer;
    return { file, status, headers, contents: Buffer.from(await answer.arrayBuffer()) };
  }
  const [document, worker, manifest] = await Promise.all([
    fetchFile(DOCUMENT),
    fetchFile(WORKER),
    fetchFile(MANIFEST),
  ]);
  const integrity = integrityIn(`${worker.contents}`);
  const names = new Set([
    ...namedByDocument(`${document.contents}`, address),
    ...namedByManifest(`${manifest.contents}`),
    ...integrity.keys(),
  ]);
  const own = [document, worker, manifest];
  const others = [...names].filter((name) => own.every(({ file }) => file !== name));
  // A name that was never asked for: an answer that stands in a cache would say nothing.
  const nothing = `nothing-${Date.now()}`;
  return {
    address,
    document,
    worker,
    files: [...own, ...(await Promise.all(others.map(fetchFile)))],
    integrity,
    missing: await Promise.all([nothing, `assets/${nothing}/main.js`].map(fetchFile)),
  };
}
