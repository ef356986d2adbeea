const WORKER = "service-worker.js";

/** The browser itself looks for a new version whenever a page is opened. Throws its errors. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // Only a policy of this name may create a script's URL (`build/content-security-policy.ts`).
  const rules = { createScriptURL: (_: string) => WORKER };
  const policy = window.trustedTypes?.createPolicy("service-worker", rules) ?? rules;
  await navigator.serviceWorker.register(policy.createScriptURL(WORKER));
}
