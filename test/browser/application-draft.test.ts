/**
 * A visitor finds a half filled-in application again after a reload. `unit/session/draft` tests
 * whose a draft is, and for how long; `logout` tests that nobody else sees it.
 */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { DRAFT_KEY } from "../../src/session/draft.ts";
import { button, field, fillApplication, PHOTO } from "../../src/tools/browser/forms.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { enteredTexts } from "./entered-texts.ts";

const { test, open } = siteSuite("application draft");

/** Asserts that the form is empty and that no draft is stored. */
async function assertEmpty(page: Page): Promise<void> {
  const entered = Object.values(await enteredTexts(page)).filter((text) => text !== "");
  assert.equal(entered, []);
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

test.run();
