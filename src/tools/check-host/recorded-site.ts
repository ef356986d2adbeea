/** The responses of a host, recorded as plain values. */
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
  readonly address: string;
  /** Document, service worker, manifest and all files that they name, by their paths. */
  readonly files: Readonly<Record<string, Recorded>>;
  /** The responses for two paths that have no file. */
  readonly missing: Readonly<Record<string, Recorded>>;
  /** The response of the same address over http; null if the address has a port. */
  readonly byHttp: Recorded | null;
};

/** The hashes that the build wrote into the service worker, by the paths of the files. */
export function hashesIn(worker: Recorded | undefined): ReadonlyMap<string, string> {
  const entries = `${worker?.body}`.matchAll(/"([^"]+)":"(sha256-[^"]+)"/g);
  return new Map([...entries].map(([, file = "", hash = ""]) => [file, hash]));
}

/** Requests an address. */
export async function record(url: string, redirect: RequestRedirect = "follow"): Promise<Recorded> {
  let recorded: Recorded = { url, status: 0, headers: {}, body: "", failure: null };
  try {
    const headers = { "accept-encoding": "br, gzip" };
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

/** Requests all files of the site that a document belongs to. */
export async function recordSite(document: Recorded): Promise<RecordedSite> {
  const { href: address, port } = new URL(DOCUMENT, document.url);
  async function recordFiles(files: readonly string[]) {
    const entries = files.map(
      async (file) => [file, await record(new URL(file, address).href)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }
  const own: RecordedSite["files"] = {
    [DOCUMENT]: document,
    ...(await recordFiles([WORKER, MANIFEST])),
  };
  const links = `${document.body}${own[MANIFEST]?.body}`.matchAll(
    /(?:\b(?:href|src)=|"src":)"([^":]+\.\w+)"/g,
  );
  const named = [...[...links].map(([, file = ""]) => file), ...hashesIn(own[WORKER]).keys()];
  const others = new Set(named.filter((file) => !(file in own)));
  // A new name, which no CDN has cached.
  const nothing = `nothing-${Date.now()}`;
  return {
    address,
    files: { ...own, ...(await recordFiles([...others])) },
    missing: await recordFiles([nothing, `assets/${nothing}/main.js`]),
    byHttp: port === "" ? await record(address.replace(/^https:/, "http:"), "manual") : null,
  };
}
