import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page, Request } from "playwright-core";

/** How long, in milliseconds, nothing happens on the line before a page has everything. */
const QUIET = 500;

/** How long, in milliseconds, the browser may take to tell that a page has nothing to compute. */
const PATIENCE = 5000;

/** Notes what pages and service workers fetch from now on. */
export function watchLine(context: BrowserContext) {
  const pending = new Set<Request>();
  const finished: Request[] = [];
  let changes = 0;
  context.on("request", (request) => {
    pending.add(request);
    changes += 1;
  });
  context.on("requestfailed", (request) => pending.delete(request));
  context.on("requestfinished", (request) => {
    pending.delete(request);
    finished.push(request);
    changes += 1;
  });

  return {
    /** Waits until the page has loaded, and neither asks for more nor has more to compute. */
    async quiet(page: Page): Promise<void> {
      await page.waitForLoadState();
      let before: number;
      do {
        before = changes;
        await sleep(QUIET);
        await page.evaluate(
          // Chromium now and then forgets to tell that nothing goes on.
          (timeout) => new Promise<unknown>((idle) => requestIdleCallback(idle, { timeout })),
          PATIENCE,
        );
      } while (pending.size > 0 || changes !== before);
    },

    /** The size of each response in bytes, headers included; none of what the phone had itself. */
    async sizes(): Promise<number[]> {
      const all = await Promise.all(finished.map((request) => request.sizes()));
      return all
        .map(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize)
        .filter((size) => size > 0);
    },
  };
}
