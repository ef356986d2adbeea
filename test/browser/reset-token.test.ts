/** A reset token is in no log, storage or history, where others could find it. */
import type { BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { forgotPassword } from "../../src/content/forgot-password.ts";
import { resetPassword } from "../../src/content/reset-password.ts";
import { screens } from "../../src/screen-table.ts";
import { BACKEND_CALLS, endCalls } from "../../src/tools/browser/calls.ts";
import { button, field, setPassword } from "../../src/tools/browser/forms.ts";
import { sampleUser } from "../../src/tools/fakes/fake-backend.ts";
import { addressOf, goTo, toast, waitForScreen } from "../helpers/browser-page.ts";
import { waitForController } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open, printed } = siteSuite("reset token");

/** Records all that a visitor's pages send and log. */
function recordVisit(context: BrowserContext) {
  const calls: string[] = [];
  const texts: Promise<string>[] = [];
  context.on("request", (request) => {
    calls.push(`${request.method()} ${request.url()}`);
    const rest = request.allHeaders().then((headers) => JSON.stringify(headers));
    texts.push(
      rest.catch(() => ""),
      Promise.resolve(request.postData() ?? ""),
    );
  });
  context.on("console", (message) => {
    texts.push(Promise.resolve(message.text()));
    for (const value of message.args())
      texts.push(value.evaluate((value) => String(value?.stack ?? value)).catch(() => ""));
  });
  return { calls, texts };
}

/** All that the page shows and the browser stores, except the address and the caches. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const { title, cookie, referrer, documentElement } = document;
    const stored = [localStorage, sessionStorage, history.state, await indexedDB.databases()];
    return [title, cookie, referrer, documentElement.outerHTML, JSON.stringify(stored)].join("\n");
  });

/** Requests a reset link for the sample user. @returns its address. */
async function requestResetLink(page: Page): Promise<string> {
  await goTo(page, "/forgot-password");
  await field(page, forgotPassword.email).fill(sampleUser.email);
  await button(page, forgotPassword.submit).click();
  await page.getByText(forgotPassword.sent).waitFor();
  return /#(\S+)/.exec(printed())?.[1] ?? "";
}

const CHECK = "GET /validate-reset-token";
const RESET = "POST /reset-password";

test("a reset token is in the addresses of its calls and nowhere else", async () => {
  const page = await open({ address: "/login", serviceWorkers: "allow", errorsExpected: true });
  await waitForController(page);
  const visit = recordVisit(page.context());
  const address = await requestResetLink(page);
  const token = /^\/reset-password\/([^?]{16,})/.exec(address)?.[1] ?? "";
  assert.ok(token, printed());

  const assertOnlyIn = async (...expected: readonly string[]) => {
    const holding = visit.calls.filter((call) => call.includes(token));
    const shape = (call: string) =>
      call.replace(/\?.*/, "").replace(/http:\/\/[^/]+\/api\/users/, "");
    assert.equal(
      holding.map(shape),
      expected.map((call) => `${call}/${token}`),
    );
    const elsewhere = [...(await Promise.all(visit.texts)), await storedText(page)];
    for (const text of elsewhere) {
      const at = text.indexOf(token);
      assert.is(at, -1, text.slice(Math.max(0, at - 200), at + 50));
    }
  };

  await endCalls(page, BACKEND_CALLS, { status: 400, body: "{}" });
  await goTo(page, address);
  await waitForScreen(page, resetPassword.invalid);
  await assertOnlyIn(CHECK);
  await page.getByRole("link", { name: resetPassword.again.label }).click();
  await waitForScreen(page, screens.forgotPassword.title);
  await assertOnlyIn(CHECK);

  await page.unroute(BACKEND_CALLS);
  await goTo(page, address);
  await waitForScreen(page, resetPassword.heading);
  await endCalls(page, BACKEND_CALLS, "drop");
  await setPassword(page, "dumboy-2");
  await toast(page, resetPassword.mayBeValid).waitFor();
  await assertOnlyIn(CHECK, CHECK, RESET);

  await page.unroute(BACKEND_CALLS);
  await button(page, resetPassword.submit).click();
  await toast(page, resetPassword.done).waitFor();
  assert.not.ok(page.url().includes(token), page.url());
  await waitForScreen(page, screens.login.title);
  // Back to the empty page that `goTo` has opened, and to the screen before it.
  for (const path of ["", "/forgot-password"]) {
    await page.goBack();
    assert.is(addressOf(page), path);
  }
  await assertOnlyIn(CHECK, CHECK, RESET, RESET);
});

test.run();
