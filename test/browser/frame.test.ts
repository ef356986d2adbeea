/** The bar, its menu and dropdown, the toasts, the chat and the footer fit windows of all sizes. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application } from "../../src/content/application.ts";
import { askUs } from "../../src/content/ask-us.ts";
import * as company from "../../src/content/company.ts";
import { frame } from "../../src/content/frame.ts";
import { screens } from "../../src/screen-table.ts";
import { button, logIn, MUSU } from "../../src/tools/browser/forms.ts";
import { dropdownToggle, menuButton } from "../../src/tools/browser/page-controls.ts";
import {
  boxOf,
  goTo,
  horizontalOverflow,
  SIZES,
  sizes,
  toast,
  waitForScreen,
  withSession,
  withStoppedClock,
} from "../helpers/browser-page.ts";
import { coveredControls } from "../helpers/layout-faults.ts";
import { SCREENS } from "../helpers/screens.ts";
import { siteSuite, type Visit } from "../helpers/site-suite.ts";
import { waitUntil } from "../helpers/wait-until.ts";

const { test, open } = siteSuite("frame");

const bar = (page: Page) => page.getByRole("banner");
const barLink = (page: Page, name: string) => bar(page).getByRole("link", { name, exact: true });

const chat = (page: Page) => page.getByRole("link", { name: askUs.chatWithUs });
const STRIP = `header > div:has(> [aria-label="${askUs.chatWithUs}"])`;

test("the bar stays at the top of the window while a visitor scrolls", async () => {
  const page = await open({ address: "/faq" });
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    assert.is((await boxOf(bar(page))).y, 0, size);
  }
});

test("all of the menu can be reached in a low window", async () => {
  const page = await open({ address: "/faq" });
  await menuButton(page).tap();
  await barLink(page, "About Us").waitFor();
  await page.setViewportSize({ width: 640, height: 320 });
  // The strip with the chat would cover a part of it.
  await chat(page).waitFor({ state: "hidden" });
  await dropdownToggle(page).tap();
  // Playwright's tap would scroll even where a visitor can't, so the wheel scrolls first.
  await dropdownToggle(page).hover();
  await page.mouse.wheel(0, 1000);
  const login = barLink(page, "Login");
  const isInWindow = (link: Element) => link.getBoundingClientRect().bottom <= window.innerHeight;
  await waitUntil(() => login.evaluate(isInWindow), "the end of the menu to be in the window");
  await login.tap();
  await waitForScreen(page, screens.login.title);
});

test("the chat's strip covers no control or words at the end of a page in windows of all sizes and a wide font", async () => {
  // Without a script the chat isn't hidden on scrolling.
  const page = await open({ address: "/faq", javaScriptEnabled: false });
  for (const [width, height] of [
    [360, 640],
    [320, 568],
    [640, 360],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await chat(page).waitFor();
    // With this space, letters are as wide as those of DejaVu Sans.
    for (const letterSpacing of ["0", "0.15em"]) {
      await page.evaluate((letterSpacing) => {
        document.body.style.letterSpacing = letterSpacing;
        window.scrollTo(0, document.body.scrollHeight);
      }, letterSpacing);
      const covered = await coveredControls(page, STRIP, "footer a, footer p");
      assert.equal(covered, [], `${width} by ${height}, ${letterSpacing} between letters`);
    }
  }
});

test("a visitor's name of any length fits in the bar", async () => {
  // The greeting has a title.
  const parts = "header a, header summary, header button, header [title]";
  const usual = "Nyanquoi Sumo-Kpadeh";
  const page = await open({ size: "desktop", address: "/faq", prepare: withSession("Musu") });
  await bar(page).getByText("Welcome Musu").waitFor();
  for (const name of ["A".repeat(300), `${usual} `.repeat(3).trim(), usual]) {
    // As another tab does in which another visitor logs in.
    await page.evaluate((name) => {
      localStorage.setItem("user", JSON.stringify({ name }));
      window.dispatchEvent(new StorageEvent("storage"));
    }, name);
    // The tooltip is the whole name.
    const greeting = bar(page).getByTitle(name, { exact: true }).filter({ hasText: "Welcome" });
    for (const width of [320, 360, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const small = await menuButton(page).isVisible();
      assert.is(small, width < 1280, `${width} px: the menu button`);
      if (small) await menuButton(page).click();
      await bar(page).getByRole("button", { name: "Logout" }).waitFor();
      await greeting.waitFor();
      assert.ok((await horizontalOverflow(page)) <= 0, `${width} px scrolls sideways`);
      assert.equal(await coveredControls(page, parts, parts), [], `${width} px`);
      if (small) await menuButton(page).click();
      // The institution's name is beside the logo. Below it, it would be cut off.
      const box = await bar(page).getByText(company.name, { exact: true }).boundingBox();
      assert.ok(small || (box && box.y >= 0 && box.y + box.height <= 64), `${width} px`);
      const isWhole = await greeting.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth <= clientWidth && scrollHeight <= clientHeight,
      );
      assert.ok(isWhole || name !== usual, `${width} px: the first and last name are cut off`);
    }
  }
});

test("a toast is at the top right of the window, not cut off, and behind the open menu", async () => {
  // So that the toast doesn't disappear after five seconds.
  const page = await open({ address: "/login", errorsExpected: true, prepare: withStoppedClock });
  await logIn(page, MUSU);
  const refusal = toast(page, "Invalid email or password");
  await refusal.waitFor();
  await menuButton(page).tap();
  await barLink(page, "About Us").waitFor();
  assert.equal(await coveredControls(page, "[role=alert]", "nav a, nav summary"), []);
  for (const size of sizes) {
    const { width } = SIZES[size];
    await page.setViewportSize(SIZES[size]);
    const box = await boxOf(refusal);
    const barHeight = await bar(page).evaluate(({ clientHeight }) => clientHeight);
    const isAtTop = box.y >= barHeight && box.y + box.height <= 200;
    assert.ok(isAtTop, `on a ${size} it isn't at the top, or is behind the bar`);
    const margin = width - (box.x + box.width);
    const isAtRight = box.x >= 0 && margin >= 0 && margin <= 16;
    assert.ok(isAtRight, `on a ${size} it isn't at the right, or is cut off`);
  }
});

test("a toast on a phone ends above the screen's heading, whatever its text", async () => {
  const viewport = { width: 360, height: 560 };
  const page = await open({ address: "/accounts", viewport, prepare: withStoppedClock });
  await button(page, application.submit).click();
  const { y, height } = await boxOf(page.getByRole("alert"));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const heading = await boxOf(page.getByRole("heading", { level: 1 }));
  assert.ok(y + height <= heading.y, `the toast ends at ${y + height}`);
});

test("the footer shows the current year, not the build's", async () => {
  const prepare: Visit["prepare"] = (context) => context.clock.setFixedTime(new Date(2031, 5, 15));
  const page = await open({ address: "/faq", prepare });
  await page.getByText(`© 2031 ${company.name}`, { exact: true }).waitFor();
});

for (const [size, isHidden] of [
  ["phone", true],
  ["desktop", false],
] as const) {
  test(`on a ${size} the chat and the scroll-to-top button are ${isHidden ? "hidden until the next screen" : "shown"} once a field has had the focus`, async () => {
    const page = await open({ size, address: "/contact-us" });
    const top = page.getByRole("button", { name: frame.toTop });
    const field = page.locator("main form input").first();
    /** Asserts whether both are shown, each at a position at which it may be. */
    const assertShown = async (isShown: boolean) => {
      for (const [floating, position] of [
        [chat(page), 0],
        [top, 400],
      ] as const) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), position);
        await floating.waitFor({ state: isShown ? "visible" : "hidden" });
      }
    };
    await assertShown(true);
    await field.evaluate((field) => field.focus({ preventScroll: true }));
    await assertShown(!isHidden);
    await field.blur();
    await assertShown(!isHidden);
    await goTo(page, "/faq");
    await assertShown(true);
  });
}

