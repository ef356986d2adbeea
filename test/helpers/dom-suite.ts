/** Gives each test an empty page. */
import { mock } from "node:test";
import { cleanup, configure } from "@testing-library/react";
import { suite as uvuSuite } from "uvu";
import * as assert from "uvu/assert";

// A busy machine may be slow.
configure({
  asyncUtilTimeout: 10_000,
  // The default error prints the whole page, and fails on happy-dom.
  getElementError: (message) => new Error(message ?? "The element isn't there"),
});

/** The number of pending timers of this process. */
const pendingTimers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;

/** Waits until every timer without a delay has fired, such as happy-dom's for a new hash. */
const settle = () => new Promise<void>((resolve) => window.setTimeout(resolve));

/**
 * A suite of tests in a page. Each test begins with an empty screen, storage and hash, and may stop
 * the clock. It fails if a timer is pending after its screen is removed.
 */
export function domSuite(name: string) {
  const suite = uvuSuite(name);
  // Pending timers of happy-dom (for a new hash) and uvu (for its start) would change the number.
  suite.before(settle);

  // Not in `after.each`, which uvu runs again after a failure, and whose errors it ignores then.
  const test = (title: string, handler: () => void | Promise<void>) =>
    suite(title, async () => {
      const timersBefore = pendingTimers();
      try {
        await handler();
      } finally {
        cleanup();
        mock.reset();
        document.body.innerHTML = "";
        window.localStorage.clear();
        window.sessionStorage.clear();
        window.location.hash = "";
        await settle();
      }
      // An aborted request's timer is cleared only when `fetch` has rejected, and Node has timers for
      // its connections. A timer of the site that fires within this time isn't noticed.
      const deadline = performance.now() + 2000;
      while (pendingTimers() > timersBefore && performance.now() < deadline) await settle();
      assert.ok(pendingTimers() <= timersBefore, "timers are pending after the test");
    });
  return Object.assign(test, { before: suite.before, after: suite.after, run: suite.run });
}
