/**
 * A visitor sees the focused element and an opened answer: neither the bar nor a toast covers it.
 */
import * as assert from "uvu/assert";
import { aboutUs } from "../../src/content/about-us.ts";
import { application } from "../../src/content/application.ts";
import { contactUs } from "../../src/content/contact-us.ts";
import { faq } from "../../src/content/faq.ts";
import { sharedWords } from "../../src/content/shared-words.ts";
import { screens } from "../../src/screen-table.ts";
import { button, field } from "../../src/tools/browser/forms.ts";
import { boxOf, waitForPaint, waitForScreen, withStoppedClock } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("focus in view");

/** Runs in the page. @returns the pixels between the bar and the focused element's outline. */
function spaceAboveFocus(): number {
  const [bar, focused] = [document.querySelector("header"), document.activeElement];
  if (bar === null || focused === null) throw new Error("Nothing has the focus");
  const { outlineWidth, outlineOffset } = getComputedStyle(focused);
  const outline = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  return focused.getBoundingClientRect().top - outline - bar.getBoundingClientRect().bottom;
}

test("the beginning of the error summary is in view on the smallest phone", async () => {
  const viewport = { width: 320, height: 568 };
  // So that the toast doesn't disappear after five seconds.
  const page = await open({ address: "/accounts", viewport, prepare: withStoppedClock });
  await button(page, application.submit).click();
  const summary = page.locator("[data-form-error]:focus");
  const { y } = await boxOf(summary);
  const heading = await boxOf(summary.getByText(application.summary));
  const edges = await boxOf(page.getByRole("alert"));
  assert.ok(y >= edges.y + edges.height, `the toast covers the summary at ${y}`);
  const space = viewport.height - heading.y - heading.height;
  assert.ok(space >= 0, `pixels between its heading and the window's end: ${space}`);
});

test("in landscape the bar covers neither a focused field nor its outline", async () => {
  const page = await open({ address: "/accounts" });
  await page.setViewportSize({ width: 568, height: 320 });
  await waitForScreen(page, screens.application.title);
  for (const label of ["Gender", "Occupation"]) {
    await field(page, label).focus();
    const spaces: number[] = [];
    // Shift and Tab stop at each part of a date.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Shift+Tab");
      spaces.push(await page.evaluate(spaceAboveFocus));
    }
    assert.ok(Math.min(...spaces) >= 0, `pixels between the bar and each outline: ${spaces}`);
  }
});

for (const [address, action] of [
  ["/contact-us", contactUs.form.action],
  ["/about-us", aboutUs.newsletter.action],
] as const)
  test(`a press on ${action} leads to the note that the form sends nothing`, async () => {
    const viewport = { width: 360, height: 560 };
    const page = await open({ address, viewport });
    // The browser validates the newsletter's required fields.
    for (const input of await page.locator("main input[required]").all())
      await input.fill("musu@example.com");
    await button(page, action).tap();
    const note = page.locator("main :focus").getByText(sharedWords.formNotConnected);
    const { y, height } = await boxOf(note);
    const barHeight = (await boxOf(page.getByRole("banner"))).height;
    assert.ok(y >= barHeight && y + height <= viewport.height, `the note is at ${y}`);
  });

test("a question that opens stays in view when a longer answer above it closes", async () => {
  const page = await open({ address: "/faq" });
  const question = (text: string) => page.locator("summary").filter({ hasText: text });
  const last = question(faq.items.at(-1)?.question ?? "");
  const long = faq.items.find(({ list }) => list);
  await question(long?.question ?? "").tap();
  await last.tap();
  await page.locator("details[open]").filter({ has: last }).waitFor();
  await waitForPaint(page);
  const space = (await boxOf(last)).y - (await boxOf(page.getByRole("banner"))).height;
  assert.ok(space >= 0, `pixels between the bar and the question: ${space}`);
});

test.run();
