/** The news have the layout of the specification with any content that editors enter. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { endCalls, QUERY_CALLS } from "../../src/tools/browser/calls.ts";
import { boxOf, horizontalOverflow, SIZES, sizes, step } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("news layout");

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");

test("the news have 1, 2 or 3 columns, and a description has at most 3 lines", async () => {
  const page = await open({ address: "/news" });
  await cards(page).first().waitFor();
  for (const [width, columns] of [
    [SIZES.phone.width, 1],
    [768, 2],
    [SIZES.desktop.width, 3],
  ] as const) {
    await step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const edges = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().left),
      );
      assert.is(new Set(edges).size, columns, "columns");
      const lines = await cards(page)
        .locator("p:not(:has(time))")
        .evaluateAll((all) =>
          all.map(
            (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
          ),
        );
      assert.is(Math.round(Math.max(...lines)), 3, "lines of the longest description");
    });
  }
});

test("a long title is whole in every card of a phone", async () => {
  const title = "Savings that grow with your market stall ".repeat(4);
  const page = await open();
  await navigateWith(
    page,
    "/news",
    [1, 2].map((number) => ({ _id: `${number}`, title })),
  );
  const titles = cards(page).getByRole("heading");
  await titles.last().waitFor();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 560 });
    const cut = await titles.evaluateAll((all) =>
      all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
    assert.equal(cut, [0, 0], `${width} pixels wide`);
  }
});

const LONG = "Sinkor".repeat(834).slice(0, 5000);
const SCRIPT = "<img src=x onerror=alert(1)><script>alert(1)</script>";
const picture = (size: string) => ({ asset: { _ref: `image-abc-${size}-jpg` } });

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const EMPTY_PICTURE = { contentType: "image/svg+xml", body: SVG };

const block = (text: string) => ({
  _type: "block",
  _key: text.slice(0, 20),
  children: [{ _type: "span", _key: "a", text, marks: [] }],
  markDefs: [],
});

/** Navigates to a path while the content store responds with this result. */
async function navigateWith(page: Page, path: string, result: unknown): Promise<void> {
  await endCalls(page, QUERY_CALLS, { body: JSON.stringify({ result }) });
  await page.route("**/images/**", (route) => route.fulfill(EMPTY_PICTURE));
  const former = await main(page).getByRole("heading", { level: 1 }).elementHandle();
  await page.evaluate((path) => window.location.assign(`#${path}`), path);
  await former?.waitForElementState("hidden");
}

test("endless words and pictures of any shape stay in the window", async () => {
  const page = await open();
  const entries = [
    { _id: "long", title: LONG, description: LONG, slug: { current: LONG } },
    { _id: "strip", title: "Half \ud800", slug: "half \ud800/..", image: picture("99999x1") },
    { _id: "last", title: "The last words" },
  ];
  const content = [
    { _type: "image", ...picture("1x99999"), crop: { top: 0.1 }, hotspot: { x: "a" } },
    { _type: "image", ...picture("../..") },
    block(SCRIPT),
    block(LONG),
    block("The last words"),
  ];
  const article = { _id: "a", title: LONG, image: picture("2000x1000"), content };
  for (const [path, result, part, windows] of [
    ["/news", entries, "article", 1],
    ["/news/a", article, "figure", 2],
  ] as const) {
    await navigateWith(page, path, result);
    await main(page).getByText("The last words").waitFor();
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      assert.ok((await horizontalOverflow(page)) <= 0, `${path} scrolls sideways on a ${size}`);
      const heights = await main(page)
        .locator(part)
        .evaluateAll((all) => all.map((one) => one.clientHeight / window.innerHeight));
      const tallest = Math.max(...heights);
      assert.ok(tallest > 0 && tallest < windows + 0.1, `${part}: ${tallest} windows on a ${size}`);
    }
  }
  assert.is(await main(page).getByRole("figure").count(), 1);
});

test("a picture of an article isn't enlarged, and the browser chooses its copy for the full width of the text", async () => {
  const half = { top: 0, bottom: 0, left: 0.5, right: 0 };
  const page = await open({ size: "desktop" });
  for (const [shape, fields, inText, hero] of [
    ["big", picture("2000x1000"), "640x320", "640x427"],
    ["small", picture("200x200"), "200x200", "200x133"],
    ["flat", picture("120x40"), "120x40", "60x40"],
    ["cropped", { ...picture("200x200"), crop: half }, "100x200", "100x67"],
  ] as const) {
    const figure = { _type: "image", ...fields, caption: "A caption" };
    // The last picture is too far away to be loaded.
    const content = [figure, ...Array(60).fill(block("words")), figure];
    await navigateWith(page, `/news/${shape}`, { _id: "a", title: shape, image: fields, content });
    await main(page).locator("figure img").waitFor();
    const sizes = () =>
      main(page)
        .locator("img")
        .evaluateAll((all) => all.map((one) => `${one.clientWidth}x${one.clientHeight}`));
    assert.equal(await sizes(), [hero, inText], shape);
    const { width } = await boxOf(main(page).getByRole("figure").last().getByRole("img"));
    assert.is(width, Number.parseInt(inText, 10), `the place of the last ${shape} picture`);
    // 40rem are 640 pixels.
    for (const shown of await main(page).locator("img").all())
      assert.match(`${await shown.getAttribute("sizes")}`, / 40rem,/);
  }
});

test.run();
