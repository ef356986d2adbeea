/** A tour of the product. If this fails, no newcomer can become a customer. */
import * as assert from "uvu/assert";
import { barWords } from "../../src/content/navigation.ts";
import { application, forgotPassword, login, resetPassword } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import {
  button,
  field,
  fillApplication,
  logIn,
  MUSU,
  PHOTO,
  setPassword,
  signUp,
} from "../../src/tools/browser/forms.ts";
import { menuButton, toast } from "../../src/tools/browser/page.ts";
import { waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open, printed, received } = siteSuite("journey");

const NEW_PASSWORD = "dumboy-2";

test("a newcomer signs up, logs in, applies with a photo, forgets the password and logs in with a new one", async () => {
  const page = await open();
  await page.getByRole("main").getByRole("link", { name: barWords.openAccount }).first().tap();
  await waitForScreen(page, screens.login.title);
  await signUp(page);
  await toast(page, login.created).waitFor();

  await logIn(page, MUSU);
  await toast(page, login.welcome(MUSU.name)).waitFor();
  await waitForScreen(page, screens.accounts.title);
  await fillApplication(page);
  await button(page, application.submit).click();
  await toast(page, application.done).waitFor();
  await page.getByRole("group", { name: application.receipt.title }).waitFor();
  assert.is(received()?.name, PHOTO.name);

  await menuButton(page).tap();
  await page.getByRole("button", { name: barWords.logout }).tap();
  await waitForScreen(page, screens.home.title);

  await menuButton(page).tap();
  await page.getByRole("banner").getByRole("link", { name: barWords.login }).tap();
  await page.getByRole("link", { name: login.forgotPassword.label }).tap();
  await waitForScreen(page, screens.forgotPassword.title);
  await field(page, forgotPassword.email).fill(MUSU.email);
  await button(page, forgotPassword.submit).click();
  await page.getByText(forgotPassword.sent).waitFor();

  // The fake backend prints the link instead of sending it.
  await page.goto(printed().replace("Password reset link: ", ""));
  await waitForScreen(page, resetPassword.heading);
  await setPassword(page, NEW_PASSWORD);
  await toast(page, resetPassword.done).waitFor();
  await waitForScreen(page, screens.login.title);
  await logIn(page, { email: MUSU.email, password: NEW_PASSWORD });
  await toast(page, login.welcome(MUSU.name)).waitFor();
});

test.run();
