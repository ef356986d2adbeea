import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { titles } from "../../src/content/titles.ts";
import { sampleApplication } from "../sample-application.ts";
import { sampleUser } from "../standin/backend.ts";
import { button, enteredTexts, field, fillApplication, logIn, PHOTO } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, menuButton, screen, toast } from "./visit.ts";

const { test, open } = siteSuite("application draft");

const NOTICE = application.draft.text;

async function logOut(page: Page): Promise<void> {
  await menuButton(page).click();
  await page.getByRole("button", { name: "Logout" }).click();
}

test("an application that isn't sent survives a reload, until it is cleared", async () => {
  const page = await open({ route: "/accounts", size: "phone" });
  await fillApplication(page);
  await page.reload();
  await page.getByText(NOTICE).waitFor();
  assert.equal(await enteredTexts(page), { ...sampleApplication, idNumber: "" });
  assert.is(await page.getByText(PHOTO.name).count(), 0);
  const kept = await page.evaluate(() => JSON.stringify(Object.values(window.sessionStorage)));
  assert.not.match(kept, sampleApplication.idNumber);

  await button(page, application.draft.clear).click();
  await page.getByText(NOTICE).waitFor({ state: "detached" });
  assert.is(await field(page, "Full Name").inputValue(), "");
  await page.reload();
  await screen(page, titles.accounts);
  assert.is(await page.getByText(NOTICE).count(), 0);
});

test("a visitor who logs in on the way goes on where they were, and leaves nothing behind", async () => {
  const page = await open({ route: "/accounts", size: "phone" });
  await field(page, "Full Name").fill("Musu Kollie");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, sampleUser);
  await screen(page, titles.accounts);
  await page.getByText(NOTICE).waitFor();
  assert.is(await field(page, "Full Name").inputValue(), "Musu Kollie");

  await logOut(page);
  await comeTo(page, "/accounts");
  await screen(page, titles.accounts);
  assert.is(await field(page, "Full Name").inputValue(), "");
});

test("a logout in another tab leaves nothing for the next visitor", async () => {
  const page = await open({ route: "/login", size: "phone" });
  await logIn(page, sampleUser);
  await screen(page, titles.accounts);
  await fillApplication(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await screen(other, titles.accounts);
  assert.is(await field(other, "Full Name").inputValue(), "");
  await logOut(other);

  await page.getByText(application.signedOut.text).waitFor();
  const assertEmpty = async () => {
    for (const label of ["Full Name", "Email", "Phone", "Address", "Date of Birth", "ID Number"])
      assert.is(await field(page, label).inputValue(), "", label);
    assert.is(await page.locator("figcaption").count(), 0);
    assert.equal(await page.evaluate(() => Object.values(window.sessionStorage)), []);
  };
  await assertEmpty();
  await comeTo(other, "/login");
  await logIn(other, sampleUser);
  await page.getByText(application.signedOut.text).waitFor({ state: "detached" });
  await assertEmpty();
  await page.reload();
  await screen(page, titles.accounts);
  await assertEmpty();
});

test("an application that was sent leaves no draft", async () => {
  const page = await open({ route: "/accounts", size: "phone" });
  await fillApplication(page);
  await button(page, application.submit).click();
  await toast(page, application.done).waitFor();
  await page.reload();
  await screen(page, titles.accounts);
  assert.is(await page.getByText(NOTICE).count(), 0);
});

test.run();
