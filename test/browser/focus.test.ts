// The bar, a toast or the window's edge would hide the field that has the focus.

import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { button, field } from "../../src/tools/browser/forms.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { adoptStyle, ENLARGED, freezeClock, waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("focus");

/** How many pixels are free between the bar and the ring around what has the focus. Runs in the page. */
function roomAboveFocus(): number {
  const [bar, focused] = [document.querySelector("header"), document.activeElement];
  if (bar === null || focused === null) throw new Error("Nothing has the focus");
  const { outlineWidth, outlineOffset } = getComputedStyle(focused);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  return focused.getBoundingClientRect().top - ring - bar.getBoundingClientRect().bottom;
}

for (const [visitor, viewport, style, above] of [
  ["on the smallest phone", { width: 320, height: 568 }, "", "alert"],
  ["with text twice as large", SIZES.phone, ENLARGED, "banner"],
] as const) {
  test(`for a visitor ${visitor} the error summary is in view from its beginning`, async () => {
    const page = await open({
      size: "phone",
      route: "/accounts",
      viewport,
      prepare: async (context) => {
        await context.clock.install();
        await context.addInitScript(adoptStyle, style);
      },
    });
    await waitForScreen(page, application.title);
    // A toast goes after five seconds.
    await freezeClock(page);
    await button(page, application.submit).click();
    const summary = page.locator("[data-error-summary]:focus");
    await summary.waitFor();
    const box = await summary.boundingBox();
    const heading = await summary.getByText(application.summary).boundingBox();
    const edges = await page.getByRole(above).boundingBox();
    assert.ok(box && heading && edges);
    assert.ok(box.y >= edges.y + edges.height, `below the ${above}, not at ${box.y}`);
    assert.ok(heading.y + heading.height <= viewport.height, `in the window, not at ${heading.y}`);
  });
}

test("in landscape the bar covers neither a focused field nor its outline", async () => {
  const page = await open({ size: "phone", route: "/accounts" });
  await page.setViewportSize({ width: 568, height: 320 });
  await waitForScreen(page, application.title);
  for (const label of ["Gender", "Occupation"]) {
    await field(page, label).focus();
    const free: number[] = [];
    // Backwards Tab comes to each part of a date by itself.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Shift+Tab");
      free.push(await page.evaluate(roomAboveFocus));
    }
    assert.ok(Math.min(...free) >= 0, `pixels between the bar and each ring: ${free}`);
  }
});

test.run();
