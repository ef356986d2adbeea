/** Gives each test a page of its own, as the build leaves it. */
import { mock } from "node:test";
import { cleanup, configure } from "@testing-library/react";
import * as assert from "uvu/assert";
import { renderStaticParts } from "../../src/build/render-static-parts.tsx";
import { staticParts, storeStaticParts } from "../../src/lib/static-part.tsx";
import { suite as reportingSuite } from "./suite.ts";

// A busy machine may be slow; a test that waits in vain fails all the same.
configure({
  asyncUtilTimeout: 10_000,
  // Its own error prints the whole page, and fails on happy-dom.
  getElementError: (message) => new Error(message ?? "The element isn't there"),
});

/** Stores the static parts, which a screen finds in the document that the build has made. */
function storeParts(): void {
  const prerendered = document.createElement("div");
  for (const [name, html] of renderStaticParts(staticParts))
    prerendered.innerHTML += `<div data-static="${name}">${html}</div>`;
  storeStaticParts(prerendered);
}

/** How many timers of the page are waiting. */
const waitingTimers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;

/** Waits until every timer without a delay has fired, one that is to report a new hash included. */
const settle = () => new Promise<void>((resolve) => window.setTimeout(resolve));

/**
 * A suite for what runs in a page, which all test files that render share (`test/run.ts`): each of its
 * tests begins with nothing on the screen, in storage or in the hash, may stop the clock, and fails if it
 * leaves a timer behind once its screen is gone.
 */
export function pageSuite(name: string) {
  const suite = reportingSuite(name);
  // happy-dom reports a new hash from a timer, and uvu starts its suites from one.
  suite.before(settle);
  suite.before(storeParts);

  // Not in `after.each`: uvu runs that again after a failure, and says nothing if it throws then.
  const test = (title: string, handler: () => void | Promise<void>) =>
    suite(title, async () => {
      const timersBefore = waitingTimers();
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
      assert.is(waitingTimers(), timersBefore, "the test left a timer behind");
    });
  return Object.assign(test, { before: suite.before, after: suite.after, run: suite.run });
}
