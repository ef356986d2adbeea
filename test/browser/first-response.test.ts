import type { BrowserContext, Page, Request } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { needsScript } from "../../src/content/needs-script.ts";
import { article } from "../../src/content/news.ts";
import { slideshow } from "../../src/content/slides.ts";
import { titles } from "../../src/content/titles.ts";
import { INFORMATION_SCREENS } from "./information-screens.ts";
import { siteSuite } from "./site-suite.ts";
import {
  arrived,
  comeTo,
  footerLink,
  noteShifts,
  routeOf,
  screen,
  shiftsOf,
  step,
} from "./visit.ts";

const { test, open } = siteSuite("first response");

const NEED_SCRIPT = [
  ["/news", titles.news],
  ["/login", titles.login],
  ["/accounts", titles.accounts],
  ["/forgot-password", titles.forgotPassword],
] as const;

const MAIN = "**/main-*.js";
/** What the first script imports. */
const CHUNK = "**/chunk-*.js";
const LATER = /\/later-screens-\w+\.js$/;

/** Breaks every script of the page: the first doesn't come, and the inline ones can't be parsed. */
async function breakScripts(context: BrowserContext): Promise<void> {
  await context.route(MAIN, (route) => route.abort());
  await context.route(
    ({ pathname }) => pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(<script data-later[^>]*>)[^<]+/, "$1?");
      assert.is.not(body, html);
      await route.fulfill({ response, body });
    },
  );
}

const visibleHeading = (page: Page) => page.locator("main h1:visible");

/** Holds the script until `release` is called. */
function holdScript() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare = (context: BrowserContext) =>
    context.route(MAIN, async (route) => {
      await released;
      await route.continue();
    });
  return { prepare, release };
}

/** Waits until the script has hydrated the page; setting the title is the last thing it does. */
const hydrated = (page: Page, title: string) =>
  page.waitForFunction((title) => document.title.startsWith(title), title);

for (const [name, visit] of [
  ["switched off", { javaScriptEnabled: false }],
  [
    "lost on its way",
    {
      errorsExpected: true,
      prepare: (context: BrowserContext) => context.route(MAIN, (route) => route.abort()),
    },
  ],
  ["that the browser can't parse", { errorsExpected: true, prepare: breakScripts }],
] as const) {
  test(`with JavaScript ${name}, every screen is at its address, or says how to reach the institution`, async () => {
    const page = await open({ size: "phone", ...visit });
    for (const [route, heading] of INFORMATION_SCREENS) {
      await step(route, async () => {
        await comeTo(page, route);
        await screen(page, heading);
        assert.ok((await page.locator("main").innerText()).length > 200);
      });
    }
    for (const [route, heading] of NEED_SCRIPT) {
      await step(route, async () => {
        await comeTo(page, route);
        await screen(page, heading);
        const section = page.locator("main section:target");
        await section.getByText(needsScript.text).waitFor();
        assert.match((await section.getByRole("link").first().getAttribute("href")) ?? "", /^tel:/);
        assert.is(await section.getByRole("link", { name: company.email }).count(), 1);
      });
    }
  });
}

