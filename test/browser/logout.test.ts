/**
 * The next visitor of a phone can't go back to what the last one left. The unit tests of the
 * screens have what a logout does at once.
 */
import * as assert from "uvu/assert";
import { contactUs } from "../../src/content/contact-us.ts";
import { application, resetPassword } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { button, enterTexts, field } from "../../src/tools/browser/forms.ts";
import { menuButton, waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { goTo, waitForScreen, withSession } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { enteredTexts } from "./entered-texts.ts";
import { requestResetLink } from "./reset-link.ts";

const { test, open, printed } = siteSuite("logout");

for (const [name, route, label] of [
  ["the contact form", screens.contactUs.path, contactUs.form.message],
  ["an application and its draft", screens.accounts.path, "Full Name"],
] as const) {
  test(`${name} is empty after a logout, if Back loads the page anew`, async () => {
    const page = await open({ route });
    await waitForHydration(page);
    await field(page, label).fill("Musu");
    await page.goto(new URL("icon.svg", page.url()).href);
    // As another tab does, in a page without the site's script.
    await page.evaluate(() => localStorage.setItem("sessionNumber", "another"));
    await page.goBack();
    await waitForHydration(page);
    assert.is(await field(page, label).inputValue(), "");
  });
}

test("Clear form leaves nothing of an application, not even a part of a date", async () => {
  const page = await open({ route: "/accounts" });
  await enterTexts(page);
  await page.reload();
  await page.getByText(application.draft.text).waitFor();
  // This deletes only the month.
  await field(page, "Date of Birth").press("Delete");
  page.once("dialog", (dialog) => dialog.accept());
  await button(page, application.draft.clear).click();
  await page.getByText(application.draft.text).waitFor({ state: "detached" });
  assert.is(await page.locator("input:invalid").count(), 0, "a part of the date is left");
  assert.equal([...new Set(Object.values(await enteredTexts(page)))], [""]);
});

test("a reset link that wasn't used is usable after a reload, but not by Back after a logout", async () => {
  const page = await open({ prepare: withSession(sampleUser.name) });
  await goTo(page, await requestResetLink(page, printed));
  for (let times = 0; times < 2; times += 1) {
    await waitForScreen(page, resetPassword.heading);
    await page.reload();
  }
  await menuButton(page).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await waitForScreen(page, screens.home.title);
  await page.goBack();
  await waitForScreen(page, resetPassword.ended.heading);
  await page.reload();
  await waitForScreen(page, resetPassword.ended.heading);
});

test.run();
