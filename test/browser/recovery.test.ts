/** A page whose script failed works again after a reload by itself, and can be read until then. */
import type { BrowserContext, Route } from "playwright-core";
import * as assert from "uvu/assert";
import { needsScript } from "../../src/content/frame.ts";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { footerLink, routeOf, waitForScreen, waitForTitle, waitUntil } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { CHUNK, isDocument, LAZY, MAIN, rewriteDocument } from "./scripts.ts";

const { test, open, openHeld, disconnect } = siteSuite("recovery");

const fail = (route: Route) => route.abort();
/** A host responds to a missing script with this, as a script. */
const respond = (body: string) => (route: Route) =>
  route.fulfill({ body, contentType: "text/javascript" });
const refuseHead = (route: Route) =>
  route.request().method() === "HEAD" ? route.fulfill({ status: 405 }) : route.fallback();

for (const [what, script, failure, prepare] of [
  ["a chunk that the first script imports fails to load", CHUNK, fail],
  ["the lazy script fails to load", LAZY, fail],
  ["the first script is empty", MAIN, respond("")],
  ["a chunk that the first script imports is empty", CHUNK, respond("")],
  ["the lazy script is a page", LAZY, respond("<!doctype html>")],
  [
    "the first script fails to load from a host that refuses HEAD",
    MAIN,
    fail,
    (context: BrowserContext) => context.route(isDocument, refuseHead),
  ],
] as const) {
  test(`if ${what}, the page reloads once by itself, and at the next navigation`, async () => {
    let isOnline = false;
    let documents = 0;
    const page = await open({
      route: "/login",
      errorsExpected: true,
      prepare: async (context) => {
        context.on("request", (request) => {
          if (request.isNavigationRequest()) documents += 1;
        });
        await context.route(script, (route) => (isOnline ? route.continue() : failure(route)));
        // The browser doesn't report what a script throws, which would fail the test.
        await context.addInitScript(() =>
          addEventListener("error", (event) => event.preventDefault()),
        );
        await prepare?.(context);
      },
    });
    await waitUntil(() => documents >= 2, "a reload");
    await page.getByText(needsScript.text).locator("visible=true").waitFor();
    await page.waitForLoadState("networkidle");
    assert.is(documents, 2);
    assert.is(routeOf(page), "/login");
    isOnline = true;
    await footerLink(page, "Contact Us").tap();
    await waitForTitle(page, screens.contactUs.title);
    await page.getByRole("banner").getByRole("link", { name: "Open Account" }).tap();
    await page.getByRole("tab", { name: "Sign Up" }).waitFor();
  });
}

test("a page whose script failed to load can be read without a network", async () => {
  const page = await open({
    errorsExpected: true,
    prepare: (context) => context.route(MAIN, (route) => route.abort()),
  });
  await page.waitForLoadState("networkidle");
  await disconnect();
  for (const name of ["About Us", "Our Team"]) {
    const failed = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await footerLink(page, name).tap();
    await failed;
    await waitForScreen(page, name);
  }
});

test("a page whose script failed to load doesn't reload while a visitor types", async () => {
  const { page, release } = await openHeld(MAIN, { route: "/contact-us", errorsExpected: true });
  await page.getByLabel("Message").fill("Good morning");
  const probed = page.waitForResponse((response) => response.request().method() === "HEAD");
  await page.evaluate(() => window.stop());
  await probed;
  await page.getByLabel("Message").pressSequentially(", Musu");
  assert.is(await page.getByLabel("Message").inputValue(), "Good morning, Musu");

  release();
  await footerLink(page, "Faq").tap();
  await waitForTitle(page, screens.faq.title);
  await waitForHydration(page);
});

test("a screen waits for its script if another script fails or is blocked", async () => {
  const { page, release } = await openHeld(MAIN, {
    route: "/login",
    errorsExpected: true,
    prepare: async (context) => {
      await context.addInitScript(() => {
        const failed: unknown[] = [];
        Object.assign(window, { failed });
        window.addEventListener("error", ({ target }) => failed.push(target), true);
      });
      // The policy allows no other host.
      await rewriteDocument(
        context,
        /<body>/,
        '$&<script src="http://127.0.0.1:9/extension.js"></script>',
      );
    },
  });
  await page.evaluate(() => {
    // As an uncaught error of an extension's script.
    const message = "It is broken";
    window.dispatchEvent(new ErrorEvent("error", { message, filename: window.location.href }));
  });
  await page.waitForFunction(() => Reflect.get(window, "failed").length === 2);
  await page.getByLabel("Password", { exact: true }).locator("visible=true").waitFor();
  assert.is(await page.getByText(needsScript.text).locator("visible=true").count(), 0);
  release();
  await waitForTitle(page, screens.login.title);
});

test.run();
