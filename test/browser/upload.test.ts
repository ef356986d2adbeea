import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { titles } from "../../src/content/titles.ts";
import { HttpError } from "../../src/lib/http.ts";
import { failureMessage } from "../../src/rules/messages.ts";
import { answer, BACKEND } from "../../src/tools/browser/calls.ts";
import { button, field, fillApplication, PHOTO } from "../../src/tools/browser/forms.ts";
import { toast } from "../../src/tools/browser/page.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { listen } from "../local-server.ts";
import { enteredTexts } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { footerLink, routeOf, screen } from "./visit.ts";

const { test, open, received } = siteSuite("upload");

const SENT = application.done;
const FAILED = failureMessage(new HttpError(500, null), "application");
const LOST = application.mayHaveArrived;

/** A heavy file that no browser can make smaller; to the backend it begins as a PNG. */
const HEAVY = {
  ...PHOTO,
  buffer: Buffer.concat([PHOTO.buffer.subarray(0, 20), Buffer.alloc(3_000_000, "?")]),
};

/** Bytes a second: so slow that a test can act while an upload is under way. */
const CRAWL = 100_000;

/** Opens the form and fills it in. */
async function openFilled(photo: typeof PHOTO): Promise<Page> {
  const page = await open({ route: "/accounts", size: "phone", errorsExpected: true });
  await fillApplication(page, photo);
  return page;
}

/** Makes a page's line slow. @returns what makes it fast again. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const setLine = (uploadThroughput: number) =>
    devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await setLine(CRAWL);
  return () => setLine(-1);
}

const bar = (page: Page) => page.getByRole("progressbar", { name: application.sending.title });
const submit = (page: Page) => button(page, application.submit).click();

async function assertKept(page: Page): Promise<void> {
  assert.equal(await enteredTexts(page), sampleApplication);
  assert.match((await page.locator("figcaption").textContent()) ?? "", PHOTO.name);
  assert.ok(await button(page, application.submit).isEnabled());
}

/** Waits until part of the application, and not all of it, is sent. */
const untilUnderWay = (page: Page) =>
  page.waitForFunction(() => {
    const bar = document.querySelector("progress");
    return bar !== null && bar.value > 0 && bar.value < 100;
  });

test("while an application is sent, no field is paler than the others", async () => {
  const page = await openFilled(PHOTO);
  await answer(page, BACKEND, "hang");
  await button(page, application.submit).click();
  const fields = page.getByRole("main").locator("select, input:not([type=file])");
  await fields.and(page.locator(":disabled")).first().waitFor();
  const opacities = await fields.evaluateAll((all) =>
    all.map((field) => getComputedStyle(field).opacity),
  );
  assert.equal(opacities, Array(Object.keys(sampleApplication).length).fill("1"));
});

test("an upload shows its progress, and one that is cancelled or dropped can be sent again", async () => {
  const page = await openFilled(HEAVY);
  const mend = await slowDown(page);
  await submit(page);
  await page.locator("section:focus", { hasText: application.sending.title }).waitFor();
  await untilUnderWay(page);
  await page
    .getByText(/^\d\d?% sent$/)
    .filter({ visible: true })
    .first()
    .waitFor();
  assert.ok(await field(page, "Full Name").isDisabled());
  assert.ok(await button(page, application.busy).isDisabled());

  const ended = page.waitForEvent("requestfailed");
  await button(page, "Cancel").click();
  await ended;
  const banner = page.locator("[data-error-summary]:focus");
  await banner.filter({ hasText: `${application.cancelled}${LOST}` }).waitFor();
  assert.is(await bar(page).count(), 0);
  await assertKept(page);

  // It reads the upload, and closes in the middle of it.
  const server = await listen((request) => request.resume());
  await page.route(BACKEND, (route) => route.continue({ url: `${server.origin}/` }));
  await submit(page);
  await untilUnderWay(page);
  await server.close();
  await toast(page, `${application.unanswered} ${LOST}`).waitFor();
  await banner.filter({ hasText: LOST }).waitFor();
  assert.is(await page.getByText(application.cancelled).count(), 0);
  await assertKept(page);

  await page.unroute(BACKEND);
  await mend();
  await submit(page);
  await toast(page, SENT).waitFor();
  assert.is(received()?.size, HEAVY.buffer.length);
});

test("a visitor who is about to leave during an upload is asked first, and it goes on if they stay", async () => {
  const page = await open({ route: "/faq", size: "phone" });
  await page.evaluate(() => window.location.assign("#/accounts"));
  await fillApplication(page);
  let letThrough = () => {};
  const passes = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(BACKEND, (route) => passes.then(() => route.continue()));
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await submit(page);
  await bar(page).waitFor();

  for (const leave of [
    () => footerLink(page, "Faq").click(),
    () => page.evaluate(() => window.history.back()),
  ]) {
    const asked = page.waitForEvent("dialog");
    const left = leave();
    const question = await asked;
    assert.equal([question.type(), question.message()], ["confirm", application.sending.leaving]);
    await question.dismiss();
    await left;
    await screen(page, titles.accounts);
    await bar(page).waitFor();
    assert.is(routeOf(page), "/accounts");
  }
  assert.is(await entries(), before);

  const dialog = page.waitForEvent("dialog");
  const reload = page.evaluate(() => window.location.reload());
  const asked = await dialog;
  assert.is(asked.type(), "beforeunload");
  await asked.dismiss();
  await reload;
  await bar(page).waitFor();
  letThrough();
  await toast(page, SENT).waitFor();
  await page.reload();
  await screen(page, titles.accounts);
});

test("a redirect to another address, as by a captive portal, isn't taken for a success", async () => {
  const page = await openFilled(PHOTO);
  await page.route(BACKEND, (route) =>
    route.fulfill({
      status: 307,
      headers: {
        location: `${new URL(route.request().url()).origin}/elsewhere`,
        "access-control-allow-origin": "*",
      },
    }),
  );
  await page.route("**/elsewhere", (route) =>
    route.fulfill({ status: 200, json: {}, headers: { "access-control-allow-origin": "*" } }),
  );
  await submit(page);
  await toast(page, FAILED).waitFor();
  await assertKept(page);
});

test.run();
