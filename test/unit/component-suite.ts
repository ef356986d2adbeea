import { cleanup, configure } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { renderStaticParts } from "../../src/build/render-static-parts.tsx";
import { staticParts } from "../../src/build/static-parts.ts";
import { storeStaticParts } from "../../src/lib/static-part.tsx";

// A busy machine may be slow; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 10_000 });

// The static parts, as a screen finds them in the document that the build has made.
const prerendered = document.createElement("div");
const htmlOf = renderStaticParts(staticParts);
prerendered.innerHTML = staticParts
  .map(([name]) => `<div data-static="${name}">${htmlOf(name)}</div>`)
  .join("");
storeStaticParts(prerendered, false);

/** How many timers of the page are waiting. */
const waitingTimers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;

/**
 * A suite for what runs in a page: each of its tests begins with nothing on the screen, in storage
 * or in the hash, and fails if it leaves a timer behind once its screen is gone.
 */
export function componentSuite(name: string) {
  const test = suite(name);
  let timersBefore = 0;

  test.before.each(() => {
    timersBefore = waitingTimers();
  });
  test.after.each(() => {
    cleanup();
    document.body.innerHTML = "";
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.location.hash = "";
    assert.is(waitingTimers(), timersBefore, "the test left a timer behind");
  });
  return test;
}
