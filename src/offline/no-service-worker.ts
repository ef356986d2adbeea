/**
 * Takes the place of the service worker where the site is built without one (`SERVICE_WORKER=off`):
 * phones that still have one get this as its newer version, which clears up and leaves.
 */
import { cachePrefix, deleteCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => {
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const { registration } = self;
  event.waitUntil(
    deleteCaches(cachePrefix(registration.scope)).then(() => registration.unregister()),
  );
});
