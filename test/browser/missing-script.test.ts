/**
 * A visitor reads why a screen isn't shown, and can load it again, if its script is missing, late
 * or lost with the connection. `versions` has what happens after a deployment.
 */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { frame, reloadButton, scriptLate } from "../../src/content/frame.ts";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import {
  countLoads,
  footerLink,
  holdRequests,
  waitForScreen,
  withSaveData,
  withSession,
} from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { LAZY } from "./script-addresses.ts";

const { test, open, disconnect, reconnect } = siteSuite("missing script");

/** Opens a page that has requested the first script, and nothing else without need. */
async function openLight() {
  const page = await open({
    address: "/contact-us",
    size: "desktop",
    errorsExpected: true,
    prepare: async (context) => {
      await withSaveData(context);
      // A logged-in visitor has the first script all the same.
      await withSession("Musu Kollie")(context);
    },
  });
  await waitForHydration(page);
  return { page, loads: countLoads(page) };
}

/** Waits for a screen, and for its focus, by which screen readers learn of it. */
async function waitForFocus(page: Page, heading: string): Promise<void> {
  await waitForScreen(page, heading);
  await page.locator("main:focus, main > section:focus").and(page.getByLabel(heading)).waitFor();
}

const tapFooterLink = (page: Page, name: string) => footerLink(page, name).click();

test("a screen whose script can't load without a network says so until the network is back", async () => {
  const { page, loads } = await openLight();
  await disconnect();
  await tapFooterLink(page, "News");
  await waitForFocus(page, frame.failure.heading);
  await tapFooterLink(page, "Our Team");
  await waitForScreen(page, screens.ourTeam.title);
  await tapFooterLink(page, "Accounts");
  await waitForScreen(page, frame.failure.heading);
  for (let press = 0; press < 2; press += 1) {
    const status = page.locator("[data-load-again] [role=status]");
    const texts = await status.evaluateHandle((element) => {
      const found: unknown[] = [];
      new MutationObserver(() => found.push(element.textContent)).observe(element, {
        childList: true,
      });
      return found;
    });
    await page.getByRole("button", { name: reloadButton.action }).click();
    await status.filter({ hasText: reloadButton.failed }).waitFor();
    // Each failure is another text than the one before it, since the same isn't announced again.
    assert.equal(await texts.jsonValue(), [reloadButton.busy, reloadButton.failed]);
  }

  await reconnect();
  // The link to the screen that has failed.
  await tapFooterLink(page, "Accounts");
  await waitForScreen(page, screens.login.title);
  assert.is(loads(), 0);
});

test("a form loses no text if the script of the last screen is missing", async () => {
  const { page, loads } = await openLight();
  await page.context().route(LAZY, (route) => route.fulfill({ status: 404 }));
  const { hold, release } = holdRequests(LAZY);
  await hold(page.context());
  await tapFooterLink(page, "News");
  await page.getByRole("main").getByText(screens.news.loadingText).waitFor();
  await tapFooterLink(page, "Contact Us");
  await page.getByLabel("Message").fill("Good morning");
  const last = page.waitForResponse((response) => LAZY.test(response.url()));
  release();
  await last;
  await page.waitForLoadState("networkidle");
  await waitForScreen(page, screens.contactUs.title);
  assert.is(await page.getByLabel("Message").inputValue(), "Good morning");

  // The next visit to the screen requests a script again that has failed.
  await page.context().unroute(LAZY);
  await tapFooterLink(page, "News");
  await waitForScreen(page, screens.news.title);
  assert.is(loads(), 0);
});

test("a screen whose script is late says so after 20 s, and gets the focus when it arrives", async () => {
  const { page, loads } = await openLight();
  const { hold, release } = holdRequests(LAZY);
  await hold(page.context());
  await page.clock.install();
  await tapFooterLink(page, "News");
  await page.getByRole("main").getByText(screens.news.loadingText).waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole("main").getByText(scriptLate).waitFor();
  await page.getByRole("button", { name: reloadButton.action }).waitFor();
  release();
  await waitForFocus(page, screens.news.title);
  assert.is(loads(), 0);
});

test.run();
