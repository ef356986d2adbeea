import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { titles } from "../../src/content/titles.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, screen, step } from "./visit.ts";

const { test, open } = siteSuite("print");

const TITLE = "Small money, every week: how to keep a savings habit";

test("a printed page has its words, the company and its licence, and nothing to press", async () => {
  const page = await open({ size: "desktop" });
  await page.emulateMedia({ media: "print" });
  for (const [route, heading, words] of [
    ["/news/keep-a-savings-habit", TITLE, "Give the money a job"],
    ["/our-products/account-types", titles.accountTypes, "US$5 or 1000 LRD"],
    ["/contact-us", "Contact Us", "9:00am-12:00pm"],
  ] as const) {
    await step(route, async () => {
      await comeTo(page, route);
      await screen(page, heading);
      await page.getByText(words).first().waitFor();
      await page.getByRole("banner").getByText(company.name).waitFor();
      await page.getByText("Company licence number 01-24").last().waitFor();
      for (const pressed of await page.locator("button, summary, form, iframe, nav").all())
        assert.not(await pressed.isVisible(), await pressed.evaluate(({ outerHTML }) => outerHTML));
      assert.not(await page.getByRole("link", { name: "Chat with us" }).isVisible());

      // A printer leaves out backgrounds, so that only dark text is readable.
      const pale = await page.evaluate(() =>
        Array.from(document.querySelectorAll("h1, h2, h3, p, dd, li"))
          .filter((element) => element.checkVisibility())
          .filter((element) =>
            getComputedStyle(element)
              .color.match(/\d+/g)
              ?.slice(0, 3)
              .some((part) => Number(part) > 128),
          )
          .map(({ textContent }) => textContent),
      );
      assert.equal(pale, []);
    });
  }
});

test.run();
