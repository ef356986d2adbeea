/** On a slow or broken line a visitor sees the progress of an application, and sends it once. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application } from "../../src/content/application.ts";
import { BACKEND_CALLS } from "../../src/tools/browser/calls.ts";
import { button, fillApplication, PHOTO } from "../../src/tools/browser/forms.ts";
import { sampleApplication } from "../../src/tools/fakes/sample-application.ts";
import { holdRequests, toast } from "../helpers/browser-page.ts";
import { startLocalServer } from "../helpers/local-server.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { enteredTexts } from "./entered-texts.ts";

const { test, open, received } = siteSuite("upload");

/** A big file that browsers can't make smaller. It begins as a PNG does, for the backend. */
const HEAVY = {
  ...PHOTO,
  buffer: Buffer.concat([PHOTO.buffer.subarray(0, 20), Buffer.alloc(3_000_000, "?")]),
};

/** Bytes a second. It is so slow that a test can act during an upload. */
const SLOW = 100_000;

/** Opens the form and fills it in. */
async function openFilled(photo: typeof PHOTO): Promise<Page> {
  const page = await open({ address: "/accounts", errorsExpected: true });
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

test("an upload shows its progress, and can be sent again after a lost connection", async () => {
  const page = await openFilled(HEAVY);
  const speedUp = await slowDown(page);
  // The server reads the upload, and closes during it.
  const server = await startLocalServer((request) => request.resume());
  await page.route(BACKEND_CALLS, (route) => route.continue({ url: `${server.origin}/` }));
  await submit(page);
  await page.locator("section:focus", { hasText: application.sending.title }).waitFor();
  await page.waitForFunction(() => {
    const bar = document.querySelector("progress");
    return bar !== null && bar.value > 0 && bar.value < 100;
  });
  const sent = page.getByText(/^\d\d?% sent$/).locator("visible=true");
  await sent.first().waitFor();

  await server.close();
  await toast(page, application.notConfirmed).waitFor();
  const banner = page.locator("[data-form-error]:focus");
  await banner.filter({ hasText: application.mayHaveArrived }).waitFor();
  assert.is(await bar(page).count(), 0);
  assert.equal(await enteredTexts(page), sampleApplication);
  assert.match((await page.locator("figcaption").textContent()) ?? "", PHOTO.name);

  await page.unroute(BACKEND_CALLS);
  await speedUp();
  await submit(page);
  await toast(page, application.done).waitFor();
  assert.is(received()?.size, HEAVY.buffer.length);
});

test("Cancel can't be pressed at once, since it appears under the finger that has pressed Submit", async () => {
  const page = await openFilled(PHOTO);
  const { hold, release } = holdRequests(BACKEND_CALLS);
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
  await toast(page, application.done).waitFor();
});

test.run();
