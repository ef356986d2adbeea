import * as assert from "uvu/assert";
import { application, login } from "../../src/content/portal.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { button, field } from "../../src/tools/browser/forms.ts";
import { sizes } from "../../src/tools/browser/site.ts";
import { siteSuite } from "./site-suite.ts";
import { adoptStyle, ENLARGED, freeze, screen } from "./visit.ts";

const { test, open } = siteSuite("fields");

for (const size of sizes) {
  test(`lists and dates are as high as other fields on a ${size}, and a list's arrow is off its border`, async () => {
    const page = await open({ size, route: "/accounts" });
    await screen(page, application.title);
    const heights = await page
      .locator("main form")
      .locator("input:not([type=file]), select")
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
    assert.is(heights.length, applicationFields.length);
    assert.equal([...new Set(heights)], heights.slice(0, 1));

    const list = field(page, "Gender");
    const edges = await list.boundingBox();
    const arrow = await page.locator("select + svg path").first().boundingBox();
    assert.ok(edges && arrow);
    assert.ok(edges.x + edges.width - arrow.x - arrow.width >= 12, JSON.stringify(arrow));
  });
}

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

/** The boxes of the lines of an element's text. Runs in the page. */
function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Array.from(range.getClientRects(), ({ top, width }) => ({ top, width }));
}

test("fields of one group are closer to each other than to the next group", async () => {
  const page = await open({ size: "phone", route: "/accounts" });
  await screen(page, application.title);
  const gapAbove = async (words: string, fieldAbove: string) => {
    const [line] = await page
      .locator("main :is(label, legend)")
      .filter({ hasText: new RegExp(`^${words}$`) })
      .evaluate(linesOf);
    const box = await field(page, fieldAbove).boundingBox();
    assert.ok(line && box);
    return line.top - box.y - box.height;
  };
  const group = applicationFields.filter((field) => field.group === "you");
  const [last = "", lastButOne = ""] = group.map(({ label }) => label).reverse();
  const toGroup = await gapAbove(application.groups.id, last);
  const toField = await gapAbove(last, lastButOne);
  assert.ok(toGroup >= 1.5 * toField, `${toGroup} and ${toField} px`);
});

test("no word of the words before the fields is alone in its line", async () => {
  const page = await open({ size: "phone", route: "/accounts" });
  await screen(page, application.title);
  const lines = await page.getByText(application.subtitle).evaluate(linesOf);
  const widths = lines.map(({ width }) => width);
  assert.ok(Math.min(...widths) * 2 > Math.max(...widths), `${widths}`);
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
