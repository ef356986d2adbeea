/** Where a screen starts, and where a reload, Back or a link to a card leads a visitor. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { footerLink, waitForIdle, waitForPaint, waitForScreen } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { waitUntil } from "../helpers/wait-until.ts";

const { test, open } = siteSuite("scroll position");

/** Waits until any screen is shown and has loaded. */
async function waitForAnyScreen(page: Page): Promise<void> {
  await page.locator("main h1:not([data-loading]):visible").waitFor();
}

/** Waits until the page has this scroll position. */
const waitForPosition = (page: Page, position: number) =>
  page.waitForFunction((position) => window.scrollY === position, position);

/**
 * Clicks a link in the footer. First it scrolls there and waits for a frame: Chromium drops a
 * smooth scroll that starts in the same frame as another scroll, which no visitor can cause.
 */
async function clickFooterLink(page: Page, name: string): Promise<void> {
  await footerLink(page, name).scrollIntoViewIfNeeded();
  await waitForPaint(page);
  await footerLink(page, name).click();
}

test("Back leads to the screen of the link, with the focus but no ring, and Tab leads into a screen", async () => {
  const page = await open({ address: "/our-products/account-types" });
  await waitForHydration(page);
  await clickFooterLink(page, "About Us");
  await waitForScreen(page, screens.aboutUs.title);
  await page.keyboard.press("Tab");
  const isInMain = () => document.querySelector("main")?.contains(document.activeElement);
  assert.ok(await page.evaluate(isInMain), "Tab leads out of the screen");

  // After a key, the browser would draw a ring around the whole screen.
  await page.goBack();
  const { title } = screens.accountTypes;
  await waitForScreen(page, title);
  const screen = page.locator(`:is(main, main > section):focus[aria-label="${title}"]`);
  assert.is(await screen.evaluate((element) => getComputedStyle(element).outlineStyle), "none");
});

for (const [address, position] of [
  ["/faq", 300],
  // Below the first window. This screen loads only after the document.
  ["/news", 1500],
] as const) {
  test(`${address}, scrolled to ${position} px and reloaded, starts there`, async () => {
    const page = await open({ address });
    await waitForAnyScreen(page);
    await waitForIdle(page);
    await page.evaluate((position) => window.scrollTo(0, position), position);
    await page.reload();
    await waitForAnyScreen(page);
    await waitForIdle(page);
    await waitForPosition(page, position);

    await clickFooterLink(page, "Our Team");
    await waitForScreen(page, screens.ourTeam.title);
    await waitForPosition(page, 0);
    await page.goBack();
    await waitForPosition(page, 0);
  });
}

/** Waits until the card with this title is marked, and its top is in the window. */
async function waitForMark(page: Page, title: string) {
  const heading = page.locator("article:target").getByRole("heading", { name: title });
  await heading.waitFor();
  const isInWindow = (element: Element) => {
    const { top } = element.getBoundingClientRect();
    return top > 0 && top < window.innerHeight;
  };
  await waitUntil(() => heading.evaluate(isInWindow), `${title} to be in the window`);
}

for (const javaScriptEnabled of [true, false]) {
  test(`a link to an account leads to its card ${javaScriptEnabled ? "with" : "without"} JavaScript`, async () => {
    const page = await open({ address: screens.accountTypes.path, javaScriptEnabled });
    if (javaScriptEnabled) await waitForHydration(page);
    await page.getByRole("link", { name: "We are a church" }).click();
    await waitForMark(page, "Church Account");
    if (javaScriptEnabled) await page.locator("article:target:focus").waitFor();
  });
}

test.run();
