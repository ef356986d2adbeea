import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { field } from "./portal.ts";
import { sizes } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { screen } from "./visit.ts";

const { test, open } = siteSuite("fields");

for (const size of sizes) {
  test(`lists and dates are as high as other fields on a ${size}, and a list's arrow is off its border`, async () => {
    const page = await open({ size, route: "/accounts" });
    await screen(page, application.title);
    const heights = await page
      .locator("main form")
      .locator("input:not([type=file]), select")
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
    assert.is(heights.length, 10);
    assert.equal([...new Set(heights)], heights.slice(0, 1));

    const list = field(page, "Gender");
    const edges = await list.boundingBox();
    const arrow = await page.locator("select + svg path").first().boundingBox();
    assert.ok(edges && arrow);
    assert.ok(edges.x + edges.width - arrow.x - arrow.width >= 12, JSON.stringify(arrow));
  });
}

test.run();
