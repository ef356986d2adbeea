// A visitor without a mouse or finger couldn't reach a control, or wouldn't see where the focus is.

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { login } from "../../src/content/portal.ts";
import { field } from "../../src/tools/browser/forms.ts";
import { INFORMATION_ROUTES } from "../../src/tools/browser/information-screens.ts";
import {
  dropdownToggle,
  goTo,
  menuButton,
  waitForHydration,
} from "../../src/tools/browser/page.ts";
import { MAP } from "../../src/tools/browser/site.ts";
import { step, waitForAnyScreen, waitUntil } from "../helpers/page.ts";
import { waitForIdle } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("keyboard");

/** What the focus is on after a Tab, and what is wrong with it; null for nothing to look at. Runs in the page. */
function lookAtFocus() {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  // The map shows the focus on its own controls.
  if (element instanceof HTMLIFrameElement) return null;
  // A file's field is transparent; its label below it shows the focus.
  const isFile = element instanceof HTMLInputElement && element.type === "file";
  const seen = (isFile && element.nextElementSibling) || element;
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const isOnTop = ([x, y]: readonly [number, number]) => {
    const uppermost = document.elementFromPoint(x, y);
    return uppermost !== null && (element.contains(uppermost) || uppermost.contains(element));
  };
  const edges = [
    [left + width / 2, top + 2],
    [left + width / 2, bottom - 2],
    [left + 2, top + height / 2],
    [right - 2, top + height / 2],
  ] as const;
  const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
  return {
    name: name || element.getAttribute("name") || element.outerHTML,
    isCovered: !edges.every(isOnTop),
    isShown: getComputedStyle(seen).outlineStyle !== "none",
    isInFooter: element.closest("footer") !== null,
  };
}

/** Remembers what has the focus. Runs in the page. */
const rememberFocus = () => {
  Reflect.set(window, "lastFocus", document.activeElement);
};

/** Whether something else has the focus than what is remembered. Runs in the page. */
const hasFocusMoved = () => {
  const { activeElement } = document;
  // A date has three parts, and keeps the focus between them.
  const isDate = activeElement instanceof HTMLInputElement && activeElement.type === "date";
  return isDate || activeElement !== Reflect.get(window, "lastFocus");
};

/** The names of the controls within an element that can be seen. Runs in the page. */
const visibleControls = (root: HTMLElement) =>
  Array.from(
    root.querySelectorAll(
      "a[href], button:not([tabindex='-1']), summary, input:not([hidden]), select, textarea",
    ),
  )
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "")
    .filter((name) => name !== "");

/** The same, once it is free: what depends on the scroll position, such as the chat, goes a little later. */
async function settledFocus(page: Page) {
  let focus = await page.evaluate(lookAtFocus);
  const isFree = async () => {
    focus = await page.evaluate(lookAtFocus);
    return !focus?.isCovered;
  };
  await waitUntil(isFree, () => "the focus to be free").catch(() => {});
  return focus;
}

/**
 * Presses Tab through a part of the page, from its start.
 *
 * @returns the names of what the focus comes to, and what is wrong.
 */
async function tabThrough(
  page: Page,
  part: "body" | "main",
): Promise<{ passed: string[]; problems: string[] }> {
  const passed: string[] = [];
  const problems: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.evaluate(rememberFocus);
    await page.keyboard.press("Tab");
    // The map, of another site, takes the focus and hands it on in its own time.
    await waitUntil(
      () => page.evaluate(hasFocusMoved),
      () => `the focus to move on from ${passed.at(-1)}`,
    );
    const focus = await settledFocus(page);
    // Between the last control and the first nothing has the focus, and in the map nothing of ours.
    if (focus === null) continue;
    if (part === "body" ? focus.name === passed[0] : focus.isInFooter) break;
    passed.push(focus.name);
    if (focus.isCovered) problems.push(`${focus.name} is covered`);
    if (!focus.isShown) problems.push(`${focus.name} doesn't show the focus`);
  }
  for (const name of await page.locator(part).evaluate(visibleControls))
    if (!passed.includes(name)) problems.push(`Tab passes by ${name}`);
  return { passed, problems };
}

/** A map has controls; from a page without any the focus goes on at once, or in a while. */
const MAP_PAGE = { contentType: "text/html", body: '<a href="#place">A place</a>' };

/** Waits for the map, which is loaded when it comes near: while it loads it loses the focus. */
async function untilMapCame(page: Page): Promise<void> {
  const map = page.locator("iframe");
  if ((await map.count()) === 0) return;
  await map.scrollIntoViewIfNeeded();
  await waitUntil(
    async () => page.frames().some((frame) => frame.url().startsWith(MAP)),
    () => "the map",
  );
  await page.evaluate(() => window.scrollTo(0, 0));
}

for (const [size, routes] of [
  ["phone", [...INFORMATION_ROUTES, "/login", "/accounts"]],
  // The bar differs, and the map stands beside the form.
  ["desktop", ["/", "/faq", "/contact-us"]],
] as const) {
  test(`Tab reaches every control and the focus is visible on a ${size}`, async () => {
    const page = await open({
      size,
      reducedMotion: "reduce",
      prepare: (context) => context.route(`${MAP}/**`, (route) => route.fulfill(MAP_PAGE)),
    });
    const found: string[] = [];
    for (const route of routes) {
      await step(route, async () => {
        await goTo(page, route);
        await waitForAnyScreen(page);
        await waitForIdle(page);
        await untilMapCame(page);
        // The bar and the footer, which are the same everywhere, are tried with one screen.
        const isWhole = route === "/faq";
        const toggles =
          size === "phone" ? [menuButton(page), dropdownToggle(page)] : [dropdownToggle(page)];
        for (const toggle of isWhole ? toggles : []) await toggle.press("Enter");
        // The browser went to the section of the address, where Tab would begin.
        const skip = page.getByRole("button", { name: "Skip to content" });
        await (isWhole ? skip.focus() : skip.press("Enter"));
        const { passed, problems } = await tabThrough(page, isWhole ? "body" : "main");
        assert.ok(passed.length > 0);
        for (const problem of problems) found.push(`${route}: ${problem}`);
      });
    }
    assert.is(found.join("\n"), "");
  });
}

test("an arrow key leads from Login to Sign Up, although the build has prerendered both", async () => {
  const page = await open({ route: "/login", size: "desktop" });
  await waitForHydration(page);
  await page.getByRole("tab", { name: login.login }).press("ArrowRight");
  await field(page, login.name).waitFor();
  assert.is(await page.evaluate(() => document.activeElement?.textContent), login.signUp);
});

test.run();
