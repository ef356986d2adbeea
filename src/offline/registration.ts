import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { savesData } from "../lib/data-saver.ts";
import { reloadPage } from "../lib/reload.ts";
import { ACTIVATE } from "./caches.ts";

const WORKER = "service-worker.js";

/** The shortest time between two checks for a new version, in milliseconds. */
const CHECK_INTERVAL = 60 * 60 * 1000;

let activate: (() => Promise<boolean>) | null = null;
const { subscribe, notify } = changeNotifier();

/**
 * A function that activates the new version and reloads the page. It resolves with false if another
 * tab has activated the version already and the host doesn't respond. Null if no version waits.
 */
export function useActivateNewVersion(): (() => Promise<boolean>) | null {
  return useSyncExternalStore(
    subscribe,
    () => activate,
    () => null,
  );
}

/**
 * Registers the service worker. For a visitor who saves data it does so only if one controls the
 * page already. The browser itself looks for a new version whenever a page is opened.
 *
 * @throws the browser's error. The site works without a service worker.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (savesData && !serviceWorker.controller) return;

  // Only a policy of this name may create a script's URL (`build/content-security-policy.ts`).
  const rules = { createScriptURL: (_: string) => WORKER };
  const policy = window.trustedTypes?.createPolicy("service-worker", rules) ?? rules;
  const registration = await serviceWorker.register(policy.createScriptURL(WORKER));

  // One function: however often the visitor presses, it is added as a listener once.
  const reload = () => window.location.reload();
  const offer = () => {
    // The first version replaces none: it doesn't have to be offered.
    if (activate !== null || !registration.waiting || !registration.active) return;
    activate = async () => {
      // Another tab may have activated it already.
      if (!registration.waiting) return reloadPage();
      // Once: if the visitor cancels the reload, during an upload, only another press retries it.
      serviceWorker.addEventListener("controllerchange", reload, { once: true });
      registration.waiting.postMessage(ACTIVATE);
      return true;
    };
    notify();
  };
  const watchInstalling = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", watchInstalling);
  watchInstalling();
  offer();

  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    // The absolute value: a clock that was set back must not stop the checks.
    if (document.hidden || Math.abs(Date.now() - checkedAt) < CHECK_INTERVAL) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}
