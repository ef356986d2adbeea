/** Login and Sign Up are two tabs, each with its own form. */
import * as assert from "uvu/assert";
import { askUs } from "../../src/content/ask-us.ts";
import { login } from "../../src/content/login.ts";
import { barWords } from "../../src/content/navigation.ts";
import { screens } from "../../src/screen-table.ts";
import { field, logIn, signUp } from "../../src/tools/browser/forms.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { sampleUser } from "../../src/tools/fakes/fake-backend.ts";
import { waitForScreen } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("login");

// In a browser, unlike in a unit test, React renders between two listeners of a click.
for (const press of ["Enter", "tap"] as const) {
  test(`after ${press} on its tab, the other form is empty`, async () => {
    const page = await open({ address: screens.signUp.path });
    await waitForHydration(page);
    await field(page, login.email).fill("ama@example.com");
    const tab = page.getByRole("tab", { name: login.login });
    if (press === "tap") await tab.tap();
    else await tab.press("Enter");
    await field(page, login.rememberMe).waitFor();
    assert.is(await field(page, login.email).inputValue(), "");
  });
}

test("after a sign-up no strip covers the button of the login", async () => {
  const page = await open({ address: screens.signUp.path });
  await waitForHydration(page);
  await signUp(page);
  await page.getByText(login.afterSignUp).waitFor();
  await page.getByRole("link", { name: askUs.chatWithUs }).waitFor({ state: "hidden" });
});

test("Back after a login leads to the screen before it", async () => {
  const page = await open({ address: "/faq", size: "desktop" });
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("link", { name: barWords.login }).click();
  await logIn(page, sampleUser);
  await waitForScreen(page, screens.application.title);
  await page.goBack();
  await waitForScreen(page, screens.faq.title);
});

test.run();
