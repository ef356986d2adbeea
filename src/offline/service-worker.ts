/** Caches the site's own files, so that it loads at once and without a network. */
import { cachePrefix, deleteCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** From the build: the integrity of each file by its URL, and a hash of the version. */
declare const SHELL: Readonly<Record<string, string>>;
declare const VERSION: string;

const { scope } = self.registration;
const prefix = cachePrefix(scope);
const cacheName = `${prefix}shell ${VERSION}`;
const shellUrls = Object.keys(SHELL).map((url) => new URL(url, scope).href);

async function load(url: string, integrity: string): Promise<Response> {
  const init: RequestInit = { integrity, redirect: "error", cache: "no-cache" };
  // A script's name has a hash of its contents, so a former version's copy is the same.
  if (!url.startsWith("assets/")) return fetch(url, init);
  const cached = await caches.match(url);
  // The HTTP cache may have a 404 from before the file was deployed.
  return cached ?? fetch(url, { ...init, cache: "default" }).catch(() => fetch(url, init));
}

/** The document comes first, since a proxy may have changed it, or it may be of another version. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const [url, integrity] of Object.entries(SHELL))
    await cache.put(url, await load(url, integrity));
}

self.addEventListener("install", (event) => {
  // Open pages go on with the scripts that they have. Each page that is opened or reloaded from then
  // on is of this version.
  self.skipWaiting();
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  // The page that has registered the first version is cached, too.
  event.waitUntil(deleteCaches(prefix, [cacheName]).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET") return;
  const [page] = url.split(/[?#]/);
  const isDocument = mode === "navigate" && (page === scope || page === `${scope}index.html`);
  const shellUrl = isDocument ? scope : url;
  if (shellUrls.includes(shellUrl)) event.respondWith(fromCache(event.request, shellUrl));
});

/** The browser may have deleted the cache, or be unable to read it. */
async function fromCache(request: Request, shellUrl: string): Promise<Response> {
  const cached = await caches.match(shellUrl, { cacheName }).catch(() => undefined);
  return cached ?? fetch(request);
}