test("without JavaScript the words are the same as with it", async () => {
  const plain = await open({ size: "desktop", javaScriptEnabled: false });
  const scripted = await open({ size: "desktop" });
  for (const [route, heading] of INFORMATION_SCREENS) {
    await step(route, async () => {
      const words: string[] = [];
      for (const page of [plain, scripted]) {
        await page.goto(page.url().replace(/(#.*)?$/, `#${route}`));
        await screen(page, heading);
        words.push(await page.locator("main").innerText());
      }
      assert.is(words[0], words[1]);
    });
  }
});

test("without JavaScript the links, the menu, the answers and the biography open", async () => {
  const page = await open({ size: "phone", javaScriptEnabled: false });
  const menu = page.locator("header details").first();
  await menu.locator("summary").tap();
  await page.getByRole("navigation").getByRole("link", { name: "Faq" }).tap();
  await screen(page, titles.faq);
  assert.ok(await visibleHeading(page).isVisible());

  const answers = page.locator("main section:target details");
  await answers.nth(1).locator("summary").tap();
  await page.getByText("A fixed deposit is for money").waitFor();
  await answers.nth(3).locator("summary").tap();
  assert.is(await page.locator("main details[open]:visible").count(), 1);

  await footerLink(page, "Our Team").tap();
  await screen(page, titles.ourTeam);
  const rest = page
    .locator("main section:target")
    .getByText("innovative products and opportunities");
  assert.not(await rest.isVisible());
  await page.getByText("Read More").tap();
  assert.ok(await rest.isVisible());
  await page.getByText("Read Less").tap();
  assert.not(await rest.isVisible());
});

test("without JavaScript one slide shows, and no control that would do nothing", async () => {
  const page = await open({ size: "phone", javaScriptEnabled: false });
  const [first, second] = slideshow.slides;
  assert.is(await page.locator("main h2:visible").first().innerText(), first.title);
  assert.not(await page.getByText(second.title).isVisible());
  assert.is(await page.locator("main button:visible").count(), 0);
});

test("what a visitor did before the script came is still done when it has come", async () => {
  const { prepare, release } = holdScript();
  const page = await open({ size: "phone", loading: true, prepare });
  const menu = page.locator("header details").first();
  await visibleHeading(page).waitFor();
  await page.getByRole("link", { name: "See our accounts" }).tap();
  await screen(page, titles.accountTypes);
  await menu.locator("summary").tap();
  const heading = await visibleHeading(page).elementHandle();

  release();
  await hydrated(page, titles.accountTypes);
  assert.is(routeOf(page), "/our-products/account-types");
  assert.ok(await menu.evaluate((details) => details.hasAttribute("open")), "the menu");
  assert.ok(await heading?.evaluate((heading) => heading.isConnected), "the heading itself");
  assert.is(await page.locator("main h1").count(), 1, "the other screens have left");

  await page.getByRole("navigation").getByRole("link", { name: "Contact Us" }).tap();
  await screen(page, titles.contactUs);
  assert.not(await menu.evaluate((details) => details.hasAttribute("open")));
});

test("what was typed before the script came stays, with the focus", async () => {
  const { prepare, release } = holdScript();
  const page = await open({ route: "/contact-us", size: "phone", loading: true, prepare });
  await page.getByLabel("Message").fill("Good morning");
  release();
  await hydrated(page, titles.contactUs);
  assert.is(await page.getByLabel("Message").inputValue(), "Good morning");
  assert.is(await page.evaluate(() => document.activeElement?.tagName), "TEXTAREA");
});

for (const [what, control] of [
  ["a phone number", "a[href^='tel:']"],
  ["an e-mail address", "a[href^='mailto:']"],
  ["a form's button", "button[type=submit]"],
]) {
  test(`a press on ${what} before the script came doesn't stop that from coming`, async () => {
    const { prepare, release } = holdScript();
    const page = await open({ route: "/contact-us", size: "phone", loading: true, prepare });
    await page.getByLabel("Message").fill("Good morning");
    await page.locator(`main ${control}:visible`).first().tap();
    release();
    await hydrated(page, titles.contactUs);
    assert.is(await page.getByLabel("Message").inputValue(), "Good morning");
  });
}

for (const [what, script] of [
  ["the first script", MAIN],
  ["a chunk that the first script imports", CHUNK],
] as const) {
  test(`${what} is fetched again with the next screen after it was lost`, async () => {
    let line = false;
    const page = await open({
      size: "phone",
      errorsExpected: true,
      prepare: (context) =>
        context.route(script, (route) => (line ? route.continue() : route.abort())),
    });
    await page.getByRole("link", { name: "Open Account" }).first().tap();
    await page.getByText(needsScript.text).locator("visible=true").waitFor();
    line = true;
    await footerLink(page, "Contact Us").tap();
    await hydrated(page, titles.contactUs);
    await page.getByRole("banner").getByRole("link", { name: "Open Account" }).tap();
    await page.getByRole("tab", { name: "Sign Up" }).waitFor();
  });
}

test("what the first script imports is fetched beside it", async () => {
  const { prepare, release } = holdScript();
  let fetched: Promise<Request> | undefined;
  const page = await open({
    route: "/faq",
    size: "phone",
    loading: true,
    prepare: async (context) => {
      await prepare(context);
      fetched = context.waitForEvent("requestfinished", (request) =>
        /\/chunk-\w+\.js$/.test(request.url()),
      );
    },
  });
  await fetched;
  release();
  await hydrated(page, titles.faq);
});

const isLater = (request: Request) => LATER.test(request.url());

for (const [what, answers] of [
  ["is asked for beside the first", true],
  ["that is lost on its way is asked for again", false],
] as const) {
  test(`the script of a screen that comes later ${what}`, async () => {
    const { prepare, release } = holdScript();
    let line: boolean = answers;
    let asked: Promise<Request> | undefined;
    const page = await open({
      route: "/login",
      size: "phone",
      loading: true,
      errorsExpected: !answers,
      prepare: async (context) => {
        await prepare(context);
        await context.route(LATER, (route) => (line ? route.continue() : route.abort()));
        asked = answers
          ? context.waitForEvent("requestfinished", isLater)
          : context.waitForEvent("requestfailed", isLater);
      },
    });
    await asked;
    assert.is(await page.getByText(needsScript.text).locator("visible=true").count(), 0);
    line = true;
    release();
    await page.getByRole("tab", { name: "Sign Up" }).waitFor();
  });
}

test("a field of a screen that is left before the script came has lost the focus at once", async () => {
  const { prepare, release } = holdScript();
  const page = await open({ route: "/contact-us", size: "phone", loading: true, prepare });
  await page.getByLabel("Message").focus();
  const focused = await page.evaluate(() => {
    const changed = new Promise((resolve) =>
      addEventListener("hashchange", () => resolve(document.activeElement?.tagName)),
    );
    location.hash = "#/faq";
    return changed;
  });
  assert.is(focused, "BODY");
  release();
  await screen(page, titles.faq);
});

test("a visitor who is signed in sees no Login, not even before the script has come", async () => {
  const { prepare, release } = holdScript();
  const page = await open({
    size: "desktop",
    loading: true,
    prepare: async (context) => {
      await prepare(context);
      await context.addInitScript(() => {
        if (location.protocol !== "http:") return;
        localStorage.setItem("token", "a-token");
        localStorage.setItem("user", '{"name":"Musu Kollie"}');
      });
    },
  });
  await visibleHeading(page).waitFor();
  assert.is(await page.getByRole("banner").getByRole("link", { name: "Login" }).count(), 0);
  release();
  await page.getByText("Welcome Musu Kollie").waitFor();
});

test("an address that only the script knows shows that it is loading", async () => {
  const { prepare, release } = holdScript();
  const page = await open({ route: "/news/nowhere", size: "phone", loading: true, prepare });
  await page.locator("main [role=status]:visible").waitFor();
  assert.not(await page.getByText(slideshow.slides[0].title).isVisible());
  release();
  await screen(page, article.notFoundHeading);
});

for (const size of ["phone", "desktop"] as const) {
  test(`nothing moves while the script hydrates the page, on a ${size}`, async () => {
    const page = await open({ size, prepare: noteShifts });
    for (const [route, heading] of [...INFORMATION_SCREENS, ...NEED_SCRIPT]) {
      await step(route, async () => {
        await comeTo(page, route);
        await screen(page, heading);
        await hydrated(page, heading);
        await arrived(page);
        assert.equal(await shiftsOf(page), []);
      });
    }
  });
}

test.run();
