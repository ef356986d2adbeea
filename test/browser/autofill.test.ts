// A visitor's browser fills in, sends or refuses to store something in its own way, and the visitor
// would lose it. The forms' words are tested in `unit/screens`.

import * as assert from "uvu/assert";
import { application, login } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { button, field, logIn } from "../../src/tools/browser/forms.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { adoptStyle, ENLARGED, freezeClock, waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("portal visits");

test("a visitor is remembered whose browser has ticked the box without an event", async () => {
  const page = await open({ route: "/login", size: "phone" });
  await field(page, login.rememberMe).evaluate((box) => {
    // The prototype's setter: React replaces the element's own, which autofill doesn't call.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked")?.set?.call(box, true);
  });
  // Each field that is edited renders the form again.
  await logIn(page, sampleUser);
  await waitForScreen(page, screens.accounts.title);
  const remembered = await page.evaluate(() => localStorage.getItem("rememberedEmail"));
  assert.is(remembered, sampleUser.email);
});

// Some password managers send it so, which fires no `submit` event. The policy refuses that; extensions
// of the browser can read what it has refused.
test("a form that a program sends by itself has no password in the address that is refused", async () => {
  const page = await open({ route: "/login", size: "phone", errorsExpected: true });
  await field(page, "Email").fill(sampleUser.email);
  await field(page, "Password").fill(sampleUser.password);
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.blockedURI));
        document.querySelector<HTMLFormElement>("main form")?.submit();
      }),
  );
  assert.not.match(refused, sampleUser.password);
  assert.is(new URL(page.url()).search, "");
});

for (const [visitor, viewport, style, above] of [
  ["on the smallest phone", { width: 320, height: 568 }, "", "alert"],
  ["with text twice as large", SIZES.phone, ENLARGED, "banner"],
] as const) {
  test(`a visitor ${visitor} reads what an application lacks from its beginning`, async () => {
    const page = await open({
      size: "phone",
      route: "/accounts",
      viewport,
      prepare: async (context) => {
        await context.clock.install();
        await context.addInitScript(adoptStyle, style);
      },
    });
    await waitForScreen(page, application.title);
    // A toast goes after five seconds.
    await freezeClock(page);
    await button(page, application.submit).click();
    const summary = page.locator("[data-error-summary]:focus");
    await summary.waitFor();
    const box = await summary.boundingBox();
    const edges = await page.getByRole(above).boundingBox();
    assert.ok(box && edges && box.y >= edges.y + edges.height, JSON.stringify([box, edges]));
    assert.ok(box.y < viewport.height - 100, `${box.y}`);
  });
}

test("the bar covers no field that gets the focus on a phone on its side", async () => {
  const page = await open({ size: "phone", route: "/accounts" });
  await page.setViewportSize({ width: 568, height: 320 });
  await waitForScreen(page, application.title);
  const bar = await page.getByRole("banner").boundingBox();
  assert.ok(bar);
  for (const label of ["Gender", "Occupation"]) {
    await field(page, label).focus();
    const free: number[] = [];
    // Backwards Tab comes to each part of a date by itself.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Shift+Tab");
      const top = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().top ?? 0,
      );
      free.push(Math.round(top - bar.height));
    }
    assert.ok(Math.min(...free) >= 6, `pixels between the bar and each: ${free}`);
  }
});

test.run();
