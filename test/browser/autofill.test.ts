/** Browsers and password managers fill in and submit forms without the usual events. */
import * as assert from "uvu/assert";
import { login } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { field, logIn } from "../../src/tools/browser/forms.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("autofill");

test("Remember me works when autofill ticks the box without an event", async () => {
  const page = await open({ route: "/login", size: "phone" });
  await field(page, login.rememberMe).evaluate((box) => {
    // Autofill doesn't call the element's own setter, which is React's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked")?.set?.call(box, true);
  });
  // Filling in the fields renders the form again.
  await logIn(page, sampleUser);
  await waitForScreen(page, screens.accounts.title);
  const remembered = await page.evaluate(() => localStorage.getItem("rememberedEmail"));
  assert.is(remembered, sampleUser.email);
});

// Some password managers submit a form without a `submit` event. The content security policy blocks
// that, and reports the address to extensions.
test("a form that a program submits puts no password into an address", async () => {
  const page = await open({ route: "/login", size: "phone", errorsExpected: true });
  await field(page, "Email").fill(sampleUser.email);
  await field(page, "Password").fill(sampleUser.password);
  const blockedAddress = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.blockedURI));
        document.querySelector<HTMLFormElement>("main form")?.submit();
      }),
  );
  assert.not.match(blockedAddress, sampleUser.password);
  assert.is(new URL(page.url()).search, "");
});

test.run();
