/** The next visitor of a phone finds nothing of what the last one has entered. */
import * as assert from "uvu/assert";
import { contactUs } from "../../src/content/contact-us.ts";
import { screens } from "../../src/screen-table.ts";
import { field } from "../../src/tools/browser/forms.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("logout");

for (const [name, address, label] of [
  ["the contact form", screens.contactUs.path, contactUs.form.message],
  ["an application and its draft", screens.application.path, "Full Name"],
] as const) {
  test(`${name} is empty after a logout, if Back loads the page anew`, async () => {
    const page = await open({ address });
    await waitForHydration(page);
    await field(page, label).fill("Musu");
    await page.goto(new URL("icon.svg", page.url()).href);
    // As another tab does, in a page without the site's script.
    await page.evaluate(() => localStorage.setItem("visitorId", "another"));
    await page.goBack();
    await waitForHydration(page);
    assert.is(await field(page, label).inputValue(), "");
  });
}

test.run();
