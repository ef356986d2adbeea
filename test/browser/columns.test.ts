import * as assert from "uvu/assert";
import { comeTo } from "../../src/tools/browser/page.ts";
import { siteSuite } from "./site-suite.ts";
import { step } from "./visit.ts";

const { test, open } = siteSuite("columns");

test("no card of the product highlights and no core value is alone in its row", async () => {
  const page = await open({ size: "phone" });
  for (const [route, role] of [
    ["/", "article"],
    ["/about-us", "listitem"],
  ] as const) {
    await comeTo(page, route);
    const parts = page
      .getByRole("main")
      .getByRole(role)
      .filter({ has: page.locator("h3") });
    await parts.first().waitFor();
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1024, 2],
      [1180, 2],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await step(`${route}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const lefts = await parts.evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect().left),
        );
        assert.is(new Set(lefts).size, columns);
      });
    }
  }
});

for (const [what, route, count, widths] of [
  ["ways to contact us", "/contact-us", 5, [360, 768, 1024, 1055, 1056, 1440, 1920]],
  ["loans in two columns", "/our-products/loans", 5, [360, 768, 1024, 1094]],
  ["accounts in two columns", "/our-products/account-types", 9, [360, 768, 1024, 1094, 1440]],
] as const) {
  test(`each row of the ${what} is full`, async () => {
    const page = await open({ size: "phone", route });
    const cards = page.getByRole("main").getByRole("article");
    await cards.last().waitFor();
    for (const width of widths)
      await step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await cards.evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
        );
        assert.is(boxes.length, count);
        const ends = new Map(boxes.map(({ top, right }) => [top, Math.round(right)]));
        assert.is(new Set(ends.values()).size, 1, `rows end at ${[...ends.values()]} px`);
      });
  });
}

test("forms, questions and the ways to contact us are as wide as the page on a phone", async () => {
  const page = await open({ size: "phone" });
  for (const [route, parts] of [
    ["/login", "main form, main form input[type=email]"],
    ["/faq", "main summary"],
    ["/contact-us", "main article"],
  ] as const) {
    await comeTo(page, route);
    await page.locator(parts).last().waitFor();
    const edges = await page
      .locator(parts)
      .evaluateAll((all) =>
        all
          .map((part) => part.getBoundingClientRect())
          .map(({ left, right }) => `${left}-${right}`),
      );
    assert.equal([...new Set(edges)], ["16-344"], route);
  }
  const ends = await page
    .locator("main article li a")
    .evaluateAll((links) =>
      links.map((link) => [
        link.getBoundingClientRect().right,
        link.closest("ul")?.getBoundingClientRect().right,
      ]),
    );
  assert.ok(ends.length > 0 && ends.every(([link, list]) => link === list), `${ends}`);
});

test.run();
