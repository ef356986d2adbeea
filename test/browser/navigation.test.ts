import type { BrowserContext, Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { titles } from "../../src/content/titles.ts";
import { SIZES, type Size, sizes } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { overhang, routeOf, screen } from "./visit.ts";

const { test, open } = siteSuite("navigation");

const bar = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page) => bar(page).locator("summary", { hasText: "Menu" });
const toggle = (page: Page) => bar(page).locator("summary", { hasText: "More Account Types" });
const barLink = (page: Page, name: string) =>
  bar(page).getByRole("link", { name, exact: true, includeHidden: true });
const subLinks = (page: Page) => [
  barLink(page, "Loans"),
  barLink(page, "Other Products and Services"),
];
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Goes to an address as by typing another hash, and waits until the page has heard of it. */
const goTo = (page: Page, route: string) =>
  page.evaluate(async (hash) => {
    if (window.location.hash === hash) return;
    const changed = new Promise((resolve) =>
      window.addEventListener("hashchange", resolve, { once: true }),
    );
    window.location.hash = hash;
    await changed;
    // The site hears of it in the same moment, but maybe after this does.
    await new Promise(requestAnimationFrame);
  }, `#${route}`);

const screenHeading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

const shown = (locator: Locator) => locator.waitFor({ state: "visible" });
const hidden = (locator: Locator) => locator.waitFor({ state: "hidden" });

async function dropdownIs(page: Page, state: "visible" | "hidden"): Promise<void> {
  for (const link of subLinks(page)) await link.waitFor({ state });
}

const menuIs = (page: Page, state: "visible" | "hidden") =>
  barLink(page, "About Us").waitFor({ state });

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

/** Presses as the size's visitors do: with a finger on the phone, else with the mouse. */
const press = (size: Size, locator: Locator) =>
  size === "phone" ? locator.tap() : locator.click();

/** Opens a page whose navigation links can be seen: behind the menu button on a phone. */
async function openMenu(
  size: Size,
  route = "/faq",
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const page = await open({ size, route, ...(prepare && { prepare }) });
  if (size === "phone") await menuButton(page).tap();
  await menuIs(page, "visible");
  return page;
}

