import type { Locator } from "playwright-core";
import * as assert from "uvu/assert";
import * as map from "../../src/content/map.ts";
import { siteSuite } from "./site-suite.ts";
import { arrived } from "./visit.ts";

const { test, open } = siteSuite("contact us");

/** The left and the right edge of an element, in pixels. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  assert.ok(box);
  return [box.x, box.x + box.width] as const;
}

test("in a wide window the form and the map have the edges of the cards above them", async () => {
  const page = await open({ route: "/contact-us", size: "desktop" });
  await arrived(page);
  const main = page.getByRole("main");
  for (const width of [1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [left] = await edgesOf(main.getByRole("article").first());
    const [, right] = await edgesOf(main.getByRole("article").last());
    const [formLeft, formRight] = await edgesOf(main.locator("form"));
    const [mapLeft, mapRight] = await edgesOf(page.getByTitle(map.heading));
    assert.equal([formLeft, mapRight], [left, right], `${width} px`);
    assert.ok(formRight < mapLeft, `${width} px: side by side`);
  }
});

test.run();
