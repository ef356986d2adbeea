/** Another site can't trick visitors into pressing buttons of this one. */
import * as assert from "uvu/assert";
import { serve } from "../../src/tools/server/serve.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("framing");

test("another site's page can't frame the site, even without the headers of a host", async () => {
  const page = await open({
    route: "/login",
    prepare: (context) =>
      context.route("**/", async (route) => {
        const response = await route.fetch();
        const { "x-frame-options": _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      }),
  });
  const body = `<!doctype html><iframe width="360" src="${page.url()}"></iframe>`;
  const headers = { "content-type": "text/html" };
  const attacker = await serve({
    port: 0,
    headers,
    respond: () => ({ status: 200, headers: {}, body }),
  });
  await page.goto(attacker.origin).finally(attacker.close);

  const site = page.frameLocator("iframe");
  await site.locator("html[hidden]").waitFor({ state: "attached" });
  assert.is(await site.locator("html").isVisible(), false);
  // Keys can't reach anything either, and the site's script doesn't run.
  assert.is(await site.locator("a, button, input, [data-script]").count(), 0);
});

test.run();
