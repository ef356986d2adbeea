/**
 * Phones are shared: Back must not show the next visitor what the last one left. The unit tests of
 * the screens have what a logout does at once.
 */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { aboutUs } from "../../src/content/about-us.ts";
import { contactUs } from "../../src/content/contact-us.ts";
import { screens } from "../../src/screen-table.ts";
import { field } from "../../src/tools/browser/forms.ts";
import { waitForHydration } from "../../src/tools/browser/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("logout");

/** Logs out as another tab does, in a page without the site's script. */
const endSession = (page: Page) =>
  page.evaluate(() => localStorage.setItem("sessionNumber", "another"));

for (const [name, route, label] of [
  ["the contact form", screens.contactUs.path, contactUs.form.message],
  ["the newsletter's form", screens.aboutUs.path, aboutUs.newsletter.firstName],
] as const) {
  test(`${name} is empty after a logout, if Back loads the page anew`, async () => {
    const page = await open({ route });
    await field(page, label).fill("Musu");
    await page.goto(new URL("icon.svg", page.url()).href);
    await endSession(page);
    await page.goBack();
    await waitForHydration(page);
    assert.is(await field(page, label).inputValue(), "");
  });
}

test.run();
