import * as assert from "uvu/assert";
import { siteSuite } from "./site-suite.ts";
import { openThief } from "./visit.ts";

const { test, open } = siteSuite("framed");

for (const route of ["/", "/login"]) {
  test(`without the headers of a host, nothing of ${route} shows in another site's page`, async () => {
    const page = await open({ route, size: "phone" });
    await openThief(page, page.url());
    const site = page.frameLocator("iframe");
    await site.locator("html[hidden]").waitFor({ state: "attached" });
    assert.is(await site.locator("html").isVisible(), false);
    // Nothing can be reached by keys either, and the site's script doesn't run.
    assert.is(await site.locator("a, button, input, [data-ready]").count(), 0);
  });
}

test.run();