test("in landscape the chat covers neither words nor controls of a phone's first window", async () => {
  const page = await open();
  for (const [path, heading] of SCREENS) {
    await goTo(page, path);
    await waitForScreen(page, heading);
    for (const viewport of [
      { width: 640, height: 360 },
      { width: 568, height: 320 },
    ]) {
      await page.setViewportSize(viewport);
      await chat(page).waitFor();
      const covered = await coveredControls(page, STRIP, "main :is(a, button, label, input, p)");
      assert.equal(covered, [], `${path}, ${viewport.width} pixels wide`);
    }
  }
});

test("the bar and the strip take at most a fifth of a phone's window with enlarged text", async () => {
  const viewport = { width: 360, height: 560 };
  const page = await open({ viewport, address: "/login" });
  await page.locator(STRIP).waitFor();
  for (const size of ["100%", "130%", "200%"]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    const [top, bottom] = [await boxOf(bar(page)), await boxOf(page.locator(STRIP))];
    const taken = (top.height + bottom.height) / viewport.height;
    assert.ok(taken <= 0.2, `${taken} of the window with text of ${size}`);
  }
});

test("a light stands before the lobby's status only while the lobby is open", async () => {
  for (const [hour, isLit] of [
    [8, false],
    [10, true],
  ] as const) {
    const now = Date.UTC(2026, 10, 25, hour);
    const page = await open({ address: "/faq", prepare: ({ clock }) => clock.setFixedTime(now) });
    const statuses = page.getByText(/^Open/).and(page.locator("header strong, footer p"));
    // They appear after hydration.
    await statuses.nth(1).waitFor();
    const lights = await statuses.evaluateAll((all) =>
      all.map((status) => getComputedStyle(status, "::before").content),
    );
    assert.equal(
      lights.map((content) => content !== "none"),
      [isLit, isLit],
      `at ${hour} o'clock`,
    );
  }
});

test.run();
