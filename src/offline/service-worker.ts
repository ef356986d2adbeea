/**
 * Caches the site, so that it loads at once and without a network: the shell, which is the document
 * and all that it loads from its own folder, and the news that the visitor has read. Other requests
 * are ignored, above all the calls to the backend.
 */
import { savesData } from "../lib/data-saver.ts";
import { parseJson } from "../lib/narrow.ts";
import { CACHED_AT, hasResult } from "../services/queries.ts";
import { ACTIVATE, cachePrefix, deleteCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** From the build: the integrity of each file by its URL, and a hash of the version. */
declare const SHELL: Readonly<Record<string, string>>;
declare const VERSION: string;
/** From the build: the start of the URLs of queries, and of pictures. */
declare const QUERIES_URL: string;
declare const PICTURES_URL: string;

/** How long to wait for the whole response to a query, if one is cached, in milliseconds. */
const QUERY_TIMEOUT = 5000;

const { scope } = self.registration;
const prefix = cachePrefix(scope);
const shellCache = `${prefix}shell ${VERSION}`;

/** A cache for the news. */
type NewsCache = {
  readonly cacheName: string;
  /** The largest number of entries. The oldest are deleted. */
  readonly maxEntries: number;
  /** Whether the body of a response may be cached. */
  readonly isValid: (body: Blob) => boolean | Promise<boolean>;
};
const queries: NewsCache = {
  cacheName: `${prefix}answers`,
  maxEntries: 60,
  isValid: async (body) => hasResult(parseJson(await body.text())),
};
const pictures: NewsCache = {
  cacheName: `${prefix}pictures`,
  maxEntries: 80,
  isValid: ({ type }) => type.startsWith("image/"),
};

/** Whether a file's name has a hash of its contents, so that it never changes. */
const isHashed = (address: string) => address.startsWith("assets/");

const shell = Object.entries(SHELL).map(
  ([address, integrity]) =>
    new Request(address, {
      // During a deployment the host may mix the files of two versions. Then nothing is cached.
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
 * Caches the shell. A file that the former version has cached under the same hashed name is reused,
 * unless it is damaged. If a file fails to load, the former version and its cache stay.
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
    // Don't retry if the phone is full: each visit would download all files again.
    if (!(error instanceof TypeError)) throw error;
    // The HTTP cache may have a 404 from before the file was deployed.
    await cache.addAll(missing.map((request) => new Request(request, { cache: "no-cache" })));
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  const current = [shellCache, queries.cacheName, pictures.cacheName];
  // With `claim`, the news of the first visit are cached, too.
  event.waitUntil(deleteCaches(prefix, current).then(() => self.clients.claim()));
});

self.addEventListener("message", ({ data }) => {
  if (data === ACTIVATE) self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const response = responseTo(event);
  if (response !== null) event.respondWith(response);
});

/** The response to a request; null if the request is ignored. */
function responseTo(event: FetchEvent): Promise<Response> | null {
  const { method, mode, url, destination } = event.request;
  if (method !== "GET") return null;
  if (mode === "navigate") {
    const [address = ""] = url.split(/[?#]/);
    return address === scope || address === `${scope}index.html` ? fromShell(event, scope) : null;
  }
  if (shellAddresses.has(url)) return fromShell(event, url);
  if (url.startsWith(QUERIES_URL)) return networkFirst(event);
  const isPicture = destination === "image" && url.startsWith(PICTURES_URL);
  return isPicture ? cacheFirst(event) : null;
}

/** The response in a cache; undefined if there is none, or if the cache can't be read. */
const findCached = (cacheName: string, address: string) =>
  caches.match(address, { cacheName }).catch(() => undefined);

async function fromShell(event: FetchEvent, address: string): Promise<Response> {
  const cached = await findCached(shellCache, address);
  if (cached !== undefined) return cached;
  // The browser may have deleted the caches, but not the service worker.
  if (address === scope && !savesData) event.waitUntil(install().catch(() => {}));
  return fetch(event.request);
}

/** The network's response. A cached one replaces it if it is late, invalid or cut off. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(queries.cacheName, request.url);
  const fresh = fetch(request);
  const body = fresh.then((response) => validBody(queries, response.clone()));
  event.waitUntil(body.then((body) => cacheBody(queries, request.url, body)).catch(() => {}));
  if (cached === undefined) return fresh;
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, QUERY_TIMEOUT));
  return Promise.race([body, timeout]).then(
    () => fresh,
    () => cached,
  );
}

/** The cached picture, else the network's. A picture never changes under its URL. */
async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(pictures.cacheName, request.url);
  if (cached !== undefined) return cached;
  try {
    // With CORS: the type of a response without it can't be read.
    const response = await fetch(new Request(request, { mode: "cors", credentials: "omit" }));
    const body = validBody(pictures, response.clone());
    event.waitUntil(body.then((body) => cacheBody(pictures, request.url, body)).catch(() => {}));
    return response;
  } catch {
    return fetch(request);
  }
}

/** Reads the whole body of a response. Rejects if the response is cut off or invalid. */
async function validBody({ isValid }: NewsCache, response: Response): Promise<Blob> {
  const body = await response.blob();
  if (!response.ok || !(await isValid(body))) throw new Error(`Invalid: ${response.url}`);
  return body;
}

/** Caches the body of a response, and deletes the oldest entries. Rejects if the phone is full. */
async function cacheBody(into: NewsCache, address: string, body: Blob): Promise<void> {
  const cache = await caches.open(into.cacheName);
  const headers = { [CACHED_AT]: new Date().toISOString() };
  await cache.put(address, new Response(body, { headers }));
  // The keys are in the order in which they were stored.
  for (const old of (await cache.keys()).slice(0, -into.maxEntries)) await cache.delete(old);
}
