/** `SERVICE_WORKER=off` builds this, which phones install in place of the former service worker. */
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
