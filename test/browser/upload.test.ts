/**
 * On a slow or broken connection an application would be lost, sent twice, or be called sent
 * although it isn't.
 */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { BACKEND } from "../../src/tools/browser/calls.ts";
import { button, field, fillApplication, PHOTO } from "../../src/tools/browser/forms.ts";
import { toast } from "../../src/tools/browser/page.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { startLocalServer } from "../helpers/local-server.ts";
import { holdRequests, routeOf, waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { enteredTexts } from "./entered-texts.ts";

const { test, open, received } = siteSuite("upload");

const SENT = application.done;
const LOST = application.mayHaveArrived;

/**
 * A big file that browsers can't make smaller. The backend accepts its first bytes, which are a
 * PNG's.
 */
const HEAVY = {
  ...PHOTO,
  buffer: Buffer.concat([PHOTO.buffer.subarray(0, 20), Buffer.alloc(3_000_000, "?")]),
};

/** Bytes a second. It is so slow that a test can act during an upload. */
const SLOW = 100_000;

/** Opens the form and fills it in. */
async function openFilled(photo: typeof PHOTO): Promise<Page> {
  const page = await open({ route: "/accounts", errorsExpected: true });
  await fillApplication(page, photo);
  return page;
}

/** Makes a page's connection slow. @returns a function that makes it fast again. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const setThroughput = (uploadThroughput: number) =>
    devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await setThroughput(SLOW);
  return () => setThroughput(-1);
}

const bar = (page: Page) => page.getByRole("progressbar", { name: application.sending.title });
const submit = (page: Page) => button(page, application.submit).click();

async function assertNothingLost(page: Page): Promise<void> {
  assert.equal(await enteredTexts(page), sampleApplication);
  assert.match((await page.locator("figcaption").textContent()) ?? "", PHOTO.name);
  assert.ok(await button(page, application.submit).isEnabled());
}

/** Waits until a part of the application is sent. */
const waitForProgress = (page: Page) =>
  page.waitForFunction(() => {
    const bar = document.querySelector("progress");
    return bar !== null && bar.value > 0 && bar.value < 100;
  });

test("an upload shows its progress, and can be sent again after a cancel or a lost connection", async () => {
  const page = await openFilled(HEAVY);
  const speedUp = await slowDown(page);
  await submit(page);
  await page.locator("section:focus", { hasText: application.sending.title }).waitFor();
  await waitForProgress(page);
  const sent = page.getByText(/^\d\d?% sent$/).locator("visible=true");
  await sent.first().waitFor();
  assert.ok(await field(page, "Full Name").isDisabled());
  assert.ok(await button(page, application.busy).isDisabled());

  const ended = page.waitForEvent("requestfailed");
  await button(page, "Cancel").click();
  await ended;
  const banner = page.locator("[data-error-summary]:focus");
  await banner.filter({ hasText: `${application.cancelled}${LOST}` }).waitFor();
  assert.is(await bar(page).count(), 0);
  await assertNothingLost(page);

  // The server reads the upload, and closes during it.
  const server = await startLocalServer((request) => request.resume());
  await page.route(BACKEND, (route) => route.continue({ url: `${server.origin}/` }));
  await submit(page);
  await waitForProgress(page);
  await server.close();
  await toast(page, application.notConfirmed).waitFor();
  await banner.filter({ hasText: LOST }).waitFor();
  assert.is(await page.getByText(application.cancelled).count(), 0);
  await assertNothingLost(page);

  await page.unroute(BACKEND);
  await speedUp();
  await submit(page);
  await toast(page, SENT).waitFor();
  assert.is(received()?.size, HEAVY.buffer.length);
});

test("Back or a reload during an upload asks the visitor first, and the upload continues after a no", async () => {
  const page = await open({ route: "/faq" });
  await page.evaluate(() => window.location.assign("#/accounts"));
  await fillApplication(page);
  const { hold, release } = holdRequests(BACKEND);
  await hold(page.context());
  const before = await page.evaluate(() => window.history.length);
  await submit(page);
  await bar(page).waitFor();

  for (const [type, leave] of [
    ["confirm", () => page.evaluate(() => window.history.back())],
    ["beforeunload", () => page.evaluate(() => window.location.reload())],
  ] as const) {
    const asked = page.waitForEvent("dialog");
    const left = leave();
    const question = await asked;
    assert.is(question.type(), type);
    await question.dismiss();
    await left;
    await bar(page).waitFor();
    assert.is(routeOf(page), "/accounts");
  }
  assert.is(await page.evaluate(() => window.history.length), before);

  // Whoever calls for help isn't asked: the page stays.
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    dialog.dismiss();
  });
  for (const scheme of ["tel", "mailto"])
    await page.locator(`a[href^="${scheme}:"]`).filter({ visible: true }).first().click();
  assert.equal(questions, []);
  release();
  await toast(page, SENT).waitFor();
  await page.reload();
  await waitForScreen(page, screens.accounts.title);
});

test("Cancel can't be pressed at once, since it appears under the finger that has pressed Submit", async () => {
  const page = await openFilled(PHOTO);
  const { hold, release } = holdRequests(BACKEND);
  await hold(page.context());
  // Animations stand still at their start, however busy the machine is.
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await submit(page);
  await bar(page).waitFor();
  assert.is(await button(page, application.sending.cancel).count(), 0, "Cancel is visible");

  await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await button(page, application.sending.cancel).waitFor();
  release();
  await toast(page, SENT).waitFor();
});

test.run();