/** Puts items into the storage of each page before it opens. */
const storing = (items: Readonly<Record<string, string>>) => (context: BrowserContext) =>
  context.addInitScript((items) => {
    // The empty page that every tab begins with has no storage.
    if (window.origin === "null") return;
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, items);

const signedIn = (name: string) =>
  storing({ token: "a-token", authToken: "a-token", user: JSON.stringify({ name }) });

for (const size of sizes) {
  test(`the links lead to their screens on a ${size}`, async () => {
    const page = await openMenu(size);
    await toggle(page).click();
    const links = bar(page).getByRole("navigation").getByRole("listitem").getByRole("link");
    const found = await links.evaluateAll((elements) =>
      elements.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    assert.equal(found, [
      ["Home", "#/"],
      ["About Us", "#/about-us"],
      ["Account Types", "#/our-products/account-types"],
      ["Loans", "#/our-products/loans"],
      ["Other Products and Services", "#/our-products"],
      ["Our Team", "#/our-team"],
      ["Faq", "#/faq"],
      ["News", "#/news"],
      ["Contact Us", "#/contact-us"],
    ]);
    assert.is(await barLink(page, company.name).getAttribute("href"), "#/");
  });

  test(`the dropdown opens beside its link, and closes by its toggle or by any press beside it on a ${size}`, async () => {
    const page = await openMenu(size);
    await dropdownIs(page, "hidden");
    const link = await barLink(page, "Account Types").boundingBox();
    const button = await toggle(page).boundingBox();
    assert.ok(link && button);
    assert.ok(Math.abs(link.y + link.height / 2 - (button.y + button.height / 2)) < 4, "in line");
    const gap = button.x - (link.x + link.width);
    assert.ok(gap >= 0 && gap < 16, `${gap} px apart`);

    await press(size, toggle(page));
    await dropdownIs(page, "visible");
    await press(size, toggle(page));
    await dropdownIs(page, "hidden");
    await menuIs(page, "visible");

    await press(size, toggle(page));
    await dropdownIs(page, "visible");
    if (size === "phone") {
      const home = await barLink(page, "Home").boundingBox();
      assert.ok(home);
      await page.touchscreen.tap(home.x, home.y - 4);
    } else {
      await screenHeading(page).click();
    }
    await dropdownIs(page, "hidden");
    await menuIs(page, "visible");
    assert.is(routeOf(page), "/faq");

    await press(size, toggle(page));
    await dropdownIs(page, "visible");
    await press(size, barLink(page, "Our Team"));
    await screen(page, "Our Team");
    await dropdownIs(page, "hidden");
  });

  test(`choosing a sub-link closes the dropdown and the menu on a ${size}`, async () => {
    const page = await openMenu(size);
    for (const [name, route, heading] of [
      ["Loans", "/our-products/loans", "Our Loans"],
      ["Other Products and Services", "/our-products", "Other Products and Services"],
      // Now the page is there already.
      ["Other Products and Services", "/our-products", "Other Products and Services"],
    ] as const) {
      if (!(await barLink(page, "Home").isVisible())) await menuButton(page).tap();
      await press(size, toggle(page));
      await dropdownIs(page, "visible");
      await press(size, barLink(page, name));
      await screen(page, heading);
      assert.is(routeOf(page), route);
      await dropdownIs(page, "hidden");
      await menuIs(page, size === "phone" ? "hidden" : "visible");
    }
  });

  test(`the browser's Back closes the dropdown and the menu on a ${size}`, async () => {
    const page = await open({ size, route: "/faq" });
    await footerLink(page, "Our Team").click();
    await screen(page, "Our Team");
    if (size === "phone") await menuButton(page).tap();
    await press(size, toggle(page));
    await dropdownIs(page, "visible");
    await page.goBack();
    await screen(page, titles.faq);
    await dropdownIs(page, "hidden");
    await menuIs(page, size === "phone" ? "hidden" : "visible");
    if (size === "phone") {
      await menuButton(page).tap();
      await menuIs(page, "visible");
      await dropdownIs(page, "hidden");
    }
  });

  test(`the dropdown goes by keys too on a ${size}`, async () => {
    const page = await openMenu(size);
    await barLink(page, "Account Types").focus();
    await page.keyboard.press("Tab");
    assert.ok(await hasFocus(toggle(page)));
    await page.keyboard.press("Enter");
    await dropdownIs(page, "visible");
    await page.keyboard.press("Space");
    await dropdownIs(page, "hidden");
    // Nothing that is hidden can be reached.
    await page.keyboard.press("Tab");
    assert.ok(await hasFocus(barLink(page, "Our Team")));
    await page.keyboard.press("Shift+Tab");

    await page.keyboard.press("Space");
    await dropdownIs(page, "visible");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    assert.ok(await hasFocus(barLink(page, "Other Products and Services")));
    await page.keyboard.press("Escape");
    await dropdownIs(page, "hidden");
    assert.ok(await hasFocus(toggle(page)));
    await menuIs(page, "visible");

    await page.keyboard.press("Enter");
    await dropdownIs(page, "visible");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await screen(page, "Our Loans");
    await dropdownIs(page, "hidden");
  });

  test(`the active link is the one of the path on a ${size}`, async () => {
    const page = await open({ size, route: "/" });
    for (const [route, active] of [
      ["/", ["Home"]],
      ["", ["Home"]],
      ["/about-us", ["About Us"]],
      ["/our-products/account-types", ["Account Types"]],
      ["/our-products/loans", []],
      ["/our-products", []],
      ["/our-team", ["Our Team"]],
      ["/faq", ["Faq"]],
      ["/faq?from=a-friend", ["Faq"]],
      ["/news", ["News"]],
      ["/news/", ["News"]],
      ["/news/keep-a-savings-habit", ["News"]],
      ["/contact-us", ["Contact Us"]],
      ["/login", []],
      ["/nope", []],
      ["foo", []],
    ] as const) {
      await goTo(page, route);
      if (!(await barLink(page, "Home").isVisible())) await menuButton(page).tap();
      // The mark is a stripe: under the link, or on a phone at its side.
      const marked = await bar(page)
        .getByRole("listitem")
        .getByRole("link")
        .evaluateAll((links) =>
          links.flatMap((link) => {
            const isUnder = getComputedStyle(link, "::after").content !== "none";
            const isAside = getComputedStyle(link).borderLeftStyle !== "none";
            return isUnder || isAside ? link.textContent : [];
          }),
        );
      assert.equal(marked, active, route);
    }
  });

  test(`a visitor who is signed out can log in and open an account on a ${size}`, async () => {
    const page = await openMenu(size);
    assert.is(await barLink(page, "Open Account").getAttribute("href"), "#/login");
    await hidden(bar(page).getByText("Welcome"));
    await hidden(bar(page).getByRole("button", { name: "Logout" }));

    await press(size, barLink(page, "Login"));
    await page.waitForFunction(() => window.location.hash === "#/login");
    await menuIs(page, size === "phone" ? "hidden" : "visible");
    await page.goBack();
    await screen(page, titles.faq);
    await press(size, barLink(page, "Open Account"));
    await page.waitForFunction(() => window.location.hash === "#/login");
  });

  test(`a visitor who is signed in is welcomed, and can log out on a ${size}`, async () => {
    const page = await openMenu(size, "/our-team", async (context) => {
      await signedIn("Ama Kollie")(context);
      await storing({
        rememberedEmail: "ama@example.com",
        rememberMe: "true",
        theirs: "kept",
      })(context);
    });
    await shown(bar(page).getByText("Welcome Ama Kollie", { exact: true }));
    await hidden(barLink(page, "Login"));
    assert.is(await barLink(page, "Open Account").getAttribute("href"), "#/accounts");

    await press(size, bar(page).getByRole("button", { name: "Logout" }));
    await screen(page, titles.home);
    assert.is(routeOf(page), "/");
    const kept = await page.evaluate(() => ({ ...localStorage }));
    assert.equal(kept, { rememberedEmail: "ama@example.com", rememberMe: "true", theirs: "kept" });
    await menuIs(page, size === "phone" ? "hidden" : "visible");
    await hidden(bar(page).getByText("Welcome"));
    assert.is(await barLink(page, "Open Account").getAttribute("href"), "#/login");
  });
}

test("the menu opens and closes by its button, beside it, by Escape and by a link", async () => {
  const page = await open({ size: "phone", route: "/faq" });
  await menuIs(page, "hidden");
  await dropdownIs(page, "hidden");
  const openIt = async () => {
    await menuButton(page).tap();
    await menuIs(page, "visible");
  };

  await openIt();
  await menuButton(page).tap();
  await menuIs(page, "hidden");

  await openIt();
  await page.touchscreen.tap(100, 630);
  await menuIs(page, "hidden");
  assert.is(routeOf(page), "/faq");

  await openIt();
  await barLink(page, "Faq").tap();
  await menuIs(page, "hidden");

  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await menuIs(page, "visible");
  await toggle(page).focus();
  await page.keyboard.press("Space");
  await dropdownIs(page, "visible");
  await page.keyboard.press("Escape");
  await dropdownIs(page, "hidden");
  await menuIs(page, "visible");
  assert.ok(await hasFocus(toggle(page)));
  await page.keyboard.press("Escape");
  await menuIs(page, "hidden");
  assert.ok(await hasFocus(menuButton(page)));
});

test("the menu closes when the focus goes on past it, and by the links beside it", async () => {
  const page = await openMenu("phone");
  await page.getByRole("main").locator("summary").first().focus();
  await menuIs(page, "hidden");

  // Each leads to where the visitor is already.
  for (const [route, name] of [
    ["/", company.name],
    ["/login", "Open Account"],
  ] as const) {
    await goTo(page, route);
    await menuButton(page).tap();
    await menuIs(page, "visible");
    await bar(page).getByRole("link", { name }).tap();
    await menuIs(page, "hidden");
  }
});

test("a link that is chosen as soon as the dropdown opens closes it too", async () => {
  const page = await open({ size: "desktop", route: "/faq" });
  const link = await barLink(page, "Loans").elementHandle();
  // Both in one turn of the page's loop, as keys come to a page that was busy.
  await toggle(page).evaluate((toggle, link) => {
    if (!(toggle instanceof HTMLElement && link instanceof HTMLElement)) throw new Error();
    toggle.click();
    link.click();
  }, link);
  await screen(page, "Our Loans");
  await dropdownIs(page, "hidden");
});

test("all of the menu can be reached in a window that is low", async () => {
  const page = await openMenu("phone");
  await page.setViewportSize({ width: 640, height: 320 });
  await toggle(page).tap();
  await barLink(page, "Login").tap();
  await page.waitForFunction(() => window.location.hash === "#/login");
});

test("two tabs are signed in and out together", async () => {
  const one = await open({ size: "desktop", route: "/faq" });
  const other = await one.context().newPage();
  await other.goto(one.url());
  await shown(barLink(other, "Login"));

  await one.evaluate(() => {
    localStorage.setItem("user", '{"name":"Ama"}');
    localStorage.setItem("token", "a-token");
  });
  await shown(bar(other).getByText("Welcome Ama"));
  await one.reload();
  await bar(one).getByRole("button", { name: "Logout" }).click();
  await shown(barLink(one, "Login"));
  await shown(barLink(other, "Login"));
  await hidden(bar(other).getByText("Welcome"));
  assert.is(routeOf(other), "/faq");
});

test("a browser that refuses its storage still shows the site", async () => {
  const page = await open({
    size: "desktop",
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("Refused", "SecurityError");
          },
        });
      }),
  });
  await screen(page, titles.home);
  await barLink(page, "News").click();
  await screen(page, titles.news);
  await shown(barLink(page, "Login"));
});

