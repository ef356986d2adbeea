import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { titles } from "../../src/content/titles.ts";
import { type Service, serve } from "../standin/http.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, screen } from "./visit.ts";

const { test, open } = siteSuite("framed");

/** A page of another site, with this one in a frame. */
const startThief = (address: string): Promise<Service> =>
  serve({
    port: 0,
    headers: { "content-type": "text/html" },
    answer: () => ({
      status: 200,
      headers: {},
      body: `<!doctype html><iframe width="360" height="600" src="${address}"></iframe>`,
    }),
  });

async function openFramed(route: string, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await open({ route, size: "phone" });
  const thief = await startThief(page.url());
  try {
    await page.goto(thief.origin);
    await work(page);
  } finally {
    await thief.close();
  }
}

for (const route of ["/", "/login"]) {
  test(`without the headers of a host, nothing of ${route} shows in another site's page`, () =>
    openFramed(route, async (page) => {
      const site = page.frameLocator("iframe");
      await site.locator("html[hidden]").waitFor({ state: "attached" });
      assert.is(await site.locator("html").isVisible(), false);
      // Nothing can be reached by keys either, and the site's script doesn't run.
      assert.is(await site.locator("a, button, input, [data-ready]").count(), 0);
    }));
}

test("a visitor who comes to the site itself sees it", async () => {
  const page = await open({ size: "phone" });
  await comeTo(page, "/login");
  await screen(page, titles.login);
  assert.is(await page.locator("html[hidden]").count(), 0);
});

test.run();
