/** Visitors who use only a keyboard reach every control, and see where the focus is. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { frame } from "../../src/content/frame.ts";
import { INFORMATION_PATHS } from "../../src/tools/browser/information-screens.ts";
import { dropdownToggle, menuButton } from "../../src/tools/browser/page-controls.ts";
import { type Size, step, waitForScreen } from "../helpers/browser-page.ts";
import { SCREENS } from "../helpers/screens.ts";
import { MAP, siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("keyboard");

/**
 * Runs in the page after a press of Tab, and waits until the focus has moved and nothing covers it,
 * since it takes a while to leave the map, and the chat disappears only after the scroll.
 *
 * @returns the focused control and its faults; null if none of ours has the focus.
 */
async function inspectFocus() {
  const inspect = () => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    // The map's controls are another site's.
    if (element instanceof HTMLIFrameElement) return null;
    // A file input is transparent, and the label below it shows the focus.
    const isFile = element instanceof HTMLInputElement && element.type === "file";
    const visible = (isFile && element.nextElementSibling) || element;
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
      hasOutline: getComputedStyle(visible).outlineStyle !== "none",
      isInFooter: element.closest("footer") !== null,
    };
  };
  const hasMoved = () => {
    const { activeElement } = document;
    // A date input has the focus while Tab moves between its three parts.
    const isDate = activeElement instanceof HTMLInputElement && activeElement.type === "date";
    return isDate || activeElement !== Reflect.get(window, "lastFocused");
  };
  const deadline = performance.now() + 60_000;
  while ((!hasMoved() || inspect()?.isCovered) && performance.now() < deadline)
    await new Promise(requestAnimationFrame);
  if (!hasMoved()) throw new Error("Tab doesn't move the focus");
  Object.assign(window, { lastFocused: document.activeElement });
  return inspect();
}

/** Runs in the page. @returns the names of the visible controls in an element. */
const visibleControls = (root: HTMLElement) =>
  Array.from(
    root.querySelectorAll(
      ":is(a[href], button):not([tabindex='-1']), summary, input:not([hidden]), select, textarea",
    ),
  )
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "")
    .filter((name) => name !== "");

/** Presses Tab through a part. @returns the names of the focused controls, and the faults. */
async function tabThrough(
  page: Page,
  part: "body" | "main",
): Promise<{ names: string[]; problems: string[] }> {
  const names: string[] = [];
  const problems: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(inspectFocus).catch((error) => {
      throw new Error(`after ${names.at(-1)}: ${error}`);
    });
    // The map has the focus, or nothing has it between the last control and the first.
    if (focus === null) continue;
    if (part === "body" ? focus.name === names[0] : focus.isInFooter) break;
    names.push(focus.name);
    if (focus.isCovered) problems.push(`${focus.name} is covered`);
    if (!focus.hasOutline) problems.push(`${focus.name} has no outline`);
  }
  for (const name of await page.locator(part).evaluate(visibleControls))
    if (!names.includes(name)) problems.push(`Tab doesn't reach ${name}`);
  return { names, problems };
}

for (const [size, paths] of [
  ["phone", [...INFORMATION_PATHS, "/login", "/accounts"]],
  // The bar differs from a phone's, and the map is beside the form.
  ["desktop", ["/faq", "/contact-us"]],
] satisfies readonly (readonly [Size, readonly string[]])[]) {
  test(`Tab reaches every control and the focus is visible on a ${size}`, async () => {
    const page = await open({
      size,
      reducedMotion: "reduce",
      prepare: (context) => context.route(`${MAP}/**`, (route) => route.abort()),
    });
    const found: string[] = [];
    for (const [path, heading] of SCREENS.filter(([path]) => paths.includes(path))) {
      await step(path, async () => {
        await page.evaluate((path) => window.location.assign(`#${path}`), path);
        await waitForScreen(page, heading);
        // The bar and the footer are the same on all screens, so one screen is enough for them.
        const isWhole = path === "/faq";
        const toggles =
          size === "phone" ? [menuButton(page), dropdownToggle(page)] : [dropdownToggle(page)];
        for (const toggle of isWhole ? toggles : []) await toggle.press("Enter");
        const skip = page.getByRole("button", { name: frame.skip });
        await (isWhole ? skip.focus() : skip.press("Enter"));
        const { names, problems } = await tabThrough(page, isWhole ? "body" : "main");
        assert.ok(names.length > 0, "Tab reaches no control");
        for (const problem of problems) found.push(`${path}: ${problem}`);
      });
    }
    assert.is(found.join("\n"), "");
  });
}

test.run();
