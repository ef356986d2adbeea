import * as assert from "uvu/assert";
import { siteSuite } from "./site-suite.ts";

const { test, open } = siteSuite("product highlights");

test("no card of the product highlights is alone in its row", async () => {
  const page = await open({ route: "/", size: "phone" });
  const cards = page.getByRole("article");
  await cards.first().waitFor();
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1024, 2],
    [1180, 2],
    [1280, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().left),
    );
    assert.is(new Set(lefts).size, columns, `${width} px`);
  }
});

test.run();
