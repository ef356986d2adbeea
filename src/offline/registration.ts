import { useSyncExternalStore } from "react";
import { savesData } from "../lib/browser-state.ts";
import { changes } from "../lib/changes.ts";

const WORKER = "service-worker.js";

/** After how many milliseconds a page that is seen again looks for a new version: an hour. */
const INTERVAL = 60 * 60 * 1000;

let refresh: (() => void) | null = null;
const { subscribe, notify } = changes();

/** Brings on the new version that waits for the visitor's word; null while there is none. */
export function useNewVersion(): (() => void) | null {
  return useSyncExternalStore(
    subscribe,
    () => refresh,
    () => null,
  );
}

/**
 * Has the service worker keep the site on the phone, unless that would spend data that the visitor
 * saves. Whenever a page is opened the browser itself looks for a new version.
 *
 * @throws whatever keeps the browser from it; the site goes on without.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (savesData() && !serviceWorker.controller) return;

  // The one address of a script that may be made of text (see `build/content-security-policy.ts`).
  const rules = { createScriptURL: (_: string) => WORKER };
  const policy = window.trustedTypes?.createPolicy("service-worker", rules) ?? rules;
  const registration = await serviceWorker.register(policy.createScriptURL(WORKER));

  const offer = () => {
    // The first version of all has nothing to wait for.
    if (refresh !== null || !registration.waiting || !registration.active) return;
    refresh = () => {
      const reload = () => window.location.reload();
      // In another tab the visitor may have said so already.
      if (!registration.waiting) return reload();
      serviceWorker.oncontrollerchange = reload;
      registration.waiting.postMessage("take over");
    };
    notify();
  };
  const follow = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", follow);
  follow();
  offer();

  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - lookedAt < INTERVAL) return;
    lookedAt = Date.now();
    registration.update().catch(() => {});
  });
}
