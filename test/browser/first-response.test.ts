/**
 * The prerendered page, which visitors have until the script arrives, or for good if it never does.
 */
import type { BrowserContext, Page, Request, Route } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { needsScript } from "../../src/content/frame.ts";
import { article, news } from "../../src/content/news.ts";
import { resetPassword } from "../../src/content/portal.ts";
import { meanings } from "../../src/content/product.ts";
import { slideshow } from "../../src/content/slides.ts";
import { lobbyStatus } from "../../src/rules/lobby-hours.ts";
import { screens } from "../../src/screen-table.ts";
import { INFORMATION_SCREENS, LAZY_SCREENS } from "../../src/tools/browser/information-screens.ts";
import { goTo, menuButton, waitForHydration } from "../../src/tools/browser/page.ts";
import { sizes } from "../../src/tools/browser/site.ts";
import {
  footerLink,
  recordShifts,
  routeOf,
  shiftsOf,
  step,
  waitForScreen,
  waitForTitle,
  waitUntil,
  withSaveData,
  withSession,
} from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open, openHeld, disconnect } = siteSuite("first response");

const MAIN = "**/main-*.js";
/** A module that the first script imports. */
const CHUNK = /\/chunk-\w+\.js$/;
const LAZY = /\/lazy-screens-\w+\.js$/;
const isDocument = ({ pathname }: URL) => pathname === "/";

/** The network fails after the document has arrived, so that the page doesn't reload itself. */
async function failScript(context: BrowserContext): Promise<void> {
  await context.route(MAIN, (route) => route.abort());
  await context.route(isDocument, (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.fallback(),
  );
}

/** The lazy script never arrives. */
const holdLazyScript = (context: BrowserContext) => context.route(LAZY, () => {});

/** Replaces the match of the pattern in the document before the page gets it. */
const rewrite = (context: BrowserContext, pattern: RegExp, text: string) =>
  context.route(isDocument, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(pattern, text);
    assert.is.not(body, html);
    await route.fulfill({ response, body });
  });

/** The first script fails to load, and the scripts in the head can't be parsed. */
async function breakScripts(context: BrowserContext): Promise<void> {
  await failScript(context);
  await rewrite(context, /<script>/g, "$&?");
}

const visibleHeading = (page: Page) => page.locator("main h1:visible");

/** The text of each screen by its route. `waitForHeading` waits until the screen is shown. */
async function textsOf(
  page: Page,
  waitForHeading: typeof waitForScreen | typeof waitForTitle,
  screens: typeof INFORMATION_SCREENS,
) {
  const texts: Record<string, string> = {};
  for (const [route, heading] of screens) {
    await goTo(page, route);
    await waitForHeading(page, heading);
    const text = await page.locator("main").innerText();
    // Only the script knows whether the lobby is open.
    texts[route] = text.replace(lobbyStatus(new Date()), "").replace(/\n+/g, "\n");
  }
  return texts;
}

/** All cases show the same document, so one of them checks all of it. */
const TWO_SCREENS = INFORMATION_SCREENS.slice(0, 2);
const ONE_FORM = LAZY_SCREENS.slice(0, 1);

for (const [name, screens, lazyScreens, visit] of [
  ["switched off", INFORMATION_SCREENS, LAZY_SCREENS, { javaScriptEnabled: false }],
  ["that fails to load", TWO_SCREENS, ONE_FORM, { errorsExpected: true, prepare: failScript }],
  ["that can't be parsed", TWO_SCREENS, ONE_FORM, { errorsExpected: true, prepare: breakScripts }],
] as const) {
  test(`with JavaScript ${name}, each screen shows its text, or how to reach the institution`, async () => {
    const page = await open(visit);
    const scripted = await open({ reducedMotion: "reduce" });
    assert.equal(
      await textsOf(page, waitForScreen, screens),
      await textsOf(scripted, waitForTitle, screens),
    );
    for (const [route, heading] of lazyScreens) {
      await step(route, async () => {
        await goTo(page, route);
        await waitForScreen(page, heading);
        const section = page.locator("main section:target");
        await section.getByText(needsScript.text).waitFor();
        assert.match((await section.getByRole("link").first().getAttribute("href")) ?? "", /^tel:/);
        assert.is(await section.getByRole("link", { name: company.email }).count(), 1);
      });
    }
  });
}

