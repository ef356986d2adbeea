/** The slides fill the first window, advance after a tap, and load only the next picture. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { askUs } from "../../src/content/ask-us.ts";
import { slideshow } from "../../src/content/slides.ts";
import { boxOf, SIZES, type Size, sizes, step, withStoppedClock } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("slideshow");

const INTERVAL_MS = 5000;

const { slides, controls } = slideshow;
const nameOfDot = (number: number) => controls.show(number, slides[number - 1]?.title ?? "");

const hero = (page: Page) => page.getByRole("region", { name: slideshow.label });
const dot = (page: Page, number: number) =>
  hero(page).getByRole("button", { name: nameOfDot(number) });

/** Opens a page, stops its clock, and waits for the slides. */
async function openSlides(size: Size = "phone"): Promise<Page> {
  const page = await open({ size, prepare: withStoppedClock });
  await dot(page, 1).waitFor();
  return page;
}

/** Asserts that only this slide is visible, after its fade, and that only its dot is current. */
async function assertSlide(page: Page, number: number): Promise<void> {
  const { title = "", subtitle = "" } = slides[number - 1] ?? {};
  const marked = hero(page).locator('button[aria-current="true"]');
  const visible = await hero(page)
    .getByRole("heading", { level: 2 })
    .evaluateAll((headings) => {
      for (const fade of document.getAnimations()) fade.finish();
      return headings.flatMap(({ parentElement }) =>
        parentElement && getComputedStyle(parentElement).opacity === "1"
          ? parentElement.textContent
          : [],
      );
    });
  assert.equal(visible, [title + subtitle]);
  assert.is(await marked.getAttribute("aria-label"), nameOfDot(number));
}

test("a tap on a dot doesn't stop the slides, although the dot has the focus", async () => {
  const page = await openSlides();
  await dot(page, 2).tap();
  await page.clock.runFor(INTERVAL_MS);
  await assertSlide(page, 3);
});

test("the slides fill the window below the bar, except for the chat's strip of a phone", async () => {
  const page = await open();
  for (const size of sizes) {
    await step(size, async () => {
      await page.setViewportSize(SIZES[size]);
      const bar = await boxOf(page.getByRole("banner"));
      const strip = page
        .getByRole("banner")
        .locator(`div:has(> [aria-label="${askUs.chatWithUs}"])`);
      const { width, height } = SIZES[size];
      const bottom = size === "phone" ? (await boxOf(strip)).y : height;
      const box = await boxOf(hero(page));
      assert.equal([box.x, box.y, box.width], [0, bar.height, width]);
      const end = box.y + box.height;
      assert.ok(end >= bottom, `the slides end at ${end}, not at ${bottom}`);
    });
  }
});

for (const [width, height] of [
  [360, 560],
  [768, 1024],
  [1280, 720],
  [1366, 768],
] as const)
  test(`at ${width} by ${height} the dots are in the first window, and the words of each slide end at the same distance from the buttons`, async () => {
    const page = await open({ viewport: { width, height } });
    const dots = await boxOf(dot(page, 1));
    assert.ok(dots.y + dots.height <= height, `the dots end at ${dots.y + dots.height}`);
    const { y } = await boxOf(hero(page).getByRole("link").first());
    const ends = slides.map(async ({ subtitle }) => {
      const words = await boxOf(hero(page).getByText(subtitle));
      return Math.round(y - words.y - words.height);
    });
    const gaps = await Promise.all(ends);
    assert.equal(new Set(gaps), new Set(gaps.slice(0, 1)));
  });

/**
 * Scrolls, and waits until the browser has notified the observers of the slides, and React has
 * rendered. React renders and runs effects in tasks of a `MessageChannel`, which come in order.
 */
const scrollTo = (page: Page, top: number) =>
  hero(page).evaluate(async (slides, top) => {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(slides));
    for (let task = 0; task < 5; task += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  }, top);

test("the slides stop while they are out of the window, and then continue", async () => {
  const page = await openSlides("desktop");
  await scrollTo(page, 5000);
  await page.clock.runFor(10 * INTERVAL_MS);
  await assertSlide(page, 1);
  await scrollTo(page, 0);
  await page.clock.runFor(INTERVAL_MS - 1);
  await assertSlide(page, 1);
  await page.clock.runFor(1);
  await assertSlide(page, 2);
});

const pictures = (page: Page) => hero(page).locator("[data-picture]");

test("a slide's picture loads when the slide is next, and fades unless motion is reduced", async () => {
  const page = await openSlides();
  await pictures(page).nth(1).waitFor({ state: "attached" });
  assert.is(await pictures(page).count(), 2);
  await page.clock.runFor(INTERVAL_MS);
  await pictures(page).nth(2).waitFor({ state: "attached" });
  for (const [reducedMotion, duration] of [
    ["no-preference", "1s"],
    ["reduce", "0s"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const durations = await hero(page)
      .locator("[data-picture], div:has(> h2)")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).transitionDuration));
    // The pictures and the texts of all slides.
    assert.equal(durations, Array(2 * slides.length).fill(duration), reducedMotion);
  }
});

test.run();
