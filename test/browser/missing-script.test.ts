// After a deployment or on a lost connection the script of a screen fails to load. The visitor would lose
// what was typed, or see no other screen.

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page.ts";
import { footerLink, holdRequests, waitForScreen, withConnection } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { countLoads, FIRST, SECOND, startVersions, waitForVersion } from "./two-versions.ts";

const { folder, publish, removeLazyScript } = startVersions("vanished-script");
const { test, open, disconnect, reconnect } = siteSuite("vanished script", "/", folder);

const LAZY = /\/lazy-screens-\w+\.js$/;
const FAILED = "This page could not be shown";

/** A page of the first version that has fetched only what its first screen needs. */
async function openFirst() {
  await publish(FIRST);
  const page = await open({
    route: "/contact-us",
    size: "desktop",
    errorsExpected: true,
    prepare: (context) => withConnection(context, { saveData: true }),
  });
  // Without a field that needs it, the first script isn't fetched either.
  await page.getByLabel("Message").focus();
  await waitForHydration(page);
  return { page, loads: countLoads(page) };
}

const goTo = (page: Page, name: string) => footerLink(page, name).click();

test("a screen whose script a deployment removed says so, and Load again loads the new version", async () => {
  const { page, loads } = await openFirst();
  await publish(SECOND);
  await goTo(page, "News");
  await waitForScreen(page, FAILED);
  assert.is(loads(), 0);

  await page.getByRole("button", { name: "Load again" }).click();
  await waitForVersion(page, SECOND);
  await waitForScreen(page, screens.news.title);
});

for (const [what, lose, bring] of [
  ["is gone", removeLazyScript, () => publish(FIRST)],
  ["doesn't come without a network", disconnect, reconnect],
] as const) {
  test(`a screen whose script ${what} says so, and the next screen requests it again`, async () => {
    const { page, loads } = await openFirst();
    await lose();
    await goTo(page, "News");
    await waitForScreen(page, FAILED);
    await goTo(page, "Our Team");
    await waitForScreen(page, screens.ourTeam.title);
    await goTo(page, "Accounts");
    await waitForScreen(page, FAILED);

    await bring();
    await goTo(page, "News");
    await waitForScreen(page, screens.news.title);
    assert.is(loads(), 0);
  });
}

for (const [what, prepare] of [
  ["comes late", async () => {}],
  ["is gone", removeLazyScript],
] as const) {
  test(`a form keeps what was typed if the script of the screen before ${what}`, async () => {
    const { page, loads } = await openFirst();
    await prepare();
    const { hold, release } = holdRequests(LAZY);
    await hold(page.context());
    await goTo(page, "News");
    await page.getByRole("main").getByText("Loading...").waitFor();
    await goTo(page, "Contact Us");
    await page.getByLabel("Message").fill("Good morning");
    const last = page.waitForResponse((response) => LAZY.test(response.url()));
    release();
    await last;
    await page.waitForLoadState("networkidle");
    await waitForScreen(page, screens.contactUs.title);
    assert.is(await page.getByLabel("Message").inputValue(), "Good morning");

    // Nobody waited when it failed: the next visit to the screen fetches it again.
    await publish(FIRST);
    await goTo(page, "News");
    await waitForScreen(page, screens.news.title);
    assert.is(loads(), 0);
  });
}

test.run();
