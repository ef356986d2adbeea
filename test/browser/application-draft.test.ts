/**
 * A reload must not lose an application, and nobody else may see it. `unit/session/draft` tests
 * whose a draft is, and for how long, and `unit/screens/application` what a logout clears.
 */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { contactUs } from "../../src/content/contact-us.ts";
import { application, login } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { DRAFT_KEY } from "../../src/session/draft.ts";
import {
  button,
  field,
  fillApplication,
  logIn,
  MUSU,
  PHOTO,
  signUp,
} from "../../src/tools/browser/forms.ts";
import { goTo, menuButton, toast } from "../../src/tools/browser/page.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { enteredTexts } from "./entered-texts.ts";

const { test, open } = siteSuite("application draft");

type User = { readonly name: string; readonly email: string };

/**
 * Asserts that the form is empty and that no draft is stored.
 *
 * @param user the logged-in user, whose name and e-mail address are filled in.
 */
async function assertEmpty(page: Page, user?: User): Promise<void> {
  const prefilled = user ? [user.name, user.email] : [];
  const entered = Object.values(await enteredTexts(page)).filter((text) => text !== "");
  assert.equal(entered, prefilled);
  assert.is(await page.locator("input:invalid").count(), 0, "a part of the date is left");
  assert.is(await page.locator("figcaption").count(), 0);
  assert.is(await page.evaluate((key) => window.sessionStorage.getItem(key), DRAFT_KEY), null);
}

test("a draft survives a reload without its ID number and photo, and Clear form empties even half a date", async () => {
  const page = await open({ route: "/accounts" });
  await fillApplication(page);
  await page.reload();
  await page.getByText(application.draft.text).waitFor();
  assert.equal(await enteredTexts(page), { ...sampleApplication, idNumber: "" });
  assert.is(await page.getByText(PHOTO.name).count(), 0);
  const drafts = await page.evaluate(() => JSON.stringify(Object.values(window.sessionStorage)));
  assert.not.match(drafts, sampleApplication.idNumber);

  // This deletes only the month.
  await field(page, "Date of Birth").press("Delete");
  page.once("dialog", (dialog) => dialog.accept());
  await button(page, application.draft.clear).click();
  await page.getByText(application.draft.text).waitFor({ state: "detached" });
  await assertEmpty(page);
});

test("a reload shows no draft of another visitor", async () => {
  const page = await open({ route: "/accounts" });
  await fillApplication(page);
  const site = page.url().replace(/#.*/, "");
  await page.goto(`${site}icon.svg`);

  const other = await page.context().newPage();
  await other.goto(`${site}#/login`);
  await logIn(other, sampleUser);
  await waitForScreen(other, screens.accounts.title);
  await menuButton(other).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await goTo(other, "/login");
  await signUp(other);
  await toast(other, login.created).waitFor();
  await logIn(other, MUSU);
  await waitForScreen(other, screens.accounts.title);
  await assertEmpty(other, MUSU);

  await page.goBack();
  await page.getByText(`Welcome ${MUSU.name}`).waitFor({ state: "attached" });
  await assertEmpty(page, MUSU);
  await page.goto(`${site}#/contact-us`);
  await waitForScreen(page, screens.contactUs.title);
  assert.is(await field(page, contactUs.form.fullName).inputValue(), "");
});

test.run();
