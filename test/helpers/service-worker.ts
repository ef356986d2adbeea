import type { Page } from "playwright-core";

/** Waits until the whole site is cached, and its service worker controls the page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => url);
  });
}

/** The button that offers a new version. */
export const updateButton = (page: Page) => page.getByRole("button", { name: "Load it" });

/** Waits until a page has loaded, and has been idle three times. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  for (let turn = 0; turn < 3; turn += 1)
    // The site has the same time-out (`lib/page-start.ts`).
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
    );
}

/** Makes the browser check for a new version. @returns its state: "installed" or "redundant". */
export const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const outcome = new Promise<string>((resolve) => {
      const watchInstalling = () => {
        const worker = registration.installing;
        worker?.addEventListener("statechange", () => resolve(worker.state));
      };
      registration.onupdatefound = watchInstalling;
      // The browser may have found it by itself, since a page was opened.
      watchInstalling();
    });
    await registration.update();
    return registration.waiting?.state ?? outcome;
  });
