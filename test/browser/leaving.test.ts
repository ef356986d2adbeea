import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application, forgotPassword } from "../../src/content/portal.ts";
import { titles } from "../../src/content/titles.ts";
import { sampleUser } from "../standin/backend.ts";
import { answer, BACKEND, QUERIES } from "./calls.ts";
import { button, field, fillApplication, logIn, MUSU, setPassword, signUp } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { screen } from "./visit.ts";

const { test, open } = siteSuite("leaving");

const RESET = "/reset-password/a-token?email=musu%40example.com";

/** Makes a page record its pending timers of a second or more, in milliseconds. */
function noteWaits(): void {
  const { setTimeout, clearTimeout } = window;
  const waits = new Map<number, number>();
  const wait = (work: () => void, time = 0) => {
    const id = setTimeout(() => {
      waits.delete(id);
      work();
    }, time);
    if (time >= 1000) waits.set(id, time);
    return id;
  };
  const forget = (id: number) => {
    waits.delete(id);
    clearTimeout(id);
  };
  Object.assign(window, {
    setTimeout: wait,
    clearTimeout: forget,
    waits: () => [...waits.values()],
  });
}

const waits = (page: Page) =>
  page.evaluate(() => (window as unknown as { waits: () => number[] }).waits());

const goTo = (page: Page, route: string) =>
  page.evaluate((route) => window.location.assign(`#${route}`), route);

async function requestLink(page: Page): Promise<void> {
  await field(page, "Email").fill(MUSU.email);
  await button(page, forgotPassword.submit).click();
}

async function apply(page: Page): Promise<void> {
  await fillApplication(page);
  await button(page, application.submit).click();
}

/** The screens that call a service: which call, and its time-out in milliseconds. */
for (const [name, route, call, most, act] of [
  ["the news", "/news", QUERIES, 10_000],
  ["an article", "/news/how-susu-works", QUERIES, 10_000],
  ["the check of a reset link", RESET, "**/validate-reset-token/**", 10_000],
  ["a login", "/login", BACKEND, 10_000, (page: Page) => logIn(page, sampleUser)],
  ["a sign-up", "/login", BACKEND, 10_000, signUp],
  ["a request for a reset link", "/forgot-password", BACKEND, 10_000, requestLink],
  ["a new password", RESET, BACKEND, 10_000, (page: Page) => setPassword(page, MUSU.password)],
  ["an application", "/accounts", BACKEND, 60_000, apply],
] as const) {
  test(`a visitor who leaves ${name} aborts its call and clears its time-out`, async () => {
    const page = await open({
      route: "/faq",
      size: "phone",
      prepare: (context) => context.addInitScript(noteWaits),
    });
    if (act !== undefined) {
      await answer(page, BACKEND, { body: "{}" });
      await goTo(page, route);
      await page.locator("main form").waitFor();
      await page.unroute(BACKEND);
    }
    await page.route(call, () => {});
    const called = page.waitForRequest(call);
    if (act === undefined) await goTo(page, route);
    else await act(page);
    const request = await called;
    assert.equal(await waits(page), [most]);

    const givenUp = page.waitForEvent("requestfailed", (failed) => failed === request);
    await goTo(page, "/faq");
    // A visitor who leaves an upload is asked first.
    if (act === apply) await button(page, "Leave").click();
    await screen(page, titles.faq);
    await givenUp;
    assert.equal(await waits(page), []);
  });
}

test.run();
