/**
 * The build with `SERVICE_WORKER=off` writes this as `service-worker.js`. Phones with the former
 * service worker install it as the new version. It deletes the caches and unregisters itself.
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
