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

/** How long to wait, in milliseconds, for the whole response to a query if another is cached. */
const QUERY_TIMEOUT = 5000;

const { scope } = self.registration;
const prefix = cachePrefix(scope);
const shellCache = `${prefix}shell ${VERSION}`;

/** The largest body of a response that is cached, in bytes. */
const MAX_SIZE = 2 * 1024 * 1024;

/** A cache for the news. */
type NewsCache = {
  readonly cacheName: string;
  /** The largest number of entries. The oldest are deleted. */
  readonly maxEntries: number;
  /** Whether the body of a response may be cached. */
  readonly isValid: (body: Blob) => boolean | Promise<boolean>;
};
const queries: NewsCache = {
  cacheName: `${prefix}queries`,
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

const shell = Object.entries(SHELL).map(([address, integrity]) => ({
  request: new Request(address, {
    redirect: "error",
    cache: isHashed(address) ? "default" : "no-cache",
  }),
  integrity,
}));
const shellAddresses = new Set(shell.map(({ request }) => request.url));

/**
 * Whether a response has the contents that this version was built with. Rejects if it is cut off.
 */
async function isIntact(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Loads a file of the shell. One that was cached under the same hashed name is reused, unless it is
 * damaged. Rejects if no response arrives.
 */
async function load({ request, integrity }: (typeof shell)[number]): Promise<Response> {
  const cached = isHashed(request.url.slice(scope.length)) && (await caches.match(request.url));
  if (cached && (await isIntact(cached.clone(), integrity).catch(() => false))) return cached;
  const response = await fetch(request);
  // The HTTP cache may have a 404 from before the file was deployed.
  return response.ok ? response : fetch(new Request(request, { cache: "no-cache" }));
}

/** The key of the time, in milliseconds, at which this version couldn't be cached. */
const FAILED_AT = "failed-at";

/** How long not to try again, in milliseconds. */
const PAUSE = 24 * 60 * 60 * 1000;

/**
 * Caches the shell. The document is first: a proxy may have changed it, or it may be of another
 * version. If this fails, the former version and its cache stay. The next visit tries again, and
 * loads only what is missing, and the files without a hash in their names. After a response that
 * can't be cached, or isn't the file, the next try is a day later: else each visit would load that
 * file again.
 */
async function install(): Promise<void> {
  const cache = await caches.open(shellCache);
  const failedAt = await (await cache.match(FAILED_AT))?.text();
  // The absolute value: a clock that was set back must not prolong the pause.
  if (Math.abs(Date.now() - Number(failedAt)) < PAUSE) throw new Error("It failed within a day");

  for (const file of shell) {
    const response = await load(file);
    const isValid = response.ok && (await isIntact(response.clone(), file.integrity));
    // Rejected if the phone is full, or if the response has `Vary: *`.
    const put = isValid ? cache.put(file.request.url, response) : Promise.reject();
    await put.catch(async () => {
      await cache.put(FAILED_AT, new Response(String(Date.now())));
      throw new Error(`It can't be cached: ${file.request.url}`);
    });
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
  if (address === scope && !savesData) event.waitUntil(completeShell());
  return cached ?? fetch(event.request);
}

/**
 * Caches the shell if its last file isn't cached. The browser may have deleted the caches, but not
 * the service worker. And if a page is left while the shell is being cached, WebKit sometimes
 * activates the service worker with a part of it (`test/engines/`).
 */
async function completeShell(): Promise<void> {
  const last = shell[shell.length - 1];
  if (last && (await findCached(shellCache, last.request.url))) return;
  await install().catch(() => {});
}

/** The network's response. A cached one replaces it if it is late, invalid or cut off. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(queries.cacheName, request.url);
  // The page's policy would refuse another origin, but doesn't apply here.
  const fresh = fetch(new Request(request, { redirect: "error" }));
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
    const init: RequestInit = { mode: "cors", credentials: "omit", redirect: "error" };
    const response = await fetch(new Request(request, init));
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
  // Not another success: 206 is a part of the body.
  if (response.status !== 200 || !(await isValid(body)))
    throw new Error(`Invalid: ${response.url}`);
  return body;
}

/**
 * Caches the body of a response, unless it is too large, and deletes the oldest entries. Rejects if
 * the phone is full.
 */
async function cacheBody(into: NewsCache, address: string, body: Blob): Promise<void> {
  if (body.size > MAX_SIZE) return;
  const cache = await caches.open(into.cacheName);
  const headers = { [CACHED_AT]: new Date().toISOString() };
  await cache.put(address, new Response(body, { headers }));
  // The keys are in the order in which they were stored.
  for (const old of (await cache.keys()).slice(0, -into.maxEntries)) await cache.delete(old);
}
