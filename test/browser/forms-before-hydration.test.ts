/** What a visitor types, chooses or presses before hydration stays, and is sent once. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application } from "../../src/content/application.ts";
import { reloadButton, scriptFailed } from "../../src/content/frame.ts";
import { login } from "../../src/content/login.ts";
import { recordOf } from "../../src/lib/record-of.ts";
import { answerNames, storedNames } from "../../src/rules/application-fields.ts";
import { screens } from "../../src/screen-table.ts";
import { button, choosePhoto, enterTexts, field, PHOTO } from "../../src/tools/browser/forms.ts";
import { sampleUser } from "../../src/tools/fakes/fake-backend.ts";
import { sampleApplication } from "../../src/tools/fakes/sample-application.ts";
import {
  holdRequests,
  recordShifts,
  shiftsOf,
  toast,
  waitForScreen,
} from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { enteredTexts } from "./entered-texts.ts";
import { LAZY, SCRIPTS } from "./script-addresses.ts";

const { test, open, openHeld, received } = siteSuite("forms before hydration");

/** Waits until React has rendered again after hydration: the bar then knows of a session. */
const waitForRender = (page: Page) =>
  page.locator("html[data-script=ready] header:not(:has([data-for-logged-out]))").waitFor();

/** Records the logins that a page sends. */
function recordLogins(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/login")) sent.push(request.url());
  });
  return sent;
}

async function enterLogin(page: Page): Promise<void> {
  await field(page, login.email).fill(sampleUser.email);
  await field(page, login.password).fill(sampleUser.password);
}

const submit = (page: Page) => button(page, login.submit.login);
const welcome = (page: Page) => toast(page, login.welcome(sampleUser.name)).waitFor();

test("a form loses no text, focus or caret when its scripts arrive", async () => {
  const { page, release } = await openHeld(SCRIPTS, { address: "/login", prepare: recordShifts });
  await field(page, "Email").fill("palm-nut");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+X");
  await field(page, "Password").focus();
  await page.keyboard.press("Control+V");
  await field(page, login.rememberMe).tap();
  // Some password managers set a value without an event.
  await field(page, "Email").evaluate((input: HTMLInputElement) => {
    input.value = "musu@example";
  });
  await field(page, "Email").press("End");
  await page.keyboard.type(".com");
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("ArrowLeft");
  release();
  await waitForRender(page);
  await page.keyboard.type("!");
  assert.is(await field(page, "Email").inputValue(), "musu@example!.com");
  assert.is(await field(page, "Password").inputValue(), "palm-nut");
  assert.ok(await field(page, login.rememberMe).isChecked());
  assert.equal(await shiftsOf(page), []);
});

test("Enter, pressed twice in a field before hydration, logs in once", async () => {
  const { page, release } = await openHeld(SCRIPTS, { address: "/login" });
  const logins = recordLogins(page);
  await enterLogin(page);
  for (let presses = 0; presses < 2; presses += 1) await field(page, "Password").press("Enter");
  release();
  await welcome(page);
  await waitForRender(page);
  await page.waitForLoadState("networkidle");
  assert.is(logins.length, 1);
});

test("a button pressed before hydration looks pressed, and sends no empty form", async () => {
  const { page, release } = await openHeld(SCRIPTS, { address: "/login" });
  const logins = recordLogins(page);
  const opacity = () => submit(page).evaluate((button) => getComputedStyle(button).opacity);
  assert.is(await opacity(), "1");
  await submit(page).tap();
  assert.is.not(await opacity(), "1");
  release();
  await page.getByText("Email is required").waitFor();
  assert.is(await opacity(), "1");
  assert.equal(logins, []);
});

test("an application filled in before hydration is sent with its photo", async () => {
  const { page, release } = await openHeld(SCRIPTS, { address: "/accounts" });
  await enterTexts(page);
  await choosePhoto(page, PHOTO);
  await button(page, application.submit).tap();
  release();
  await toast(page, application.done).waitFor();
  assert.is(received()?.name, PHOTO.name);
});

test("a form whose script failed to load works when the network is back, and sends no old press", async () => {
  const { page, release } = await openHeld(LAZY, { address: "/login", errorsExpected: true });
  const logins = recordLogins(page);
  await enterLogin(page);
  await submit(page).tap();
  await page.context().setOffline(true);
  release();
  await page.getByText(scriptFailed).locator("visible=true").waitFor();
  assert.is(await field(page, "Email").count(), 0);
  await waitForScreen(page, screens.login.title);

  await page.context().setOffline(false);
  await page.getByRole("button", { name: reloadButton.action }).tap();
  await waitForRender(page);
  await page.waitForLoadState("networkidle");
  assert.equal(logins, []);
  await enterLogin(page);
  await submit(page).tap();
  await welcome(page);
});

test("hydration restores a draft, except for fields that were typed in", async () => {
  const page = await open({ address: "/accounts" });
  await enterTexts(page);
  await field(page, "Full Name").blur();
  const { hold, release } = holdRequests(SCRIPTS);
  await hold(page.context());
  await page.reload({ waitUntil: "commit" });
  await field(page, "Full Name").fill("Ama Sample");
  await field(page, "Gender").selectOption("Male");
  release();
  await page.getByText(application.draft.text).waitFor();
  assert.equal(await enteredTexts(page), {
    ...recordOf(answerNames, () => ""),
    ...recordOf(storedNames, (name) => sampleApplication[name]),
    fullName: "Ama Sample",
    gender: "Male",
  });
});

test.run();
