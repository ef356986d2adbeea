/** A visitor sees what has the focus, and an opened answer: no bar or toast covers it. */
import * as assert from "uvu/assert";
import { aboutUs } from "../../src/content/about-us.ts";
import { application } from "../../src/content/application.ts";
import { contactUs } from "../../src/content/contact-us.ts";
import { faq } from "../../src/content/faq.ts";
import { sharedWords } from "../../src/content/shared-words.ts";
import { BACKEND_CALLS, endCalls } from "../../src/tools/browser/calls.ts";
import { button, logIn } from "../../src/tools/browser/forms.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { sampleUser } from "../../src/tools/fakes/fake-backend.ts";
import { boxOf, waitForPaint, withStoppedClock } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("focus in view");

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

test("a toast doesn't cover a message in a low window", async () => {
  const viewport = { width: 740, height: 300 };
  const visit = { viewport, errorsExpected: true, prepare: withStoppedClock };
  const page = await open({ address: "/login", ...visit });
  await endCalls(page, BACKEND_CALLS, { status: 500, body: "{}" });
  await logIn(page, sampleUser);
  const message = await boxOf(page.locator("[data-form-error]:focus p").first());
  const toast = await boxOf(page.getByRole("alert"));
  assert.ok(message.y >= toast.y + toast.height, `the message is at ${message.y}`);
});

test("the page stays where it is when the focus goes to the bar", async () => {
  const page = await open({ address: "/our-products/account-types", reducedMotion: "reduce" });
  await waitForHydration(page);
  await page.evaluate(() => {
    window.scrollTo(0, 600);
    document.querySelector<HTMLElement>("main a")?.focus({ preventScroll: true });
  });
  const link = page.getByRole("banner").locator(":focus");
  for (let press = 0; (await link.count()) === 0; press += 1) {
    assert.ok(press < 5, "the focus doesn't reach the bar");
    await page.keyboard.press("Shift+Tab");
  }
  await waitForPaint(page);
  assert.is(await page.evaluate(() => window.scrollY), 600);
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
