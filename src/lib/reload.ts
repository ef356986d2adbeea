import { withTimeout } from "./with-timeout.ts";

/** How long a script may take until the page, or its screen, offers to load again. */
export const OFFER_RELOAD_AFTER_MS = 20_000;

const HOST_TIMEOUT_MS = 10_000;

/** Check this before a reload, since the browser's error page would replace a readable one. */
export async function hostResponds(): Promise<boolean> {
  try {
    const init: RequestInit = { method: "HEAD", cache: "no-store" };
    const { status } = await withTimeout(fetch(window.location.href, init), HOST_TIMEOUT_MS);
    // Some hosts refuse `HEAD`, by the standard with 501.
    return status < 500 || status === 501;
  } catch {
    return false;
  }
}

/** The service worker may have cached a broken version. The reloaded page registers one again. */
export async function reloadWithoutWorker(): Promise<void> {
  const registration = navigator.serviceWorker?.getRegistration();
  // This fails where site data is blocked, but then there is no worker.
  await registration?.then((worker) => worker?.unregister()).catch(() => {});
  window.location.reload();
}
