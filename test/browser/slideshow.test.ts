import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { slideshow } from "../../src/content/slides.ts";
import { SIZES, sizes, type Visit } from "../../src/tools/browser/site.ts";
import { siteSuite } from "./site-suite.ts";

// When slides change and what stops them is tested in `unit/screens/home`. Here is what takes a
// browser: a real mouse, finger and scroll position, the fading, and the pictures' requests.
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

test("the slides go on after a tap, which leaves no finger and no look of a mouse on them", async () => {
  const page = await openSlides({ size: "phone" });
  const colour = (button: Locator) => button.evaluate((element) => getComputedStyle(element).color);
  const before = await colour(pauseButton(page));
  await dots(page)
    .nth(slides.length - 2)
    .tap();
  await page.clock.runFor(INTERVAL);
  await slideIs(page, slides.length, "after a dot");

  await pauseButton(page).tap();
  assert.is(await colour(playButton(page)), before);
  await playButton(page).tap();
  await page.clock.runFor(INTERVAL);
  await slideIs(page, 1, "after Play");
});

test("on a phone on its side the words and the way to an account are seen first", async () => {
  const page = await open({ size: "phone" });
  for (const [width, height] of [
    [SIZES.phone.height, SIZES.phone.width],
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
  [
    "one of their dots has the focus",
    (page: Page) => dots(page).first().focus(),
    (page: Page) => dots(page).first().blur(),
  ],
  ["they are out of the window", scrollTo(5000), scrollTo(0)],
] as const) {
  test(`the slides stop while ${what}, and then go on`, async () => {
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

/** Chooses the second slide and pauses its fading halfway. @returns how long each part fades, in milliseconds. */
const startFading = (page: Page) =>
  dots(page)
    .nth(1)
    .evaluate(async (dot) => {
      if (dot instanceof HTMLElement) dot.click();
      await Promise.resolve();
      const fades = document
        .getAnimations()
        .filter((fade) => Reflect.get(fade, "transitionProperty") === "opacity");
      return fades.map((fade) => {
        fade.pause();
        fade.currentTime = 500;
        return fade.effect?.getTiming().duration;
      });
    });

for (const [motion, change, durations, isHalfway] of [
  // Two pictures and the words of two slides.
  [
    "no-preference",
    "fade for a second",
    [1000, 1000, 1000, 1000],
    (opacity: number) => opacity > 0.1 && opacity < 0.9,
  ],
  ["reduce", "change at once", [], (opacity: number) => opacity === 0 || opacity === 1],
] as const) {
  test(`slides ${change} where motion is "${motion}"`, async () => {
    const page = await openSlides({ size: "desktop", reducedMotion: motion });
    const opacities = () =>
      pictures(page).evaluateAll((images) =>
        images.map((image) => Number(getComputedStyle(image).opacity)),
      );
    await pictures(page)
      .nth(1)
      .evaluate(async (image) => {
        if (image instanceof HTMLImageElement) await image.decode();
      });
    assert.equal(await opacities(), [1, 0]);
    const found = await startFading(page);
    assert.equal(found, durations);
    assert.ok((await opacities()).slice(0, 2).every(isHalfway));
    await page.evaluate(() => {
      for (const fade of document.getAnimations()) fade.finish();
    });
    assert.equal((await opacities()).slice(0, 2), [0, 1]);
  });
}

test("a slide's picture is in the page when the slide is next, and not before", async () => {
  const page = await openSlides({ size: "phone" });
  await pictures(page).nth(1).waitFor({ state: "attached" });
  assert.is(await pictures(page).count(), 2);
  await page.clock.runFor(INTERVAL);
  await pictures(page).nth(2).waitFor({ state: "attached" });
});

test("the slides fill the window under the bar", async () => {
  for (const size of sizes) {
    const page = await open({ size });
    const box = await hero(page).boundingBox();
    const bar = await page.getByRole("banner").boundingBox();
    assert.ok(box && bar);
    const { width, height } = SIZES[size];
    assert.is(box.x, 0);
    assert.is(box.width, width);
    assert.ok(box.y <= bar.y + bar.height, "no gap under the bar");
    assert.ok(box.y + box.height >= height - 2, `${box.y + box.height} of ${height}`);
  }
});

test.run();
