/** Browsers fill in forms without the usual events. */
import * as assert from "uvu/assert";
import { login } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { field, logIn } from "../../src/tools/browser/forms.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("autofill");

test("Remember me works when autofill ticks the box without an event", async () => {
  const page = await open({ route: "/login" });
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

test.run();