test("no name is so long that it breaks the bar", async () => {
  for (const name of ["A".repeat(80), "Nyanquoi Emmanuel Sumo-Kpadeh ".repeat(4)]) {
    const page = await open({ size: "desktop", route: "/faq", prepare: signedIn(name) });
    for (const width of [320, 360, 1239, 1240, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const small = await menuButton(page).isVisible();
      assert.is(small, width < 1240, `${width} px has a menu button`);
      if (small) await menuButton(page).click();
      const logOut = bar(page).getByRole("button", { name: "Logout" });
      await shown(logOut);
      assert.ok((await overhang(page)) <= 0, `${width} px scrolls sideways`);

      const parts = [
        barLink(page, company.name),
        ...(small ? [menuButton(page)] : [barLink(page, "Home"), barLink(page, "Contact Us")]),
        bar(page).getByText("Welcome"),
        logOut,
        barLink(page, "Open Account"),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      for (const [index, box] of boxes.entries()) {
        assert.ok(box && box.x >= 0 && box.x + box.width <= width, `${width} px, part ${index}`);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            other &&
            (box.x + box.width <= other.x ||
              other.x + other.width <= box.x ||
              box.y + box.height <= other.y ||
              other.y + other.height <= box.y);
          assert.ok(apart, `${width} px: part ${index} lies over another`);
        }
      }
      if (small) await menuButton(page).click();
    }
  }
});

test("each link of the footer leads to its screen", async () => {
  const page = await open({ size: "phone", route: "/nope", reducedMotion: "reduce" });
  const links = page.getByRole("contentinfo").locator('a[href^="#"]');
  const expected = [
    ["About Us", "/about-us", "About Us"],
    ["Our Team", "/our-team", "Our Team"],
    ["Products and Services", "/our-products", "Other Products and Services"],
    ["Accounts", "/login", /./],
    ["News", "/news", titles.news],
    ["Careers", "/", titles.home],
    ["Contact Us", "/contact-us", "Contact Us"],
    ["Faq", "/faq", titles.faq],
  ] as const;
  assert.equal(
    await links.allTextContents(),
    expected.map(([name]) => name),
  );
  for (const [name, route, heading] of expected) {
    await footerLink(page, name).tap();
    await page.waitForFunction((hash) => window.location.hash === hash, `#${route}`);
    await screenHeading(page).filter({ hasNotText: titles.notFound }).waitFor();
    await screen(page, heading);
  }
});

test("the footer names the visitor's year, whenever the site was built", async () => {
  const page = await open({
    size: "desktop",
    route: "/faq",
    prepare: (context) => context.clock.setFixedTime(new Date(2031, 5, 15)),
  });
  const footer = page.getByRole("contentinfo");
  await shown(footer.getByText(`© 2031 ${company.name}`, { exact: true }));
});

for (const size of sizes) {
  test(`the chat button and the way up give way to each other on a ${size}`, async () => {
    const page = await open({ size, route: "/our-products/account-types" });
    const chat = page.getByRole("link", { name: "Chat with us" });
    const wayUp = page.getByRole("button", { name: "Scroll to top" });
    await shown(chat);
    for (const [position, chatState, wayUpState] of [
      [301, "hidden", "visible"],
      [300, "hidden", "hidden"],
      [299, "visible", "hidden"],
      [1000, "hidden", "visible"],
      [0, "visible", "hidden"],
      [300, "hidden", "hidden"],
      [301, "hidden", "visible"],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), position);
      assert.is(await page.evaluate(() => window.scrollY), position);
      await chat.waitFor({ state: chatState });
      await wayUp.waitFor({ state: wayUpState });
    }
    await press(size, wayUp);
    await page.waitForFunction(() => window.scrollY === 0);
    await shown(chat);
    await hidden(wayUp);
  });

  test(`the chat stands at the bottom right and begins with a greeting on a ${size}`, async () => {
    const page = await open({ size, route: "/contact-us" });
    const chat = page.getByRole("link", { name: "Chat with us" });
    const box = await chat.boundingBox();
    assert.ok(box);
    const right = SIZES[size].width - box.x - box.width;
    const bottom = SIZES[size].height - box.y - box.height;
    assert.ok(right >= 0 && right <= 40 && bottom >= 0 && bottom <= 40, `${right}, ${bottom}`);

    const address = new URL((await chat.getAttribute("href")) ?? "");
    assert.match(address.pathname, /^\/\d{7,}$/);
    assert.is(
      address.searchParams.get("text"),
      "Hello! I'd like to learn more about your services.",
    );
    assert.is(await chat.getAttribute("target"), "_blank");
    assert.is(await chat.getAttribute("rel"), "noopener noreferrer");
  });
}

test("the first key leads past the bar to the screen, and the address stays", async () => {
  const page = await open({ size: "desktop", route: "/faq" });
  await screen(page, titles.faq);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("button", { name: "Skip to content" });
  assert.ok(await hasFocus(skip));
  assert.is(await skip.evaluate((button) => getComputedStyle(button).clipPath), "none");

  await page.keyboard.press("Enter");
  assert.ok(await hasFocus(page.getByRole("main")));
  assert.is(routeOf(page), "/faq");
  await page.keyboard.press("Tab");
  const firstQuestion = page.getByRole("main").locator("summary, button, a").first();
  assert.ok(await hasFocus(firstQuestion));
});

test.run();
