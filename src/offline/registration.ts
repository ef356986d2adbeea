import { useSyncExternalStore } from "react";
import { savesData } from "../lib/data-saver.ts";
import { externalStore } from "../lib/external-store.ts";
import { ACTIVATE } from "./caches.ts";

const WORKER = "service-worker.js";

/** After how many milliseconds a page that is seen again looks for a new version: an hour. */
const INTERVAL = 60 * 60 * 1000;

let refresh: (() => void) | null = null;
const { subscribe, notify } = externalStore();

/** What activates the new version that waits; null while there is none. */
export function useNewVersion(): (() => void) | null {
  return useSyncExternalStore(
    subscribe,
    () => refresh,
    () => null,
  );
}

/**
 * Registers the service worker, unless the visitor saves data. The browser itself looks for a new
 * version whenever a page is opened.
 *
 * @throws what the browser refuses it with; the site works without it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (savesData && !serviceWorker.controller) return;

  // The policy allows this one script address (`build/content-security-policy.ts`).
  const rules = { createScriptURL: (_: string) => WORKER };
  const policy = window.trustedTypes?.createPolicy("service-worker", rules) ?? rules;
  const registration = await serviceWorker.register(policy.createScriptURL(WORKER));

  const offer = () => {
    // The first version doesn't wait.
    if (refresh !== null || !registration.waiting || !registration.active) return;
    refresh = () => {
      const reload = () => window.location.reload();
      // Another tab may have activated it already.
      if (!registration.waiting) return reload();
      // Once: a visitor who stays, since an upload is under way, is asked again for a later version.
      serviceWorker.addEventListener("controllerchange", reload, { once: true });
      registration.waiting.postMessage(ACTIVATE);
    };
    notify();
  };
  const watchInstalling = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", watchInstalling);
  watchInstalling();
  offer();

  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    // A clock that was set back, even by days, holds up no version.
    if (document.hidden || Math.abs(Date.now() - lookedAt) < INTERVAL) return;
    lookedAt = Date.now();
    registration.update().catch(() => {});
  });
}
