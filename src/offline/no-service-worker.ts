/**
 * The service worker of a site that is built without one (`SERVICE_WORKER=off`). Phones that have the
 * former one get this as its new version, which deletes its caches and unregisters itself.
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
