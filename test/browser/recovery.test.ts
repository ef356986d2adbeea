/** A page whose script fails or is late can be read, says so, and works after a navigation. */
import type { Route } from "playwright-core";
import * as assert from "uvu/assert";
import { reloadButton, scriptFailed, scriptLate } from "../../src/content/frame.ts";
import { barWords } from "../../src/content/navigation.ts";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import {
  addressOf,
  countLoads,
  footerLink,
  waitForTitle,
  withStoppedClock,
} from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { CHUNK, LAZY, MAIN } from "./script-addresses.ts";

const { test, open, openHeld } = siteSuite("recovery");

const fail = (route: Route) => route.abort();
/** A host responds to a missing script with this, as a script. */
const respond = (body: string) => (route: Route) =>
  route.fulfill({ body, contentType: "text/javascript" });

for (const [what, script, failure] of [
  ["a chunk that the first script imports fails to load", CHUNK, fail],
  ["the first script is empty", MAIN, respond("")],
  ["the lazy script is a page", LAZY, respond("<!doctype html>")],
] as const) {
  test(`if ${what}, the screen says so, and the next screen has the script`, async () => {
    let isOnline = false;
    const page = await open({
      address: "/login",
      errorsExpected: true,
      prepare: async (context) => {
        await context.route(script, (route) => (isOnline ? route.continue() : failure(route)));
        // The browser doesn't report what a script throws, which would fail the test.
        await context.addInitScript(() =>
          addEventListener("error", (event) => event.preventDefault()),
        );
      },
    });
    await page.getByText(scriptFailed).locator("visible=true").waitFor();
    assert.is(addressOf(page), "/login");
    isOnline = true;
    const loads = countLoads(page);
    await footerLink(page, "Contact Us").tap();
    await waitForTitle(page, screens.contactUs.title);
    await waitForHydration(page);
    assert.is(loads(), 1);
    await page.getByRole("banner").getByRole("link", { name: barWords.openAccount }).tap();
    await page.getByRole("tab", { name: "Sign Up" }).waitFor();
  });
}

test("a form whose script is late says so after 20 s, and starts when it arrives", async () => {
  const { page, release } = await openHeld(MAIN, {
    address: "/login",
    prepare: withStoppedClock,
  });
  const password = page.getByLabel("Password", { exact: true }).locator("visible=true");
  await password.fill("palm-nut");
  const button = page.getByRole("button", { name: reloadButton.action });
  await page.clock.fastForward(19_000);
  assert.is(await button.count(), 0);
  await page.clock.fastForward(1000);
  await button.waitFor();
  await page.getByText(scriptLate).locator("visible=true").waitFor();
  assert.is(await page.getByText(scriptFailed).locator("visible=true").count(), 0);
  assert.is(await page.getByRole("heading", { level: 1 }).count(), 1);
  await page.clock.resume();
  release();
  await waitForHydration(page);
  assert.is(await button.count(), 0);
  assert.is(await password.inputValue(), "palm-nut");
});

test.run();
