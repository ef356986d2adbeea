import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { titles } from "../../src/content/titles.ts";
import { keys } from "./portal.ts";
import { type Size, sizes } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { arrived, comeTo, ENLARGED, NARROW, routeOf, screen, step, withStyle } from "./visit.ts";

const { test, open } = siteSuite("keyboard");

const routes = [
  "/",
  "/about-us",
  "/our-products",
  "/our-products/account-types",
  "/faq",
  "/our-team",
  "/contact-us",
  "/login",
  "/accounts",
];

/** What a visitor who presses Tab through the whole page comes by, and what is wrong with each. */
async function tabThrough(page: Page): Promise<{ passed: string[]; problems: string[] }> {
  const passed: string[] = [];
  const problems: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    // Scrolling to what has the focus goes on for a frame.
    const focus = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      // A file's field is out of sight; its label shows the focus for it.
      const isFile = element instanceof HTMLInputElement && element.type === "file";
      const seen = isFile ? element.nextElementSibling : element;
      const { left, top, width, height } = (seen ?? element).getBoundingClientRect();
      const isOnTop = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (seen?.contains(top) || top.contains(seen));
      };
      const [middle, centre] = [left + width / 2, top + height / 2];
      const edges = [
        isOnTop(middle, top + 2),
        isOnTop(middle, top + height - 2),
        isOnTop(left + 2, centre),
        isOnTop(left + width - 2, centre),
      ];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
      return {
        name: name || element.getAttribute("name") || element.outerHTML,
        isHidden: edges.includes(false),
        isShown: getComputedStyle(seen ?? element).outlineStyle !== "none",
      };
    });
    // Between the last control and the first, and for a moment in the map, nothing has the focus.
    if (focus === null) continue;
    if (focus.name === passed[0]) break;
    passed.push(focus.name);
    if (focus.isHidden) problems.push(`${focus.name} is covered`);
    if (!focus.isShown) problems.push(`${focus.name} doesn't show the focus`);
  }
  return { passed, problems };
}

for (const size of sizes) {
  test(`Tab comes to everything, and what has the focus is seen on a ${size}`, async () => {
    const page = await open({ size, reducedMotion: "reduce" });
    const found: string[] = [];
    for (const route of routes) {
      await step(route, async () => {
        await comeTo(page, route);
        await arrived(page);
        const { passed, problems } = await tabThrough(page);
        for (const problem of problems) found.push(`${route}: ${problem}`);
        assert.is(passed[0], "Skip to content");
        const controls = page.locator(
          "a[href], button:not([tabindex='-1']), summary, input:not([hidden]), select, textarea, iframe",
        );
        for (const control of await controls.all())
          if (await control.isVisible()) {
            const name =
              (await control.getAttribute("aria-label")) ?? (await control.textContent())?.trim();
            if (name && !passed.includes(name)) found.push(`${route}: Tab passes by ${name}`);
          }
      });
    }
    assert.is(found.join("\n"), "");
  });
}

test("the skip control leads to the screen, and leaves the address alone", async () => {
  const page = await open({ route: "/faq", size: "phone" });
  await screen(page, titles.faq);
  await keys.press(page.getByRole("button", { name: "Skip to content" }));
  await page.locator("main:focus").waitFor();
  assert.is(routeOf(page), "/faq");
  await page.keyboard.press("Tab");
  assert.ok(await page.locator("main :focus").isVisible());
});

async function findLoan(page: Page, size: Size): Promise<void> {
  const bar = page.getByRole("banner");
  if (size === "phone") await keys.press(bar.locator("summary").filter({ hasText: /^Menu$/ }));
  await keys.press(bar.locator("summary").filter({ hasText: "More Account Types" }));
  await keys.press(bar.getByRole("link", { name: "Loans", exact: true }));
  await screen(page, "Our Loans");
  await page.locator("h1:focus").waitFor();
  await page.getByRole("heading", { name: "Susu Loan" }).waitFor();
}

for (const size of sizes) {
  test(`a loan is found by the keyboard alone on a ${size}`, async () => {
    await findLoan(await open({ route: "/", size }), size);
  });
}

test("a loan is found by the keyboard in 320 pixels with text twice as large", async () => {
  const page = await open({
    route: "/",
    size: "phone",
    prepare: (context) => withStyle(context, ENLARGED),
  });
  await page.setViewportSize(NARROW);
  await findLoan(page, "phone");
});

test.run();
