import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { slideshow } from "../../src/content/slides.ts";
import { SIZES, type Size, sizes } from "./site.ts";
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
async function openSlides(
  size: Size,
  reducedMotion: "no-preference" | "reduce" = "no-preference",
): Promise<Page> {
  const page = await open({
    size,
    reducedMotion,
    prepare: async (context) => {
      await context.clock.install({ time: 0 });
      await context.clock.pauseAt(1000);
    },
  });
  await dots(page).first().waitFor();
  return page;
}

/** Asserts that this slide is shown: its words alone, and its dot alone marked. */
async function slideIs(page: Page, number: number, message?: string): Promise<void> {
  const { title = "", subtitle = "" } = slides[number - 1] ?? {};
  const marked = hero(page).locator('button[aria-current="true"]');
  const headings = hero(page).getByRole("heading", { level: 2 });
  assert.equal(await headings.allTextContents(), [title], message);
  assert.is(await marked.getAttribute("aria-label"), `Show slide ${number}: ${title}`, message);
  assert.ok(await hero(page).getByText(subtitle).isVisible(), message);
}

/** Takes the mouse and the focus off the slides, which stop while they have either. */
async function turnAway(page: Page): Promise<void> {
  await page.getByRole("banner").hover({ position: { x: 2, y: 2 } });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

test("the slides go on after a tap, which leaves no finger and no look of a mouse on them", async () => {
  const page = await openSlides("phone");
  const colour = (button: Locator) => button.evaluate((element) => getComputedStyle(element).color);
  const before = await colour(pauseButton(page));
  await page.clock.runFor(3000);
  await dots(page).nth(1).tap();
  await page.clock.runFor(INTERVAL - 1);
  await slideIs(page, 2);
  await page.clock.runFor(1);
  await slideIs(page, 3, "after a dot");

  await pauseButton(page).tap();
  assert.is(await colour(playButton(page)), before);
  await page.clock.runFor(10 * INTERVAL);
  await slideIs(page, 3, "paused");
  await playButton(page).tap();
  await page.clock.runFor(INTERVAL);
  await slideIs(page, 1, "after Play");
});

test("the slides stop while the mouse or the focus is on them", async () => {
  const page = await openSlides("desktop");
  await hero(page).getByRole("heading", { level: 1 }).hover();
  await page.clock.runFor(10 * INTERVAL);
  await slideIs(page, 1);
  await turnAway(page);
  await page.clock.runFor(INTERVAL - 1);
  await slideIs(page, 1);
  await page.clock.runFor(1);
  await slideIs(page, 2);

  await dots(page).nth(2).focus();
  await page.keyboard.press("Enter");
  await page.clock.runFor(10 * INTERVAL);
  await slideIs(page, 3);
  await turnAway(page);
  await page.clock.runFor(INTERVAL);
  await slideIs(page, 1);
});

test("the slides stop and go on when the visitor's wish for less motion changes", async () => {
  const page = await openSlides("phone");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await pauseButton(page).waitFor({ state: "detached" });
  await page.clock.runFor(10 * INTERVAL);
  await slideIs(page, 1);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await pauseButton(page).waitFor();
  await page.clock.runFor(INTERVAL);
  await slideIs(page, 2);
});

for (const [reducedMotion, duration] of [
  ["no-preference", "1s"],
  ["reduce", "0s"],
] as const) {
  test(`slides fade into one another in ${duration} where motion is "${reducedMotion}"`, async () => {
    const page = await openSlides("desktop", reducedMotion);
    const durations = await hero(page).evaluate((hero) => {
      const faded = [...hero.querySelectorAll("img"), ...hero.querySelectorAll("div:has(> h2)")];
      return faded.map((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        const index = transitionProperty.split(", ").indexOf("opacity");
        return transitionDuration.split(", ")[index];
      });
    });
    assert.ok(durations.length > slides.length, "pictures and words");
    assert.equal(
      durations,
      durations.map(() => duration),
    );
  });
}

test("a slide's picture fades in while the last one's fades out", async () => {
  const page = await openSlides("desktop");
  const opacities = () =>
    hero(page)
      .locator("img")
      .evaluateAll((images) => images.map((image) => Number(getComputedStyle(image).opacity)));
  await page.waitForFunction(() => {
    const images = [...document.querySelectorAll("main img")];
    const isLoaded = (image: Element) =>
      image instanceof HTMLImageElement && image.naturalWidth > 0;
    return images.length === 2 && images.every(isLoaded);
  });
  assert.equal(await opacities(), [1, 0]);

  // Pauses the fading halfway.
  await dots(page)
    .nth(1)
    .evaluate(async (dot) => {
      if (dot instanceof HTMLElement) dot.click();
      await Promise.resolve();
      for (const fade of document.getAnimations()) {
        fade.pause();
        fade.currentTime = 500;
      }
    });
  const [old = 0, fresh = 0] = await opacities();
  assert.ok(old > 0.1 && old < 0.9, `${old}`);
  assert.ok(fresh > 0.1 && fresh < 0.9, `${fresh}`);
  await page.evaluate(() => {
    for (const fade of document.getAnimations()) fade.finish();
  });
  assert.equal((await opacities()).slice(0, 2), [0, 1]);
});

test("the slides stop while they are out of the window, and then go on", async () => {
  const page = await openSlides("phone");
  /** Scrolls, and waits until the browser has told the observers of the slides. */
  const scrollTo = (top: number) =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: "instant" });
      const slides = document.querySelector("main section section");
      await new Promise((resolve) => {
        if (slides) new IntersectionObserver(resolve).observe(slides);
      });
    }, top);

  await scrollTo(5000);
  await page.clock.runFor(10 * INTERVAL);
  await scrollTo(0);
  await slideIs(page, 1);
  await page.clock.runFor(INTERVAL);
  await slideIs(page, 2);
});

test("a slide's picture is fetched when the slide is next, and the first one never", async () => {
  const pictures: string[] = [];
  const page = await open({
    size: "phone",
    prepare: async (context) => {
      await context.clock.install({ time: 0 });
      await context.clock.pauseAt(1000);
      context.on("request", (request) => {
        const [, name] = /assets\/([a-z]+)-\w+\.svg$/.exec(request.url()) ?? [];
        if (name) pictures.push(name);
      });
    },
  });
  await dots(page).first().waitFor();
  const count = (number: number) =>
    page.waitForFunction(
      (number) => document.querySelectorAll("main section section img").length === number,
      number,
    );
  await count(2);
  assert.equal(pictures, ["trusted"]);
  await page.clock.runFor(INTERVAL);
  await count(3);
  assert.equal(pictures, ["trusted", "growth"]);
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
