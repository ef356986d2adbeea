/** Without a script, a visitor reads every information screen, and uses links and menus. */
import type { BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { scriptFailed } from "../../src/content/frame.ts";
import { ourTeam } from "../../src/content/our-team.ts";
import { meanings } from "../../src/content/product.ts";
import { slideshow } from "../../src/content/slides.ts";
import { screens } from "../../src/screen-table.ts";
import { menuButton } from "../../src/tools/browser/page-controls.ts";
import {
  footerLink,
  step,
  waitForScreen,
  waitForTitle,
  withSaveData,
} from "../helpers/browser-page.ts";
import { INFORMATION_SCREENS, LAZY_SCREENS } from "../helpers/screens.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("without script");

/** As in an older browser, the scripts can't be parsed. */
async function breakScripts(context: BrowserContext): Promise<void> {
  await context.route("**/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("<script>", "<script>?");
    await route.fulfill({ response, body });
  });
}

/** The text of each screen by its path. `waitForHeading` waits until the screen is shown. */
async function textsOf(
  page: Page,
  waitForHeading: typeof waitForScreen | typeof waitForTitle,
  screens: typeof INFORMATION_SCREENS,
) {
  const texts: Record<string, string> = {};
  for (const [path, heading] of screens) {
    await page.goto(new URL(`#${path}`, page.url()).href);
    await waitForHeading(page, heading);
    const text = await page.locator("main").innerText();
    // Only the script knows whether the lobby is open, which may change during the test.
    texts[path] = text.replace(/^Open(s| now).*$/m, "").replace(/\n+/g, "\n");
  }
  return texts;
}

/** Both cases show the same document, so one of them checks all of it. */
const TWO_SCREENS = INFORMATION_SCREENS.slice(0, 2);
const ONE_FORM = LAZY_SCREENS.slice(0, 1);

for (const [name, screens, lazyScreens, visit] of [
  ["switched off", INFORMATION_SCREENS, LAZY_SCREENS, { javaScriptEnabled: false }],
  ["that can't be parsed", TWO_SCREENS, ONE_FORM, { errorsExpected: true, prepare: breakScripts }],
] as const) {
  test(`with JavaScript ${name}, each screen shows its text, or how to reach the institution`, async () => {
    const page = await open(visit);
    const scripted = await open({ reducedMotion: "reduce" });
    assert.equal(
      await textsOf(page, waitForScreen, screens),
      await textsOf(scripted, waitForTitle, screens),
    );
    for (const [path, heading] of lazyScreens) {
      await step(path, async () => {
        await page.goto(new URL(`#${path}`, page.url()).href);
        await waitForScreen(page, heading);
        const section = page.locator("main section:target");
        await section.getByText(scriptFailed).waitFor();
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
  test(`a visitor ${visitor} can use the links, menu, answers and biography`, async () => {
    const page = await open(visit);
    const [first, second] = slideshow.slides;
    assert.is(await page.locator("main h2:visible").first().innerText(), first.title);
    const slide = page.getByText(second.title).locator("..");
    assert.is(await slide.evaluate((element) => getComputedStyle(element).opacity), "0");
    assert.is(await page.locator("main button:visible").count(), 0, "buttons that do nothing");

    await menuButton(page).tap();
    await page.getByRole("navigation").getByRole("link", { name: "Faq" }).tap();
    await waitForScreen(page, screens.faq.title);
    assert.is(await page.locator("nav [aria-current]").count(), 0, "another screen is marked");
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
    await page.getByText(ourTeam.readMore).tap();
    assert.ok(await rest.isVisible());
    await page.getByText(ourTeam.readLess).tap();
    assert.not(await rest.isVisible());
    assert.is(await page.locator("html[data-script]").count(), 0, "a script has run");
  });
}

test.run();
