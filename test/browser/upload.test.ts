import type { BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { titles } from "../../src/content/titles.ts";
import { listen } from "../local-server.ts";
import { answer, BACKEND } from "./calls.ts";
import { APPLICATION, button, field, fillApplication, PHOTO } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { footerLink, routeOf, screen, toast } from "./visit.ts";

const { test, open, received } = siteSuite("upload");

const SENT = "Account application submitted successfully!";
const STALLED = "Nothing has moved for a minute. The line may be lost. Keep waiting?";
const KEPT = "Everything that you entered is still here.";

/** A heavy file that no browser can make smaller; to the backend it begins as a PNG. */
const HEAVY = {
  ...PHOTO,
  buffer: Buffer.concat([PHOTO.buffer.subarray(0, 20), Buffer.alloc(3_000_000, "?")]),
};

/** Bytes a second at which an upload takes too long for a test. */
const CRAWL = 100_000;

/** Opens the form and fills it in; on a phone, where nothing may be lost. */
async function openFilled(
  photo: typeof PHOTO,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<Page> {
  const page = await open({ route: "/accounts", size: "phone", errorsExpected: true, prepare });
  await fillApplication(page, photo);
  return page;
}

/** Makes a page's line slow, and gives what mends it. */
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

const bar = (page: Page) => page.getByRole("progressbar", { name: "Sending your application" });
const submit = (page: Page) => button(page, "Submit Application").click();

async function assertKept(page: Page): Promise<void> {
  for (const [label, typed] of Object.entries({ ...APPLICATION.texts, ...APPLICATION.choices }))
    assert.is(await field(page, label).inputValue(), typed, label);
  assert.is(await field(page, "Date of Birth").inputValue(), APPLICATION.dateOfBirth);
  assert.match((await page.locator("figcaption").textContent()) ?? "", PHOTO.name);
  assert.ok(await button(page, "Submit Application").isEnabled());
}

/** Waits until part of the application, and not all of it, is sent. */
const untilUnderWay = (page: Page) =>
  page.waitForFunction(() => {
    const bar = document.querySelector("progress");
    return bar !== null && bar.value > 0 && bar.value < 100;
  });

test("while an application is sent a bar says how far it is, and the form rests", async () => {
  const page = await openFilled(HEAVY);
  const mend = await slowDown(page);
  await submit(page);
  await page.locator("p:focus", { hasText: "Sending your application" }).waitFor();
  await untilUnderWay(page);
  await page
    .getByText(/^\d\d?% sent$/)
    .filter({ visible: true })
    .first()
    .waitFor();
  assert.ok(await field(page, "Full Name").isDisabled());
  assert.ok(await button(page, "Submitting...").isDisabled());
  assert.ok(await button(page, "Cancel").isEnabled());

  await mend();
  await toast(page, SENT).waitFor();
  assert.is(await bar(page).count(), 0);
  assert.is(received()?.size, HEAVY.buffer.length);
});

test("an application that is called off keeps everything, and can be sent again", async () => {
  const page = await openFilled(HEAVY);
  const mend = await slowDown(page);
  await submit(page);
  await untilUnderWay(page);
  const ended = page.waitForEvent("requestfailed");
  await button(page, "Cancel").click();
  await ended;
  await page.locator("p:focus", { hasText: `Cancelled before an answer came. ${KEPT}` }).waitFor();
  assert.is(await bar(page).count(), 0);
  await assertKept(page);

  await mend();
  await submit(page);
  await toast(page, SENT).waitFor();
  assert.is(await page.getByText("Cancelled").count(), 0);
});

test("an application that is dropped on its way keeps everything, and can be tried again", async () => {
  const page = await openFilled(HEAVY);
  const mend = await slowDown(page);
  // It reads what comes, until it ends in the middle.
  const server = await listen((request) => request.resume());
  await page.route(BACKEND, (route) => route.continue({ url: `${server.origin}/` }));
  await submit(page);
  await untilUnderWay(page);
  await server.close();
  await toast(page, "Submission failed. Please try again.").waitFor();
  await page.locator("[data-error-summary]:focus", { hasText: KEPT }).waitFor();
  await assertKept(page);

  await page.unroute(BACKEND);
  await mend();
  await button(page, "Try again").click();
  await toast(page, SENT).waitFor();
});

test("an application that stands still for a minute asks whether to wait, each time", async () => {
  const page = await openFilled(PHOTO, (context) => context.clock.install());
  await answer(page, BACKEND, "hang");
  const asked = page.getByRole("alert").filter({ hasText: STALLED });
  await submit(page);
  await bar(page).waitFor();
  await page.getByText("0 KB sent").waitFor();
  await page.clock.fastForward(50_000);
  assert.is(await asked.count(), 0);
  await page.clock.fastForward(10_000);
  await asked.waitFor();

  await button(page, "Keep waiting").click();
  await asked.waitFor({ state: "detached" });
  await page.locator("p:focus", { hasText: "Sending your application" }).waitFor();
  await page.clock.fastForward(60_000);
  await asked.waitFor();
  await bar(page).waitFor();
  await button(page, "Cancel").click();
  await assertKept(page);
});

test("an application on its way isn't left unasked, and goes on for a visitor who stays", async () => {
  const page = await open({ route: "/faq", size: "phone" });
  await page.evaluate(() => window.location.assign("#/accounts"));
  await fillApplication(page);
  let letThrough = () => {};
  const passes = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(BACKEND, (route) => passes.then(() => route.continue()));
  const question = page.locator("p:focus", { hasText: "Leave this page?" });
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await submit(page);
  await bar(page).waitFor();

  for (const leave of [
    () => footerLink(page, "Faq").click(),
    () => page.evaluate(() => window.history.back()),
  ]) {
    await leave();
    await question.waitFor();
    await screen(page, titles.accounts);
    await button(page, "Stay").click();
    await page.locator("p:focus", { hasText: "Sending your application" }).waitFor();
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

test("a visitor who leaves an application on its way finds it again, and that it may have arrived", async () => {
  const page = await openFilled(PHOTO);
  await answer(page, BACKEND, "hang");
  await submit(page);
  await bar(page).waitFor();
  await page.evaluate(() => window.location.assign("#/login"));
  await button(page, "Leave").click();
  await screen(page, "Login");
  await page.evaluate(() => window.history.back());
  await page.getByText("so it may have arrived").waitFor();
  assert.is(await field(page, "Full Name").inputValue(), APPLICATION.texts["Full Name"]);
});

test("an answer from elsewhere, to which a portal leads, isn't taken for a success", async () => {
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
  await toast(page, "Submission failed. Please try again.").waitFor();
  await assertKept(page);
});

test.run();
