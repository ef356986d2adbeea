/** Opening a question closes another one above it, and must not scroll the new one out of view. */
import * as assert from "uvu/assert";
import { faq } from "../../src/content/faq.ts";
import { waitForPaint } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("faq");

test("a question that opens stays in view when a longer answer above it closes", async () => {
  const page = await open({ size: "phone", route: "/faq" });
  const question = (text: string) => page.locator("summary").filter({ hasText: text });
  const last = question(faq.items.at(-1)?.question ?? "");
  await question("What do I need for a loan?").tap();
  await last.tap();
  await page.locator("details[open]").filter({ has: last }).waitFor();
  await waitForPaint(page);
  const bar = await page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().bottom);
  const top = await last.evaluate((summary) => summary.getBoundingClientRect().top);
  assert.ok(top >= bar, `the question is at ${top}, the bar ends at ${bar}`);
});

test.run();