for (const [visitor, visit] of [
  ["without JavaScript", { javaScriptEnabled: false }],
  ["who saves data", { prepare: withSaveData }],
] as const) {
  test(`a visitor ${visitor} sees one slide, and can use the links, menu, answers and biography`, async () => {
    const page = await open(visit);
    const [first, second] = slideshow.slides;
    assert.is(await page.locator("main h2:visible").first().innerText(), first.title);
    const slide = page.getByText(second.title).locator("..");
    assert.is(await slide.evaluate((element) => getComputedStyle(element).opacity), "0");
    assert.is(await page.locator("main button:visible").count(), 0, "buttons that do nothing");

    await menuButton(page).tap();
    await page.getByRole("navigation").getByRole("link", { name: "Faq" }).tap();
    await waitForScreen(page, screens.faq.title);
    // Without a script the menu stays open.
    if (visitor === "who saves data")
      await page.locator("header details[open]").waitFor({ state: "detached" });
    const answers = page.locator("main section:target details");
    await answers.nth(1).locator("summary").tap();
    await answers.nth(1).getByText(meanings.fixed).waitFor();
    await answers.nth(3).locator("summary").tap();
    assert.is(await page.locator("main details[open]:visible").count(), 1);

    await footerLink(page, "Our Team").tap();
    await waitForScreen(page, screens.ourTeam.title);
    const rest = page.locator("main section:target").getByText("innovative products");
    assert.not(await rest.isVisible());
    await page.getByText("Read More").tap();
    assert.ok(await rest.isVisible());
    await page.getByText("Read Less").tap();
    assert.not(await rest.isVisible());
    assert.is(await page.locator("html[data-script]").count(), 0, "a script has run");
  });
}

for (const [visitor, route, prepare] of [
  ["who saves data", "/our-team", withSaveData],
  ["who waits for the news' script", "/news", holdLazyScript],
  ["who waits for the login's script", "/login", holdLazyScript],
] as const) {
  test(`a footer link on ${route} leads a visitor ${visitor} to the top of its screen`, async () => {
    const page = await open({ route, loading: true, errorsExpected: true, prepare });
    await visibleHeading(page).waitFor({ state: "attached" });
    await footerLink(page, "Faq").tap();
    const heading = visibleHeading(page).filter({ hasText: screens.faq.title });
    await heading.waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    // Hydration leaves it there.
    if (prepare === holdLazyScript) await waitForHydration(page);
    assert.is(await page.evaluate(() => window.scrollY), 0);
    // An open menu would cover the heading.
    await heading.tap();
  });
}

test("hydration changes neither the screen nor the menu that a visitor opened", async () => {
  const { page, release } = await openHeld(MAIN);
  const menu = page.locator("header details").first();
  await visibleHeading(page).waitFor();
  await page.getByRole("link", { name: slideshow.seeAccounts.label }).tap();
  await waitForScreen(page, screens.accountTypes.title);
  await menu.locator("summary").tap();
  const heading = await visibleHeading(page).elementHandle();

  release();
  await waitForHydration(page);
  assert.is(routeOf(page), "/our-products/account-types");
  assert.ok(await menu.evaluate((details) => details.hasAttribute("open")), "the menu has closed");
  const isInPage = await heading?.evaluate(({ isConnected }) => isConnected);
  assert.ok(isInPage, "the heading is another element");
  assert.is(await page.locator("main h1").count(), 1, "other screens are still in the page");

  await page.getByRole("navigation").getByRole("link", { name: "Contact Us" }).tap();
  await waitForScreen(page, screens.contactUs.title);
  assert.not(await menu.evaluate((details) => details.hasAttribute("open")));
});

test("a tap on a phone number before hydration loses no text, and stops no script", async () => {
  const { page, release } = await openHeld(MAIN, { route: "/contact-us" });
  await page.getByLabel("Message").fill("Good morning");
  await page.locator("main a[href^='tel:']:visible").first().tap();
  release();
  await waitForTitle(page, screens.contactUs.title);
  assert.is(await page.getByLabel("Message").inputValue(), "Good morning");
});

const fail = (route: Route) => route.abort();
/** A host responds to a missing script with this, as a script. */
const respond = (body: string) => (route: Route) =>
  route.fulfill({ body, contentType: "text/javascript" });
const refuseHead = (route: Route) =>
  route.request().method() === "HEAD" ? route.fulfill({ status: 405 }) : route.fallback();

for (const [what, script, failure, prepare] of [
  ["the first script fails to load", MAIN, fail],
  ["a chunk that the first script imports fails to load", CHUNK, fail],
  ["the lazy script fails to load", LAZY, fail],
  ["the first script is empty", MAIN, respond("")],
  ["a chunk that the first script imports is empty", CHUNK, respond("")],
  ["the first script is a page", MAIN, respond("<!doctype html>")],
  ["the lazy script is a page", LAZY, respond("<!doctype html>")],
  [
    "the first script fails to load from a host that refuses HEAD",
    MAIN,
    fail,
    (context: BrowserContext) => context.route(isDocument, refuseHead),
  ],
] as const) {
  test(`if ${what}, the page reloads once by itself, and at the next navigation`, async () => {
    let isOnline = false;
    let documents = 0;
    const page = await open({
      route: "/login",
      errorsExpected: true,
      prepare: async (context) => {
        context.on("request", (request) => {
          if (request.isNavigationRequest()) documents += 1;
        });
        await context.route(script, (route) => (isOnline ? route.continue() : failure(route)));
        // The browser doesn't report what a script throws, which would fail the test.
        await context.addInitScript(() =>
          addEventListener("error", (event) => event.preventDefault()),
        );
        await prepare?.(context);
      },
    });
    await waitUntil(() => documents >= 2, "a reload");
    await page.getByText(needsScript.text).locator("visible=true").waitFor();
    await page.waitForLoadState("networkidle");
    assert.is(documents, 2);
    assert.is(routeOf(page), "/login");
    isOnline = true;
    await footerLink(page, "Contact Us").tap();
    await waitForTitle(page, screens.contactUs.title);
    await page.getByRole("banner").getByRole("link", { name: "Open Account" }).tap();
    await page.getByRole("tab", { name: "Sign Up" }).waitFor();
  });
}

