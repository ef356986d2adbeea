// Another site could show this one in its page, and have a visitor press or type there.

import * as assert from "uvu/assert";
import { serve } from "../../src/tools/start/http.ts";
import { siteSuite } from "./site-suite.ts";

const { test, open } = siteSuite("framed");

for (const route of ["/", "/login"]) {
  test(`without the headers of a host, nothing of ${route} shows in another site's page`, async () => {
    const page = await open({ route, size: "phone" });
    const body = `<!doctype html><iframe width="360" src="${page.url()}"></iframe>`;
    const headers = { "content-type": "text/html" };
    const thief = await serve({
      port: 0,
      headers,
      answer: () => ({ status: 200, headers: {}, body }),
    });
    await page.goto(thief.origin).finally(thief.close);

    const site = page.frameLocator("iframe");
    await site.locator("html[hidden]").waitFor({ state: "attached" });
    assert.is(await site.locator("html").isVisible(), false);
    // Nothing can be reached by keys either, and the site's script doesn't run.
    assert.is(await site.locator("a, button, input, [data-script]").count(), 0);
  });
}

test.run();
