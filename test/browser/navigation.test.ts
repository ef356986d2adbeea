import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { titles } from "../../src/content/titles.ts";
import { dropdownToggle, isHydrated, menuButton } from "../../src/tools/browser/page.ts";
import { SIZES, type Size, sizes } from "../../src/tools/browser/site.ts";
import { coveredControls } from "./inspect.ts";
import { siteSuite } from "./site-suite.ts";
import { overhang, screen, withSession } from "./visit.ts";

// Which press, key or change of path closes what is tested in `unit/frame/navigation`. Here is what
// takes a browser: fingers, layout, style, and the order of its events.
const { test, open } = siteSuite("navigation");

const bar = (page: Page) => page.getByRole("banner");
const barLink = (page: Page, name: string) =>
  bar(page).getByRole("link", { name, exact: true, includeHidden: true });

const shown = (locator: Locator) => locator.waitFor({ state: "visible" });

async function dropdownIs(page: Page, state: "visible" | "hidden"): Promise<void> {
  for (const name of ["Loans", titles.otherProducts]) await barLink(page, name).waitFor({ state });
}

const menuIs = (page: Page, state: "visible" | "hidden") =>
  barLink(page, "About Us").waitFor({ state });

/** Presses as the size's visitors do: with a finger on the phone, with the mouse on a desktop. */
const press = (size: Size, locator: Locator) =>
  size === "phone" ? locator.tap() : locator.click();

/** Opens a page whose navigation links can be seen: behind the menu button on a phone. */
async function openMenu(size: Size): Promise<Page> {
  const page = await open({ size, route: "/faq" });
  if (size === "phone") await menuButton(page).tap();
  await menuIs(page, "visible");
  return page;
}

for (const size of sizes) {
  test(`the dropdown opens, closes and leads on by presses on a ${size}`, async () => {
    const page = await openMenu(size);
    const link = await barLink(page, "Account Types").boundingBox();
    const button = await dropdownToggle(page).boundingBox();
    assert.ok(link && button);
    assert.ok(Math.abs(link.y + link.height / 2 - (button.y + button.height / 2)) < 4, "in line");
    const gap = button.x - (link.x + link.width);
    assert.ok(gap >= 0 && gap < 16, `${gap} px apart`);

    const openDropdown = async () => {
      await press(size, dropdownToggle(page));
      await dropdownIs(page, "visible");
    };
    await openDropdown();
    await press(size, dropdownToggle(page));
    await dropdownIs(page, "hidden");

    await openDropdown();
    const menu = await bar(page).getByRole("list").first().locator("..").boundingBox();
    assert.ok(menu);
    // Chrome takes a tap beside a link for one on it: this is on the menu's edge, below its last button.
    if (size === "phone") await page.touchscreen.tap(menu.x + 9, menu.y + menu.height - 4);
    else await page.getByRole("main").getByRole("heading", { level: 1 }).click();
    await dropdownIs(page, "hidden");
    await menuIs(page, "visible");

    await openDropdown();
    await press(size, barLink(page, "Loans"));
    await screen(page, titles.loans);
    await dropdownIs(page, "hidden");
    await menuIs(page, size === "phone" ? "hidden" : "visible");
  });
}

test("the active link is marked in every window", async () => {
  const page = await open({ size: "phone" });
  await bar(page).locator("a[aria-current]").waitFor({ state: "attached" });
  for (const [route, heading, active] of [
    ["/our-products/account-types", titles.accountTypes, ["Account Types"]],
    ["/our-products/loans", titles.loans, []],
    ["/news/keep-a-savings-habit", "Small money, every week", ["News"]],
    ["/", titles.home, ["Home"]],
  ] as const) {
    await page.evaluate((route) => window.location.assign(`#${route}`), route);
    await screen(page, heading);
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      // The mark is a stripe: under the link, or on a phone at its side.
      const marked = await bar(page)
        .locator("li a")
        .evaluateAll((links) =>
          links.flatMap((link) => {
            const isUnder = getComputedStyle(link, "::after").content !== "none";
            const isAside = getComputedStyle(link).borderLeftStyle !== "none";
            return isUnder || isAside ? link.textContent : [];
          }),
        );
      assert.equal(marked, active, `${route} on a ${size}`);
    }
  }
});

test("a double click on Logout doesn't go on to the Login button that takes its place", async () => {
  const page = await open({ size: "desktop", route: "/faq", prepare: withSession("Ama") });
  await bar(page).getByRole("button", { name: "Logout" }).dblclick();
  await barLink(page, "Login").waitFor();
  await screen(page, titles.home);
});

test("a double click on Home's Open Account doesn't go on to send the empty login", async () => {
  const page = await open({ size: "desktop" });
  await isHydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Open Account" }).dblclick();
  await screen(page, titles.login);
  assert.is(await page.getByRole("main").locator("[aria-invalid=true]").count(), 0);
});

test("a link that is chosen as soon as the dropdown opens closes it too", async () => {
  const page = await open({ size: "desktop", route: "/faq" });
  const link = await barLink(page, "Loans").elementHandle();
  // Both in one turn of the event loop, as keys come to a page that was busy.
  await dropdownToggle(page).evaluate((toggle, link) => {
    if (!(toggle instanceof HTMLElement && link instanceof HTMLElement)) throw new Error();
    toggle.click();
    link.click();
  }, link);
  await screen(page, titles.loans);
  await dropdownIs(page, "hidden");
});

