// A visitor whose browser translates the page before its script comes would see it break, or lose what was typed.
// A page that is translated later is in `accessibility.ts`.

import * as assert from "uvu/assert";
import { aboutUs } from "../../src/content/about-us.ts";
import { choosePhoto, PHOTO } from "../../src/tools/browser/forms.ts";
import { isHydrated } from "../../src/tools/browser/page.ts";
import { siteSuite } from "./site-suite.ts";
import { translate } from "./translator.ts";
import { holdRequests } from "./visit.ts";

const { test, open } = siteSuite("translated page");

/** A page that is translated before its script comes, when `release` is called. */
async function openTranslated(route: string) {
  const { hold, release } = holdRequests("**/main-*.js");
  const page = await open({
    route,
    size: "phone",
    loading: true,
    errorsExpected: true,
    prepare: async (context) => {
      await hold(context);
      await context.addInitScript(translate, "prerendered" as const);
    },
  });
  const comeAnew = async () => {
    const renderedAnew = page.waitForEvent("console", (message) => message.text().includes("418"));
    release();
    await renderedAnew;
    await isHydrated(page);
  };
  return { page, comeAnew };
}

for (const route of ["/", "/our-team", "/login"]) {
  test(`${route} is shown where the page was translated before its script came`, async () => {
    const { page, comeAnew } = await openTranslated(route);
    await comeAnew();
    await page.locator("main h1:visible > font").first().waitFor();
  });
}

test("what was filled in before the script came stays where the page was translated then", async () => {
  const { page, comeAnew } = await openTranslated("/about-us");
  const { firstName, topics } = aboutUs.newsletter;
  await page.getByLabel(firstName).fill("Musu");
  await page.getByLabel(topics[0].label).check();
  await comeAnew();
  assert.is(await page.getByLabel(firstName).inputValue(), "Musu");
  assert.ok(await page.getByLabel(topics[0].label).isChecked());
  assert.not(await page.getByLabel(topics[1].label).isChecked());
});

test("what was chosen before the script came stays where the page was translated then", async () => {
  const { page, comeAnew } = await openTranslated("/accounts");
  await page.getByLabel("Gender").selectOption("Female");
  await choosePhoto(page, PHOTO);
  await comeAnew();
  assert.is(await page.getByLabel("Gender").inputValue(), "Female");
  await page.getByText(PHOTO.name).first().waitFor();
});

test.run();
