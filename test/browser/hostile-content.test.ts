import type { BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { endCall, QUERIES } from "../../src/tools/browser/calls.ts";
import { comeTo, menuButton } from "../../src/tools/browser/page.ts";
import { SIZES, sizes } from "../../src/tools/browser/site.ts";
import { siteSuite } from "./site-suite.ts";
import { adoptStyle, ENLARGED, NARROW, newsPictures, overhang, screen } from "./visit.ts";

// Which parts are sound is tested in `unit/services/article-body` and `unit/screens/news-generated`. Here
// are some of each kind in a real page, which fails its test where it throws or logs an error.
const { test, open } = siteSuite("hostile content");

const LONG = "Sinkor".repeat(834).slice(0, 5000);
const SCRIPT = "<img src=x onerror=alert(1)><script>alert(1)</script>";
const picture = (size: string) => ({ asset: { _ref: `image-abc-${size}-jpg` } });

const answering = (result: unknown) => async (context: BrowserContext) => {
  await context.route(QUERIES, (route) => endCall(route, { body: JSON.stringify({ result }) }));
  await context.route("**/images/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
};

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");

async function fitsEverySize(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    assert.ok((await overhang(page)) <= 0, `scrolls sideways on a ${size}`);
  }
}

/** A paragraph with a link that may not be followed. */
const block = (text: string) => ({
  _type: "block",
  _key: "same",
  children: [{ _type: "span", _key: "same", text, marks: ["link"] }],
  markDefs: [{ _type: "link", _key: "link", href: "javascript:alert(1)" }],
});

test("the sound parts of a hostile article are shown", async () => {
  const content = [
    block("The first words"),
    null,
    { ...block("A type of every object"), _type: "constructor" },
    { ...block("A style of every object"), style: "__proto__", listItem: "toString", level: 1000 },
    { _type: "image", ...picture("1x99999"), crop: { top: 0.1 }, hotspot: { x: "a" } },
    { _type: "image", ...picture("../..") },
    block(SCRIPT),
    block(LONG),
    block("The last words"),
  ];
  const article = {
    _id: "a",
    title: LONG,
    date: "2024-02-30",
    image: picture("2000x1000"),
    content,
  };
  const page = await open({ route: "/news/a", size: "phone", prepare: answering(article) });
  await screen(page, LONG);
  const shown = (await main(page).textContent()) ?? "";
  for (const text of ["The first words", "A style of every object", SCRIPT, "The last words"])
    assert.ok(shown.includes(text), text);
  assert.is(await main(page).locator("p a, time").count(), 0);
  assert.is(await main(page).getByRole("figure").count(), 1);
  await fitsEverySize(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  assert.ok(height < 100_000, `${height} px high`);
});

test("the numbers of a long list stay in the window, with enlarged text too", async () => {
  const content = Array.from({ length: 100 }, (_, index) => ({
    ...block(`Item ${index + 1}`),
    markDefs: [],
    listItem: "number",
    level: 1,
  }));
  const article = { _id: "a", title: "A long list", content };
  const page = await open({ route: "/news/a", size: "phone", prepare: answering(article) });
  await screen(page, "A long list");
  await page.setViewportSize(NARROW);
  for (const style of ["", ENLARGED]) {
    await page.evaluate(adoptStyle, style);
    const left = await main(page)
      .locator("ol li")
      .last()
      .evaluate((item) => {
        const context = document
          .createElement("canvas")
          .getContext("2d") as CanvasRenderingContext2D;
        const { fontSize, fontFamily } = getComputedStyle(item);
        context.font = `700 ${fontSize} ${fontFamily}`;
        return item.getBoundingClientRect().left - context.measureText("100. ").width;
      });
    assert.ok(left >= 0, `begins at ${left} px with "${style}"`);
  }
});

test("the sound parts of a hostile listing are shown", async () => {
  const entries = [
    { _id: "same", title: "The first entry", date: "yesterday" },
    { _id: "same", title: LONG, description: LONG, slug: { current: LONG } },
    { title: "It has no id" },
    { _id: "markup", title: SCRIPT, slug: "javascript:alert(1)" },
    { _id: "strip", title: "Half \ud800", slug: "half \ud800/..", image: picture("99999x1") },
    { _id: "last", title: "The last entry" },
  ];
  const page = await open({ route: "/news", size: "phone", prepare: answering(entries) });
  await cards(page).filter({ hasText: "The last entry" }).waitFor();
  assert.is(await cards(page).count(), entries.length - 1);
  assert.is(await newsPictures(page).count(), 1);
  assert.is(await cards(page).locator('time, a:not([href^="#/news/"])').count(), 0);
  const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
  assert.ok(Math.max(...heights) < 1000, `${Math.max(...heights)} px high`);
  await fitsEverySize(page);
});

test("Arabic and Hebrew texts go from right to left, up to their full stop", async () => {
  const text = "كيف تدّخر المال 5 US$.";
  const paragraph = { ...block(text), markDefs: [] };
  const entry = { _id: "a", title: text, description: "איך לחסוך כסף 5 US$." };
  const content = [
    paragraph,
    { ...paragraph, style: "h1" },
    { ...paragraph, style: "blockquote" },
    { ...paragraph, listItem: "bullet" },
    { _type: "image", ...picture("800x400"), caption: text },
  ];
  const page = await open({ size: "phone" });
  for (const [route, result, count] of [
    ["/news", [entry], 2],
    ["/news/a", { ...entry, content }, 7],
  ] as const) {
    await page.context().unrouteAll();
    await answering(result)(page.context());
    await comeTo(page, route);
    const texts = main(page).getByText(/5 US\$\.$/);
    await texts.last().waitFor();
    const areInOrder = await texts.evaluateAll((all) =>
      all.map(({ firstChild: words }) => {
        const range = document.createRange();
        const leftOf = (index: number) => {
          range.setStart(words as Text, index);
          range.setEnd(words as Text, index + 1);
          return range.getBoundingClientRect().left;
        };
        const stop = (words as Text).length - 1;
        return leftOf(stop) < leftOf(stop - 1);
      }),
    );
    assert.equal(areInOrder, Array(count).fill(true), route);
  }
  const sides = await main(page)
    .locator("blockquote, ul")
    .evaluateAll((all) =>
      all.map((element) => {
        const { borderLeftWidth, paddingLeft, borderRightWidth } = getComputedStyle(element);
        return [borderLeftWidth, paddingLeft, borderRightWidth];
      }),
    );
  const free = ["0px", "0px"];
  assert.equal(
    sides,
    [
      [...free, "8px"],
      [...free, "0px"],
    ],
    "the bar and the bullet are on the right",
  );
});

test("of 500 entries the first are there at once, and the page stays responsive", async () => {
  const entries = Array.from({ length: 500 }, (_, index) => ({
    _id: `${index}`,
    title: `Entry ${index}`,
  }));
  const page = await open({
    route: "/faq",
    size: "phone",
    prepare: async (context) => {
      await answering(entries)(context);
      await context.addInitScript(() => {
        const counts: number[] = [];
        Object.assign(window, { counts });
        new MutationObserver(() => {
          const count = document.querySelectorAll("main article").length;
          if (count !== counts.at(-1)) counts.push(count);
        }).observe(document, { childList: true, subtree: true });
      });
    },
  });
  await menuButton(page).click();
  await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 500);
  const counts = await page.evaluate(() => Reflect.get(window, "counts"));
  assert.equal(counts.slice(-2), [6, 500]);
  const skipped = await cards(page)
    .last()
    .evaluate((card) => !card.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  assert.ok(skipped, "the last card is laid out though nobody sees it");
  assert.ok(await page.evaluate(() => Reflect.get(window, "find").call(window, "Entry 499")));
  await fitsEverySize(page);
});

test.run();
