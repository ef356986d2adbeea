/** Pages and receipts are printed with all of their text, dark, without menus and buttons. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application } from "../../src/content/application.ts";
import { askUs } from "../../src/content/ask-us.ts";
import * as company from "../../src/content/company.ts";
import { otherProducts } from "../../src/content/other-products.ts";
import { button, fillApplication } from "../../src/tools/browser/forms.ts";
import { publishedNews } from "../../src/tools/fakes/sample-news.ts";
import { step } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { adoptStyle, lowContrasts } from "./visible-texts.ts";

const { test, open } = siteSuite("print");

/** Most visitors print no backgrounds. */
const NO_BACKGROUNDS = "* { background: none !important }";

async function assertNoControls(page: Page): Promise<void> {
  // In one evaluation, since a toast with its button may disappear.
  const controls = await page
    // The questions are printed.
    .locator("button, summary:not(details[name=faq] > summary), form, iframe, nav")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML),
    );
  assert.equal(controls, []);
  assert.not(await page.getByRole("link", { name: askUs.chatWithUs }).isVisible());
}

test("a printed page has its text, the institution's name and licence, and no controls", async () => {
  const page = await open({ size: "desktop" });
  const slides = page.locator("[data-picture]").filter({ visible: true });
  assert.ok(await slides.count());
  await page.emulateMedia({ media: "print" });
  assert.is(await slides.count(), 0, "the slides' pictures are printed");
  for (const [path, words] of [
    ["/", "realise their goals"],
    ["/our-products", otherProducts.available],
    ["/news/keep-a-savings-habit", "Give the money a job"],
    ["/our-products/account-types", "US$5 or 1000 LRD"],
    ["/contact-us", "9:00am-12:00pm"],
    ["/about-us", "realise their goals"],
    ["/faq", "add a photo of your ID"],
    ["/our-team", "help people and businesses create value"],
  ] as const) {
    await step(path, async () => {
      await page.evaluate((path) => window.location.assign(`#${path}`), path);
      for (const text of [words, "Company licence number 01-24"])
        await page.getByText(text).filter({ visible: true }).first().waitFor();
      assert.ok(await page.getByRole("banner").getByText(company.name).isVisible(), company.name);
      await assertNoControls(page);

      for (const style of ["", NO_BACKGROUNDS]) {
        await page.evaluate(adoptStyle, style);
        assert.equal(await lowContrasts(page), []);
      }
    });
  }
});

test("a receipt prints all of its details, and no control or status that would soon be wrong", async () => {
  const page = await open({
    address: "/accounts",
    prepare: (context) =>
      context.addInitScript(() => {
        window.print = () => Object.assign(window, { isPrinted: true });
      }),
  });
  await fillApplication(page);
  await button(page, application.submit).click();
  await button(page, application.receipt.print).click();
  assert.ok(await page.evaluate(() => Reflect.get(window, "isPrinted")));

  await page.emulateMedia({ media: "print" });
  const receipt = page.getByRole("group", { name: application.receipt.title });
  const parts = await receipt.locator("h2, h3, dt, dd, address, a").all();
  assert.ok(parts.length > 30, `the receipt has only ${parts.length} parts`);
  for (const part of parts)
    assert.ok(await part.isVisible(), await part.evaluate(({ outerHTML }) => outerHTML));
  // The lobby's status would soon be wrong.
  assert.not.match(await page.getByRole("main").innerText(), /Opens |Open now/);
  await assertNoControls(page);
});

test("a print has all pictures of the news, also those that were far below the window", async () => {
  const page = await open({ address: "/news" });
  const pictures = page.getByRole("main").locator("img");
  await pictures.first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const { length } = publishedNews.filter(({ image }) => image);
  await pictures.nth(length - 1).waitFor();
});

test.run();
