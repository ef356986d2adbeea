/** A visitor whose phone drops the page would lose their place in a long article. */
import * as assert from "uvu/assert";
import { restoreScrollPosition, watchScrollPosition } from "../../../src/lib/scroll-position.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { goTo, openAt, recordScrolls } from "../../helpers/rendered-site.tsx";

const test = pageSuite("scroll position");
const scrolls = recordScrolls(test);

test.before(watchScrollPosition);
test.after.each(() => {
  Reflect.deleteProperty(performance, "navigation");
});

/** Leaves the page at 300 pixels, and opens an address by a link (0), a reload (1) or Back (2). */
function leave(type: number, hash = "#/faq"): void {
  Object.defineProperty(performance, "navigation", { value: { type }, configurable: true });
  openAt("#/faq");
  document.documentElement.scrollTop = 300;
  window.dispatchEvent(new window.Event("pagehide"));
  document.documentElement.scrollTop = 0;
  window.history.replaceState(null, "", hash);
}

for (const [what, type, hash, position] of [
  ["is reloaded", 1, "#/faq", 300],
  ["is gone back to", 2, "#/faq", 300],
  ["is opened by a link", 0, "#/faq", undefined],
  ["is loaded with another address", 1, "#/news", undefined],
] as const) {
  test(`a page that ${what} begins ${position ? "at its last position" : "at its top"}`, () => {
    leave(type, hash);
    restoreScrollPosition();
    assert.equal(scrolls, position ? [0, position] : []);
  });
}

test("a position is restored once", () => {
  leave(1);
  restoreScrollPosition();
  restoreScrollPosition();
  assert.equal(scrolls, [0, 300]);
});

test("a screen that is left before its content has loaded begins at its top the next time", async () => {
  leave(1);
  await goTo("#/news");
  await goTo("#/faq");
  restoreScrollPosition();
  assert.equal(scrolls, []);
});

test.run();
