/** Another site can't trick visitors into pressing buttons of this one. */
import * as assert from "uvu/assert";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("framing");

test("another site's page can't frame the site, even without the headers of a host", async () => {
  const page = await open({
    address: "/login",
    prepare: (context) =>
      context.route("**/", async (route) => {
        const response = await route.fetch();
        const { "x-frame-options": _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      }),
  });
  const address = page.url();
  // This page has another origin.
  await page.goto("about:blank");
  await page.setContent(`<iframe width="360" src="${address}"></iframe>`);

  const site = page.frameLocator("iframe");
  await site.locator("html[hidden]").waitFor({ state: "attached" });
  assert.is(await site.locator("html").isVisible(), false);
  // Keys can't reach anything either, and the site's script doesn't run.
  assert.is(await site.locator("a, button, input, [data-script]").count(), 0);
});

test.run();
