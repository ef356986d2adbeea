/** The second tap of a double tap would press what the first has put there. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { BACKEND } from "../../src/tools/browser/calls.ts";
import { button, fillApplication } from "../../src/tools/browser/forms.ts";
import { menuButton } from "../../src/tools/browser/page.ts";
import { holdRequests, routeOf, waitForPaint, waitForScreen, waitUntil } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("double tap");

type Point = { readonly x: number; readonly y: number };

/** The words of the control at a point of the window. */
const controlAt = (page: Page, point: Point) =>
  page.evaluate(({ x, y }) => {
    const control = document.elementFromPoint(x, y)?.closest("a, button");
    return control?.ariaLabel ?? control?.textContent ?? "";
  }, point);

/**
 * Taps twice at a point, with another control there at the second tap.
 *
 * @param second the words of that control.
 */
async function tapTwice(
  page: Page,
  point: Point,
  second: string | RegExp,
  tap: (x: number, y: number) => Promise<void>,
): Promise<void> {
  // All events have the same time: the two taps of a busy machine would be too slow.
  await page.evaluate(() => Object.defineProperty(Event.prototype, "timeStamp", { value: 0 }));
  await tap(point.x, point.y);
  let found = "";
  await waitUntil(
    async () => {
      found = await controlAt(page, point);
      return typeof second === "string" ? found === second : second.test(found);
    },
    () => `${second} at ${point.x}, ${point.y}, where there was: ${found}`,
  );
  await tap(point.x, point.y);
  await waitForPaint(page);
}

const touch = (page: Page) => (x: number, y: number) => page.touchscreen.tap(x, y);
const click = (page: Page) => (x: number, y: number) => page.mouse.click(x, y);

for (const [what, size, viewport, y, tapOn] of [
  ["tap on a phone", "phone", { width: 412, height: 800 }, 640, touch],
  ["tap on a small phone", "phone", { width: 360, height: 640 }, 480, touch],
  ["click on a computer", "desktop", { width: 1366, height: 650 }, 490, click],
] as const) {
  test(`a double ${what} on Submit doesn't cancel the application`, async () => {
    const page = await open({ route: "/accounts", size, viewport });
    await fillApplication(page);
    const { hold, release } = holdRequests(BACKEND);
    await hold(page.context());
    const submit = button(page, application.submit);
    const before = await submit.boundingBox();
    assert.ok(before);
    await page.evaluate((by) => window.scrollBy(0, by), before.y + before.height / 2 - y);
    const box = await submit.boundingBox();
    assert.ok(box);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await tapTwice(page, point, application.sending.cancel, tapOn(page));
    assert.is(await page.getByRole("progressbar").count(), 1, "the upload was cancelled");
    release();
    await page.getByRole("heading", { name: application.done }).waitFor();
  });
}

test("a double tap on News in a phone's menu opens no article", async () => {
  const page = await open({ route: "/faq", size: "phone" });
  await menuButton(page).tap();
  const news = page.getByRole("banner").getByRole("link", { name: "News", exact: true });
  const box = await news.boundingBox();
  assert.ok(box);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tapTwice(page, point, /^Read more/, touch(page));
  assert.is(routeOf(page), "/news");
  await waitForScreen(page, screens.news.title);
});

test("a double tap on the scroll-to-top button doesn't open the chat", async () => {
  const page = await open({ size: "phone", route: "/our-products/account-types" });
  await page.getByRole("link", { name: "Chat with us" }).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: "instant" }));
  const box = await page.getByRole("button", { name: "Scroll to top" }).boundingBox();
  assert.ok(box);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tapTwice(page, point, "Chat with us", touch(page));
  assert.is(page.context().pages().length, 1);
});

test.run();
