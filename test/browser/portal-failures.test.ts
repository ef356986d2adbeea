import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application, resetPassword } from "../../src/content/portal.ts";
import { titles } from "../../src/content/titles.ts";
import { HttpError, InvalidResponseError } from "../../src/lib/http.ts";
import { authFailure, failureMessage, NO_NETWORK } from "../../src/rules/messages.ts";
import { sampleApplication } from "../sample-application.ts";
import { sampleUser } from "../standin/backend.ts";
import { type Answer, answer, BACKEND } from "./calls.ts";
import {
  button,
  choosePhoto,
  enteredTexts,
  field,
  fillApplication,
  logIn,
  MUSU,
  PHOTO,
  setPassword,
  stored,
} from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, routeOf, screen, step, toast } from "./visit.ts";

// What each form says of each answer is tested in `unit/rules/messages` and `unit/screens`. Here is
// one of each kind that a browser may meet, and what a browser makes of it.
const { test, open } = siteSuite("portal failures");

const openOn = (route: string) => open({ route, size: "phone", errorsExpected: true });

const saying = (status: number, message: unknown): Answer => ({
  status,
  body: JSON.stringify({ message }),
});

const RESET = "/reset-password/a-token?email=musu%2Bhome%40example.com";
const INVALID = authFailure(new InvalidResponseError(), "login").toast ?? "";
const PORTAL_PAGE = "<!doctype html><title>Wi-Fi</title><h1>Buy a voucher</h1>";

type Shown = {
  readonly toast: string;
  /** What its fields say; without them, the toast's text is above the fields. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** Asserts that a form says what is wrong in a toast, and at its fields or above them. */
async function says(page: Page, { toast: text, fields }: Shown): Promise<void> {
  await toast(page, text).waitFor();
  const main = page.getByRole("main");
  const errors = fields ?? {};
  for (const [label, error] of Object.entries(errors)) {
    const input = field(page, label);
    assert.is(await input.getAttribute("aria-invalid"), "true", label);
    const ids = (await input.getAttribute("aria-describedby"))?.split(" ") ?? [];
    const described = await Promise.all(ids.map((id) => page.locator(`id=${id}`).textContent()));
    assert.ok(described.join(" ").includes(error), `${label} says ${described}`);
  }
  if (fields === undefined) await main.getByText(text, { exact: true }).waitFor();
  assert.is(await main.locator('[aria-invalid="true"]').count(), Object.keys(errors).length);
  assert.not.match((await main.textContent()) ?? "", /<|\[object|undefined|null\b/);
}

/** One of each kind that a browser may see. */
const loginFailures: readonly (readonly [string, Answer | "drop", Shown])[] = [
  [
    "status 401",
    saying(401, "No such user"),
    {
      toast: "Invalid email or password",
      fields: { Email: "Invalid credentials", Password: "Invalid credentials" },
    },
  ],
  ["a captive portal's page", { body: PORTAL_PAGE, contentType: "text/html" }, { toast: INVALID }],
  ["a dropped line", "drop", { toast: NO_NETWORK }],
  [
    "a redirect",
    { status: 302, headers: { location: "https://example.com/" } },
    { toast: NO_NETWORK },
  ],
];

test("a login that fails says why, keeps what was typed and stores nothing", async () => {
  const page = await openOn("/login");
  for (const [name, end, shown] of loginFailures) {
    await step(name, async () => {
      await comeTo(page, "/login");
      await answer(page, BACKEND, end);
      await logIn(page, sampleUser);
      await says(page, shown);
      assert.is(await field(page, "Email").inputValue(), sampleUser.email);
      assert.is(await field(page, "Password").inputValue(), sampleUser.password);
      assert.is(routeOf(page), "/login");
      assert.equal(await stored(page), {});
    });
  }
});

test("an application that fails says why, and keeps everything", async () => {
  const page = await openOn("/accounts");
  await fillApplication(page);
  const fallback = failureMessage(new HttpError(500, null), "application");
  for (const [name, end, text] of [
    ["the server's reason", saying(422, "This ID is too old"), "This ID is too old"],
    ["a dropped line", "drop", fallback],
    ["status 502, a page", { status: 502, body: PORTAL_PAGE, contentType: "text/html" }, fallback],
  ] as const) {
    await step(name, async () => {
      await answer(page, BACKEND, end);
      await button(page, application.submit).click();
      await says(page, { toast: text });
      await toast(page, text).click();
      assert.equal(await enteredTexts(page), sampleApplication);
      await page.getByText(PHOTO.name).waitFor();
    });
  }
});

test("an application that lacks something names it, and leads to it", async () => {
  const page = await openOn("/accounts");
  await field(page, "Full Name").fill(MUSU.name);
  await button(page, application.submit).click();
  const missing =
    "Email, Phone, Address, Date of Birth, Gender, Occupation, ID Type, ID Number, Account Type";
  await toast(page, `Please fill in all required fields: ${missing}`).waitFor();
  await page.locator("[data-error-summary]:focus").waitFor();
  await button(page, "Phone is required").click();
  await page.locator("input[name=phone]:focus").waitFor();

  await fillApplication(page);
  for (const [name, mimeType, buffer, error] of [
    ["empty.png", "image/png", Buffer.alloc(0), "Please select a valid image file"],
    ["big.jpg", "image/jpeg", Buffer.alloc(5 * 1024 * 1024), "Image size must be less than 5MB"],
  ] as const) {
    await choosePhoto(page, { name, mimeType, buffer });
    await says(page, { toast: error, fields: { [application.image.label]: error } });
    await toast(page, error).last().click();
    assert.is(await page.getByText(name).count(), 0, name);
  }
});

test("a reset link that is refused is invalid, and leads to a new one", async () => {
  const page = await openOn("/");
  const called = await answer(page, BACKEND, saying(400, ""));
  const text = failureMessage(new HttpError(400, null), "resetLink");
  await comeTo(page, "/reset-password/%E0%A4%A?email=%");
  await screen(page, resetPassword.invalid);
  await page.getByRole("main").getByText(text, { exact: true }).waitFor();
  await toast(page, text).waitFor();
  assert.is(called.length, 1);
  await page.getByRole("link", { name: resetPassword.again.label }).click();
  await screen(page, titles.forgotPassword);
});

test("a reset link that can't be checked isn't called invalid, and can be checked again", async () => {
  const page = await openOn("/");
  await answer(page, BACKEND, "drop");
  await comeTo(page, RESET);
  await screen(page, resetPassword.unchecked.heading);
  await answer(page, BACKEND, { body: "{}" });
  await button(page, resetPassword.unchecked.retry).click();
  await screen(page, resetPassword.heading);
  assert.is(await page.getByRole("button", { name: "Close" }).count(), 0);
});

test("a new password that is refused says why, and stays to be sent again", async () => {
  const page = await openOn("/");
  await answer(page, BACKEND, { body: "" });
  await comeTo(page, RESET);
  await screen(page, resetPassword.heading);
  await answer(page, BACKEND, "drop");
  await setPassword(page, MUSU.password);
  const text = failureMessage(new HttpError(500, null), "resetPassword");
  await toast(page, text).waitFor();
  await page.locator("form :focus").getByText(resetPassword.error(text)).waitFor();
  assert.is(await field(page, resetPassword.password).inputValue(), MUSU.password);
});

test.run();
