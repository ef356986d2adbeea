/** In every tab, the next visitor of a phone finds nothing of what the last one has entered. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { contactUs } from "../../src/content/contact-us.ts";
import { barWords } from "../../src/content/navigation.ts";
import { application, login } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import {
  button,
  enterTexts,
  field,
  fillApplication,
  logIn,
} from "../../src/tools/browser/forms.ts";
import { menuButton, toast, waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { goTo, waitForScreen, withSession } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { enteredTexts } from "./entered-texts.ts";

const { test, open } = siteSuite("logout");

/** Opens an address in another tab of the same browser. */
async function openTab(page: Page, route: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await goTo(tab, route);
  await waitForHydration(tab);
  return tab;
}

async function openApplication(prepare?: ReturnType<typeof withSession>): Promise<Page> {
  const page = await open({ route: screens.accounts.path, ...(prepare && { prepare }) });
  await waitForHydration(page);
  return page;
}

const EMAIL = "Email";
const ID_NUMBER = "ID Number";

const photo = (page: Page) => page.locator("figcaption");

/** Waits until an application has neither a photo nor texts, except the ones of the user. */
async function waitForNewForm(page: Page, user: Readonly<Record<string, string>> = {}) {
  await photo(page).waitFor({ state: "detached" });
  const { fullName, email, ...others } = await enteredTexts(page);
  assert.equal({ fullName, email }, { fullName: "", email: "", ...user });
  assert.equal([...new Set(Object.values(others))], [""]);
  assert.is(await page.evaluate(() => sessionStorage.length), 0);
}

const AMA = { fullName: sampleUser.name, email: sampleUser.email };

test("a logout in another tab empties an open application, with its ID number and photo", async () => {
  const page = await openApplication(withSession(sampleUser.name));
  await fillApplication(page);
  const other = await openTab(page, screens.home.path);
  await menuButton(other).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await waitForNewForm(page);
  assert.is(await page.evaluate(() => document.activeElement?.localName), "main");
});

test("a login after another visitor's draft finds an empty application, and is welcomed", async () => {
  const page = await openApplication();
  await fillApplication(page);
  const other = await openTab(page, screens.accounts.path);
  await field(other, ID_NUMBER).fill("LR-7");
  await menuButton(page).click();
  await page.getByRole("banner").getByRole("link", { name: barWords.login }).click();
  await logIn(page, sampleUser);
  await toast(page, login.welcome(sampleUser.name)).waitFor();
  await waitForScreen(page, screens.accounts.title);
  for (const tab of [page, other]) await waitForNewForm(tab, AMA);
});

test("a login in another tab empties the application of another visitor, but never its own", async () => {
  const page = await openApplication();
  await fillApplication(page);
  const other = await openTab(page, screens.login.path);
  await logIn(other, sampleUser);
  await waitForScreen(other, screens.accounts.title);
  await enterTexts(other);
  const texts = await enteredTexts(other);
  await waitForNewForm(page, AMA);

  for (const tab of [page, other]) await tab.bringToFront();
  await page.reload();
  await waitForHydration(page);
  assert.equal(await enteredTexts(other), texts);
});

test("a login in another tab keeps the application of the same visitor", async () => {
  const page = await openApplication();
  await fillApplication(page);
  await field(page, EMAIL).fill(sampleUser.email);
  // As every browser does when the visitor selects another tab.
  await field(page, EMAIL).blur();
  const texts = await enteredTexts(page);
  const other = await openTab(page, screens.login.path);
  await logIn(other, sampleUser);
  await page.getByText(barWords.welcome(sampleUser.name)).waitFor({ state: "attached" });
  assert.equal(await enteredTexts(page), texts);
  assert.is(await photo(page).count(), 1);
});

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
    await page.evaluate(() => localStorage.setItem("sessionId", "another"));
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

test.run();