test("a page whose script failed to load can be read without a network", async () => {
  const page = await open({
    errorsExpected: true,
    prepare: (context) => context.route(MAIN, (route) => route.abort()),
  });
  await page.waitForLoadState("networkidle");
  await disconnect();
  for (const name of ["About Us", "Our Team"]) {
    const failed = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await footerLink(page, name).tap();
    await failed;
    await waitForScreen(page, name);
  }
});

test("a page whose script failed to load doesn't reload while a visitor types", async () => {
  const { page, release } = await openHeld(MAIN, { route: "/contact-us", errorsExpected: true });
  await page.getByLabel("Message").fill("Good morning");
  const probed = page.waitForResponse((response) => response.request().method() === "HEAD");
  await page.evaluate(() => window.stop());
  await probed;
  await page.getByLabel("Message").pressSequentially(", Musu");
  assert.is(await page.getByLabel("Message").inputValue(), "Good morning, Musu");

  release();
  await footerLink(page, "Faq").tap();
  await waitForTitle(page, screens.faq.title);
  await waitForHydration(page);
});

for (const [name, { path: route, title }, script, failsAtFirst] of [
  ["a module of the first script is requested", screens.faq, CHUNK, false],
  ["the lazy script is requested", screens.login, LAZY, false],
  ["the lazy script, which failed to load, is requested again", screens.login, LAZY, true],
] as const) {
  test(`${name} without waiting for the first script`, async () => {
    let isOnline: boolean = !failsAtFirst;
    let ended: Promise<Request> | undefined;
    const { page, release } = await openHeld(MAIN, {
      route,
      errorsExpected: failsAtFirst,
      prepare: async (context) => {
        await context.route(script, (route) => (isOnline ? route.continue() : route.abort()));
        const isScript = (request: Request) => script.test(request.url());
        ended = failsAtFirst
          ? context.waitForEvent("requestfailed", isScript)
          : context.waitForEvent("requestfinished", isScript);
      },
    });
    await ended;
    assert.is(await page.getByText(needsScript.text).locator("visible=true").count(), 0);
    isOnline = true;
    release();
    await waitForTitle(page, title);
  });
}

for (const [route, where] of [
  ["/", "banner"],
  ["/our-products/account-types", "main"],
] as const) {
  test(`before hydration a signed-in visitor sees no Login, and the ${where} of ${route} opens an account`, async () => {
    const prepare = withSession("Musu Kollie");
    const { page, release } = await openHeld(MAIN, { route, size: "desktop", prepare });
    await visibleHeading(page).waitFor();
    assert.is(await page.getByRole("banner").getByRole("link", { name: "Login" }).count(), 0);
    await page.getByRole(where).getByRole("link", { name: "Open Account" }).click();
    assert.is(routeOf(page), "/accounts");
    release();
    await page.getByText("Welcome Musu Kollie").waitFor();
  });
}

test("a screen waits for its script if another script fails or is blocked", async () => {
  const { page, release } = await openHeld(MAIN, {
    route: "/login",
    errorsExpected: true,
    prepare: async (context) => {
      await context.addInitScript(() => {
        const failed: unknown[] = [];
        Object.assign(window, { failed });
        window.addEventListener("error", ({ target }) => failed.push(target), true);
      });
      // The policy allows no other host.
      await rewrite(context, /<body>/, '$&<script src="http://127.0.0.1:9/extension.js"></script>');
    },
  });
  await page.evaluate(() => {
    // As an uncaught error of an extension's script.
    const message = "It is broken";
    window.dispatchEvent(new ErrorEvent("error", { message, filename: window.location.href }));
  });
  await page.waitForFunction(() => Reflect.get(window, "failed").length === 2);
  await page.getByLabel("Password", { exact: true }).locator("visible=true").waitFor();
  assert.is(await page.getByText(needsScript.text).locator("visible=true").count(), 0);
  release();
  await waitForTitle(page, screens.login.title);
});

for (const size of sizes) {
  test(`hydration shifts nothing on a ${size}`, async () => {
    const page = await open({ size, prepare: recordShifts });
    for (const [route, heading] of [...INFORMATION_SCREENS, ...LAZY_SCREENS]) {
      await step(route, async () => {
        await goTo(page, route);
        await waitForScreen(page, heading);
        await waitForTitle(page, heading);
        assert.equal(await shiftsOf(page), []);
      });
    }
  });
}

test("a screen that has to load says so before its script arrives", async () => {
  for (const [route, words] of [
    ["/news", news.loading],
    ["/news/how-susu-works", article.loading],
    ["/reset-password/a-token?email=musu%40example.com", resetPassword.verifying],
  ] as const) {
    const { page, release } = await openHeld("**/*.js", { route, errorsExpected: true });
    await page.getByRole("main").getByText(words).waitFor();
    release();
    await waitForHydration(page);
  }
});

test.run();
