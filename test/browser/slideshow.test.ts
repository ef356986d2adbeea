// Home wouldn't fill the first window, a tap would stop the slides, or unseen pictures would cost data.

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { slideshow } from "../../src/content/slides.ts";
import { SIZES, sizes, type Visit } from "../../src/tools/browser/site.ts";
import { step } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("slideshow");

const INTERVAL = 5000;

const { slides } = slideshow;

const hero = (page: Page) => page.getByRole("region", { name: "What we offer" });
const dots = (page: Page) => hero(page).getByRole("button", { name: /^Show slide \d/ });
const pauseButton = (page: Page) => hero(page).getByRole("button", { name: "Pause the slides" });
const playButton = (page: Page) => hero(page).getByRole("button", { name: "Play the slides" });

/** The page with its clock stopped, just after the slides have come. */
async function openSlides(visit: Visit): Promise<Page> {
  const page = await open({
    ...visit,
    prepare: async (context) => {
      await visit.prepare?.(context);
      await context.clock.install({ time: 0 });
      await context.clock.pauseAt(1000);
    },
  });
  await dots(page).first().waitFor();
  return page;
}

/** Asserts that this slide is shown once it has faded in: its words alone, and its dot alone marked. */
async function slideIs(page: Page, number: number, message?: string): Promise<void> {
  const { title = "", subtitle = "" } = slides[number - 1] ?? {};
  const marked = hero(page).locator('button[aria-current="true"]');
  const seen = await hero(page)
    .getByRole("heading", { level: 2 })
    .evaluateAll((headings) => {
      for (const fade of document.getAnimations()) fade.finish();
      return headings.flatMap(({ parentElement }) =>
        parentElement && getComputedStyle(parentElement).opacity === "1"
          ? parentElement.textContent
          : [],
      );
    });
  assert.equal(seen, [title + subtitle], message);
  assert.is(await marked.getAttribute("aria-label"), `Show slide ${number}: ${title}`, message);
}

test("the slides continue after a tap", async () => {
  const page = await openSlides({ size: "phone" });
  await dots(page)
    .nth(slides.length - 2)
    .tap();
  await page.clock.runFor(INTERVAL);
  await slideIs(page, slides.length, "after a dot");

  await pauseButton(page).tap();
  await playButton(page).tap();
  await page.clock.runFor(INTERVAL);
  await slideIs(page, 1, "after Play");
});

test("the slides fill the window below the bar, on a phone down to the chat's strip", async () => {
  const page = await open({ size: "phone" });
  for (const size of sizes) {
    await step(size, async () => {
      await page.setViewportSize(SIZES[size]);
      const bar = await page.getByRole("banner").boundingBox();
      const strip = page.getByRole("banner").locator("div:has(> [aria-label='Chat with us'])");
      const { width, height } = SIZES[size];
      const bottom = size === "phone" ? (await strip.boundingBox())?.y : height;
      const box = await hero(page).boundingBox();
      assert.ok(bar && box && bottom);
      assert.equal([box.x, box.y, box.width], [0, bar.height, width]);
      assert.ok(box.y + box.height >= bottom, `down to ${bottom}, not ${box.y + box.height}`);
    });
  }
});

test("in landscape the words and the buttons are in the first window", async () => {
  const page = await open({ size: "phone" });
  for (const [width, height] of [
    [640, 360],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await hero(page).getByRole("link", { name: "Open Account" }).boundingBox();
    assert.ok(box && box.y + box.height <= height, `${width} px: ${JSON.stringify(box)}`);
  }
});

/** Scrolls, and waits until the browser has told the observers of the slides. */
const scrollTo = (top: number) => (page: Page) =>
  hero(page).evaluate(async (slides, top) => {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(slides));
  }, top);

for (const [what, stop, goOn] of [
  [
    "the mouse is on their controls",
    (page: Page) => pauseButton(page).hover(),
    // They still have it on them, but none of their controls.
    (page: Page) => hero(page).getByRole("heading", { level: 1 }).hover(),
  ],
  ["they are out of the window", scrollTo(5000), scrollTo(0)],
] as const) {
  test(`the slides stop while ${what}, and then continue`, async () => {
    const page = await openSlides({ size: "desktop" });
    await stop(page);
    await page.clock.runFor(10 * INTERVAL);
    await slideIs(page, 1);
    await goOn(page);
    await page.clock.runFor(INTERVAL - 1);
    await slideIs(page, 1);
    await page.clock.runFor(1);
    await slideIs(page, 2);
  });
}

const pictures = (page: Page) => hero(page).locator("img");

test("slides fade for a second, or change at once under reduced motion", async () => {
  for (const [reducedMotion, duration] of [
    ["no-preference", "1s"],
    ["reduce", "0s"],
  ] as const) {
    const page = await openSlides({ size: "desktop", reducedMotion });
    await pictures(page).nth(1).waitFor({ state: "attached" });
    const durations = await hero(page)
      .locator("img, div:has(> h2)")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).transitionDuration));
    // Two pictures have come so far, and the words of all slides.
    assert.equal(durations, Array(2 + slides.length).fill(duration));
  }
});

test("a slide's picture loads when the slide is next", async () => {
  const page = await openSlides({ size: "phone" });
  await pictures(page).nth(1).waitFor({ state: "attached" });
  assert.is(await pictures(page).count(), 2);
  await page.clock.runFor(INTERVAL);
  await pictures(page).nth(2).waitFor({ state: "attached" });
});

test.run();
