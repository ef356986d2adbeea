import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { savesData } from "../lib/data-saver.ts";
import { reloadPage } from "../lib/reload.ts";
import { ACTIVATE } from "./caches.ts";

const WORKER = "service-worker.js";

/** The shortest time between two checks for a new version, in milliseconds. */
const CHECK_INTERVAL = 60 * 60 * 1000;

/** How long the new version may take to replace the old one, in milliseconds. */
const LONGEST_WAIT = 10_000;

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

/** Reloads the page if the host responds, with the new version if one waits: it may work. */
export const loadAgain = () => (activate ?? reloadPage)();

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

  const offer = () => {
    // The first version replaces none: it doesn't have to be offered.
    if (activate !== null || !registration.waiting || !registration.active) return;
    activate = async () => {
      const { waiting } = registration;
      // Another tab may have activated it already.
      if (!waiting) return reloadPage();
      await new Promise((resolve) => {
        serviceWorker.addEventListener("controllerchange", resolve, { once: true });
        // The old version goes on while it waits for a response, unless its page is reloaded.
        setTimeout(resolve, LONGEST_WAIT);
        waiting.postMessage(ACTIVATE);
      });
      window.location.reload();
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
