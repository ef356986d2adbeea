import type { Page, Response } from "playwright-core";
import * as assert from "uvu/assert";
import { titles } from "../../src/content/titles.ts";
import { siteSuite } from "./site-suite.ts";
import { countLoads, FIRST, isVersion, SECOND, startVersions } from "./versions.ts";
import { comeTo, footerLink, holdRequests, isHydrated, screen, withLine } from "./visit.ts";

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
    prepare: (context) => withLine(context, { saveData: true }),
  });
  // Without a field that needs it, the first script isn't fetched either.
  await page.getByLabel("Message").focus();
  await isHydrated(page);
  return { page, loads: countLoads(page) };
}

const goTo = (page: Page, name: string) => footerLink(page, name).click();

test("a screen whose script went with a deployment comes after the page is loaded once more", async () => {
  const { page, loads } = await openFirst();
  await publish(SECOND);
  await goTo(page, "News");
  await isVersion(page, SECOND);
  await page.getByRole("main").getByRole("article").first().waitFor();
  assert.is(loads(), 1);

  // What was recovered once can be recovered again: this version's script was never fetched.
  await publish(FIRST);
  await comeTo(page, "/faq");
  await publish(SECOND);
  await goTo(page, "News");
  await isVersion(page, SECOND);
  await page.getByRole("main").getByRole("article").first().waitFor();
});

/** Runs in the page. */
function refuseStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("No", "QuotaExceededError");
  };
}

for (const [where, prepare, expected] of [
  ["the script stays away", () => {}, 1],
  ["the browser refuses its storage, too", refuseStorage, 0],
] as const) {
  test(`where ${where}, the page is loaded ${expected} times and then says so`, async () => {
    const { page, loads } = await openFirst();
    await page.evaluate(prepare);
    await removeLazyScript();
    await goTo(page, "News");
    await screen(page, FAILED);
    assert.is(loads(), expected);
    await goTo(page, "Our Team");
    await screen(page, titles.ourTeam);
    await goTo(page, "News");
    await screen(page, FAILED);
    assert.is(loads(), expected);

    await publish(FIRST);
    await page.getByRole("button", { name: "Load again" }).click();
    await screen(page, titles.news);
  });
}

test("without a network the page stays, and the screen can be shown when there is one", async () => {
  const { page, loads } = await openFirst();
  await disconnect();
  await goTo(page, "News");
  await screen(page, FAILED);
  await reconnect();
  await goTo(page, "Our Team");
  await screen(page, titles.ourTeam);
  await goTo(page, "News");
  await screen(page, titles.news);
  assert.is(loads(), 0);
});

for (const [what, prepare, isLast] of [
  ["comes late", async () => {}, (response: Response) => LAZY.test(response.url())],
  ["is gone", removeLazyScript, (response: Response) => response.request().method() === "HEAD"],
] as const) {
  test(`a visitor who has gone on to a form keeps what was typed where the script ${what}`, async () => {
    const { page, loads } = await openFirst();
    await prepare();
    const { hold, release } = holdRequests(LAZY);
    await hold(page.context());
    await goTo(page, "News");
    await page.getByRole("main").getByText("Loading...").waitFor();
    await goTo(page, "Contact Us");
    await page.getByLabel("Message").fill("Good morning");
    const last = page.waitForResponse(isLast);
    release();
    await last;
    await page.waitForLoadState("networkidle");
    await screen(page, titles.contactUs);
    assert.is(await page.getByLabel("Message").inputValue(), "Good morning");

    // Nobody waited when it failed: the next visit to the screen fetches it again.
    await publish(FIRST);
    await goTo(page, "News");
    await screen(page, titles.news);
    assert.is(loads(), 0);
  });
}

test("a visitor who doesn't wait for the script of the first screen gets all of the next one", async () => {
  await publish(FIRST);
  const { hold, release } = holdRequests(LAZY);
  const page = await open({ route: "/news", size: "desktop", loading: true, prepare: hold });
  await goTo(page, "Contact Us");
  await isHydrated(page);
  await page.getByLabel("Message").fill("Good morning");
  release();
  await goTo(page, "News");
  await page.getByRole("main").getByRole("article").first().waitFor();
});

test.run();
