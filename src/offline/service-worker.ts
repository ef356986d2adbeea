/**
 * Caches the site, so that it comes at once and without a network: the shell, which is the document
 * and all that it loads from its own folder, and the news that the visitor has read. No other request
 * passes through here, above all no call to the backend.
 */

import { parseJson } from "../lib/narrow.ts";
import { CACHED_AT, hasResult } from "../services/queries.ts";
import { ACTIVATE, cachePrefix, deleteCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** The build defines these: the integrity of each file by its address, and a hash of the version. */
declare const SHELL: Readonly<Record<string, string>>;
declare const VERSION: string;
/** And what the addresses of queries and of pictures begin with. */
declare const QUERIES_URL: string;
declare const PICTURES: string;

/** How long to wait for a query's whole response, in milliseconds, before an older one is shown. */
const PATIENCE = 5000;

const { scope } = self.registration;
const prefix = cachePrefix(scope);
const shellCache = `${prefix}shell ${VERSION}`;

/** What is cached of the news. */
type Kind = {
  readonly cache: string;
  /** How many entries are cached; the newest stay. */
  readonly cap: number;
  /** Whether this is the body of a response that is worth caching. */
  readonly isValid: (body: Blob) => boolean | Promise<boolean>;
};
const queries: Kind = {
  cache: `${prefix}answers`,
  cap: 60,
  isValid: async (body) => hasResult(parseJson(await body.text())),
};
const pictures: Kind = {
  cache: `${prefix}pictures`,
  cap: 80,
  isValid: ({ type }) => type.startsWith("image/"),
};

/** Whether a file's name has a hash of its contents, so that it never changes. */
const isHashed = (address: string) => address.startsWith("assets/");

const shell = Object.entries(SHELL).map(
  ([address, integrity]) =>
    new Request(address, {
      // During an upload the host may mix the files of two versions: then nothing is cached.
      integrity,
      redirect: "error",
      cache: isHashed(address) ? "default" : "no-cache",
    }),
);
const shellAddresses = new Set(shell.map(({ url }) => url));

/** Whether a cached response has the contents that this version was built with. */
async function isIntact(response: Response, { integrity }: Request): Promise<boolean> {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Caches the shell. What the former version has cached under the same hashed name isn't fetched
 * again, unless that entry is damaged. If a file fails to load, the former version and its cache stay.
 */
async function install(): Promise<void> {
  const cache = await caches.open(shellCache);
  const missing: Request[] = [];
  for (const request of shell) {
    const cached = isHashed(request.url.slice(scope.length)) && (await caches.match(request.url));
    const isUsable = cached && (await isIntact(cached.clone(), request).catch(() => false));
    if (isUsable) await cache.put(request.url, cached);
    else missing.push(request);
  }
  try {
    await cache.addAll(missing);
  } catch (error) {
    // Not where the phone is full: it would ask for all files at each visit.
    if (!(error instanceof TypeError)) throw error;
    // The browser may have cached that the host didn't have a file yet.
    await cache.addAll(missing.map((request) => new Request(request, { cache: "no-cache" })));
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  const current = [shellCache, queries.cache, pictures.cache];
  // With `claim` the first visit's own news are cached, too.
  event.waitUntil(deleteCaches(prefix, current).then(() => self.clients.claim()));
});

self.addEventListener("message", ({ data }) => {
  if (data === ACTIVATE) self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const response = responseTo(event);
  if (response !== null) event.respondWith(response);
});

/** The response to what passes through here; null for all other requests. */
function responseTo(event: FetchEvent): Promise<Response> | null {
  const { method, mode, url, destination } = event.request;
  if (method !== "GET") return null;
  if (mode === "navigate") {
    const [address = ""] = url.split(/[?#]/);
    return address === scope || address === `${scope}index.html` ? fromShell(event, scope) : null;
  }
  if (shellAddresses.has(url)) return fromShell(event, url);
  if (url.startsWith(QUERIES_URL)) return networkFirst(event);
  const isPicture = destination === "image" && url.startsWith(PICTURES);
  return isPicture ? cacheFirst(event) : null;
}

/** The response in a cache; none where the phone can't read its caches. */
const findCached = (cacheName: string, address: string) =>
  caches.match(address, { cacheName }).catch(() => undefined);

async function fromShell({ request }: FetchEvent, address: string): Promise<Response> {
  return (await findCached(shellCache, address)) ?? fetch(request);
}

/**
 * The network's response. Where one is cached, that is the response unless the network's is valid to its
 * end, in time.
 */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(queries.cache, request.url);
  const fresh = fetch(request);
  const body = fresh.then((response) => validBody(queries, response.clone()));
  event.waitUntil(body.then((body) => store(queries, request.url, body)).catch(() => {}));
  if (cached === undefined) return fresh;
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  return Promise.race([body, late]).then(
    () => fresh,
    () => cached,
  );
}

/** A picture. Its address always means the same picture. */
async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(pictures.cache, request.url);
  if (cached !== undefined) return cached;
  try {
    // Whether the page's own response, without CORS, is a picture can't be read.
    const response = await fetch(new Request(request, { mode: "cors", credentials: "omit" }));
    const body = validBody(pictures, response.clone());
    event.waitUntil(body.then((body) => store(pictures, request.url, body)).catch(() => {}));
    return response;
  } catch {
    return fetch(request);
  }
}

/** Reads a response to its end. It rejects where the response is cut off or invalid. */
async function validBody({ isValid }: Kind, response: Response): Promise<Blob> {
  const body = await response.blob();
  if (!response.ok || !(await isValid(body))) throw new Error(`Invalid: ${response.url}`);
  return body;
}

/** Caches the body of a response, and deletes the oldest entries. It rejects if the phone is full. */
async function store({ cache: name, cap }: Kind, address: string, body: Blob): Promise<void> {
  const cache = await caches.open(name);
  const headers = { [CACHED_AT]: new Date().toISOString() };
  await cache.put(address, new Response(body, { headers }));
  // The keys are in the order in which they were put.
  for (const old of (await cache.keys()).slice(0, -cap)) await cache.delete(old);
}