test("all of the menu can be reached in a low window", async () => {
  const page = await openMenu("phone");
  await page.setViewportSize({ width: 640, height: 320 });
  await dropdownToggle(page).tap();
  await barLink(page, "Login").tap();
  await screen(page, titles.login);
});

test("no name is so long that it breaks the bar", async () => {
  // The greeting has a title.
  const parts = "header a, header summary, header button, header [title]";
  for (const name of ["A".repeat(80), "Nyanquoi Emmanuel Sumo-Kpadeh ".repeat(4)]) {
    const page = await open({ size: "desktop", route: "/faq", prepare: withSession(name) });
    for (const width of [320, 360, 1239, 1240, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const small = await menuButton(page).isVisible();
      assert.is(small, width < 1240, `${width} px has a menu button`);
      if (small) await menuButton(page).click();
      await shown(bar(page).getByRole("button", { name: "Logout" }));
      await shown(bar(page).getByText("Welcome"));
      assert.ok((await overhang(page)) <= 0, `${width} px scrolls sideways`);
      assert.equal(await coveredControls(page, parts, parts), [], `${width} px`);
      const logout = await bar(page).getByRole("button", { name: "Logout" }).boundingBox();
      const openAccount = await barLink(page, "Open Account").boundingBox();
      assert.is(logout?.height, openAccount?.height, `${width} px: Logout is on one line`);
      if (small) await menuButton(page).click();
    }
  }
});

test("a desktop has room for a first and a last name", async () => {
  const prepare = withSession("Martha Kollie");
  const page = await open({ size: "desktop", route: "/faq", prepare });
  const greeting = bar(page).getByText("Welcome Martha Kollie");
  await shown(greeting);
  const isWhole = await greeting.evaluate((element) => element.scrollWidth <= element.clientWidth);
  assert.ok(isWhole, "the name ends in dots");
});

test("a visitor's name of any length leaves the institution's in the bar of a desktop", async () => {
  for (const name of ["Musu Kollie", "Wilhelmina Nyanfore-Johnson Toe Sherman-Kollie Dennis"]) {
    const page = await open({ size: "desktop", route: "/faq", prepare: withSession(name) });
    await shown(bar(page).getByText(`Welcome ${name}`));
    for (const width of [1240, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The name begins beside the logo, not below it and out of sight.
      const box = await bar(page).getByText(company.name, { exact: true }).boundingBox();
      assert.ok(
        box && box.y >= 0 && box.y + box.height <= 64,
        `At ${width} px the links leave the institution no room beside ${name}: fewer or shorter ones fit, or smaller gaps`,
      );
    }
  }
});

test("a long name of the institution leaves its logo whole, and ends in dots", async () => {
  for (const size of sizes) {
    const page = await open({ size, route: "/faq" });
    const name = bar(page).getByText(company.name);
    await name.evaluate((name) => name.append(" of the Farmers and Traders of Grand Cape Mount"));
    const edges = await bar(page).boundingBox();
    for (const part of [name, bar(page).locator("a svg")]) {
      const box = await part.boundingBox();
      assert.ok(edges && box);
      const [above, below] = [box.y - edges.y, edges.y + edges.height - box.y - box.height];
      assert.ok(above >= 0 && below >= 0, `${above} px above, ${below} px below`);
    }
    assert.ok(await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight));
  }
});

test("the footer names the visitor's year, whenever the site was built", async () => {
  const page = await open({
    size: "desktop",
    route: "/faq",
    prepare: (context) => context.clock.setFixedTime(new Date(2031, 5, 15)),
  });
  await shown(page.getByRole("contentinfo").getByText(`© 2031 ${company.name}`, { exact: true }));
});

test("the chat is hidden while a field of a form has the focus, so that it covers none", async () => {
  const page = await open({ size: "phone", route: "/login" });
  await screen(page, titles.login);
  const chat = page.getByLabel("Chat with us");
  await shown(chat);
  for (const label of ["Email", "Remember me"]) {
    await page.getByLabel(label).focus();
    await chat.waitFor({ state: "hidden" });
  }
  await page.getByRole("tab", { name: "Login" }).focus();
  await shown(chat);
});

for (const size of sizes) {
  test(`the chat at the bottom right and the way up give way to each other on a ${size}`, async () => {
    const page = await open({ size, route: "/our-products/account-types" });
    const chat = page.getByRole("link", { name: "Chat with us" });
    const wayUp = page.getByRole("button", { name: "Scroll to top" });
    await shown(chat);
    const box = await chat.boundingBox();
    assert.ok(box);
    const right = SIZES[size].width - box.x - box.width;
    const bottom = SIZES[size].height - box.y - box.height;
    assert.ok(right >= 0 && right <= 40 && bottom >= 0 && bottom <= 40, `${right}, ${bottom}`);

    await page.evaluate(() => window.scrollTo({ top: 301, behavior: "instant" }));
    await chat.waitFor({ state: "hidden" });
    // A second tap on the way up, in the same place, must not open the chat as soon as that is back.
    const atFirst = page.evaluate(
      () =>
        new Promise((resolve) => {
          new MutationObserver(() => {
            const link = document.querySelector("aside a");
            if (link !== null) resolve(getComputedStyle(link).visibility);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await press(size, wayUp);
    assert.is(await atFirst, "hidden");
    await page.waitForFunction(() => window.scrollY === 0);
    await shown(chat);
    await wayUp.waitFor({ state: "hidden" });
  });
}

test.run();
