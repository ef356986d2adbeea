import * as assert from "uvu/assert";
import { application, login } from "../../src/content/portal.ts";
import { button, field } from "../../src/tools/browser/forms.ts";
import { siteSuite } from "./site-suite.ts";
import { adoptStyle, ENLARGED, freeze, screen } from "./visit.ts";

const { test, open } = siteSuite("fields");

test("icons grow with enlarged text", async () => {
  const page = await open({ size: "desktop", route: "/login" });
  await screen(page, login.title);
  const eye = button(page, "Show password").locator("svg");
  const before = await eye.boundingBox();
  await page.evaluate(adoptStyle, ENLARGED);
  const after = await eye.boundingBox();
  assert.ok(before && after);
  assert.equal([after.width, after.height], [2 * before.width, 2 * before.height]);
});

test("a form is as wide as the page's column on a phone", async () => {
  const page = await open({ size: "phone", route: "/login" });
  await screen(page, login.title);
  const box = await field(page, "Email").boundingBox();
  assert.equal([box?.x, box?.width], [16, 360 - 2 * 16]);
});

test("the toast of what an application lacks covers nothing of the summary on the smallest phone", async () => {
  const page = await open({
    size: "phone",
    route: "/accounts",
    prepare: (context) => context.clock.install(),
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await screen(page, application.title);
  // A toast goes after five seconds.
  await freeze(page);
  await button(page, application.submit).click();
  await page.locator("[data-error-summary]:focus").waitFor();
  const box = await page.locator("[data-error-summary]").boundingBox();
  const toast = await page.getByRole("alert").boundingBox();
  assert.ok(box && toast && box.y >= toast.y + toast.height, JSON.stringify([box, toast]));
});

test("the bar covers no field that gets the focus on a phone on its side", async () => {
  const page = await open({ size: "phone", route: "/accounts" });
  await page.setViewportSize({ width: 568, height: 320 });
  await screen(page, application.title);
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
