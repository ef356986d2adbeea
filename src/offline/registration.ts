import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { savesData } from "../lib/data-saver.ts";
import { reloadPage } from "../lib/reload.ts";
import { ACTIVATE } from "./caches.ts";

const WORKER = "service-worker.js";

const ACTIVATION_TIMEOUT_MS = 10_000;

let activate: (() => Promise<boolean>) | null = null;
const { subscribe, notify } = changeNotifier();

/** Null if no version waits. The function resolves with whether the page is being reloaded. */
export function useActivateNewVersion(): (() => Promise<boolean>) | null {
  return useSyncExternalStore(
    subscribe,
    () => activate,
    () => null,
  );
}

/** For a page that has failed. A new version that waits may work. */
export const reloadToNewest = () => (activate ?? reloadPage)();

/** The browser itself looks for a new version whenever a page is opened. Throws its errors. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (savesData && !serviceWorker.controller) return;

  // Only a policy of this name may create a script's URL (`build/content-security-policy.ts`).
  const rules = { createScriptURL: (_: string) => WORKER };
  const policy = window.trustedTypes?.createPolicy("service-worker", rules) ?? rules;
  const registration = await serviceWorker.register(policy.createScriptURL(WORKER));

  const offer = () => {
    // The first version replaces none.
    if (activate !== null || !registration.waiting || !registration.active) return;
    activate = async () => {
      const { waiting } = registration;
      // Another tab may have activated it already.
      if (!waiting) return reloadPage();
      await new Promise((resolve) => {
        serviceWorker.addEventListener("controllerchange", resolve, { once: true });
        // The old version stays active while it waits for a response, unless its page is reloaded.
        setTimeout(resolve, ACTIVATION_TIMEOUT_MS);
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
}
