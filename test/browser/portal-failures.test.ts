import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { sampleUser } from "../standin/backend.ts";
import { type Answer, answer, BACKEND } from "./calls.ts";
import {
  APPLICATION,
  button,
  field,
  fillApplication,
  logIn,
  MUSU,
  PHOTO,
  setPassword,
  signUp,
  stored,
} from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, routeOf, screen, step, toast } from "./visit.ts";

const { test, open } = siteSuite("portal failures");

const openOn = (route: string) => open({ route, size: "phone", errorsExpected: true });

const saying = (status: number, message: unknown): Answer => ({
  status,
  body: JSON.stringify({ message }),
});

const PORTAL_PAGE = "<!doctype html><title>Wi-Fi</title><h1>Buy a voucher</h1>";

type Shown = {
  readonly toast: string;
  /** The fields that say it too, and what they say where it is something else. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** Asserts that a form says what is wrong in a toast, and at its fields or else above them. */
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

const SERVER = "Server error. Please try again later.";
const INVALID = "Invalid response from server";
const NETWORK = "Network error. Please check your connection and try again.";

/** One of each kind that a browser may see; the unit tests have every status and every body. */
const loginFailures: readonly (readonly [string, Answer | "drop", Shown])[] = [
  [
    "status 401",
    saying(401, "No such user"),
    {
      toast: "Invalid email or password",
      fields: { Email: "Invalid credentials", Password: "Invalid credentials" },
    },
  ],
  ["status 503, a page", { status: 503, body: PORTAL_PAGE }, { toast: SERVER }],
  ["a captive portal's page", { body: PORTAL_PAGE, contentType: "text/html" }, { toast: INVALID }],
  ["a dropped line", "drop", { toast: NETWORK }],
  [
    "a redirect",
    { status: 302, headers: { location: "https://example.com/" } },
    { toast: NETWORK },
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

test("a sign-up that fails says why, and keeps what was typed", async () => {
  const page = await openOn("/login");
  const taken = "Email already exists";
  for (const [name, end, shown] of [
    ["status 409", saying(409, "Taken"), { toast: taken, fields: { Email: taken } }],
    [
      "status 400 on the address",
      saying(400, "This email isn't allowed"),
      { toast: "This email isn't allowed", fields: { Email: "This email isn't allowed" } },
    ],
    ["status 401", saying(401, "Sign-up is closed"), { toast: "Sign-up is closed" }],
  ] as const) {
    await step(name, async () => {
      await comeTo(page, "/login");
      await answer(page, BACKEND, end);
      await signUp(page);
      await says(page, shown);
      assert.is(await field(page, "Full name").inputValue(), MUSU.name);
      assert.is(await field(page, "Confirm password").inputValue(), MUSU.password);
    });
  }
});

test("an application that fails says why, and keeps everything", async () => {
  const page = await openOn("/accounts");
  await fillApplication(page);
  const fallback = "Submission failed. Please try again.";
  for (const [name, end, text] of [
    ["the server's reason", saying(422, "This ID is too old"), "This ID is too old"],
    ["status 500 without one", saying(500, null), fallback],
    ["a dropped line", "drop", fallback],
    ["status 502, a page", { status: 502, body: PORTAL_PAGE, contentType: "text/html" }, fallback],
  ] as const) {
    await step(name, async () => {
      await answer(page, BACKEND, end);
      await button(page, "Submit Application").click();
      await says(page, { toast: text });
      await toast(page, text).click();
      for (const [label, typed] of Object.entries({
        ...APPLICATION.texts,
        ...APPLICATION.choices,
      }))
        assert.is(await field(page, label).inputValue(), typed, label);
      await page.getByText(PHOTO.name).waitFor();
    });
  }
});

test("an application that lacks something names it, and leads to it", async () => {
  const page = await openOn("/accounts");
  await field(page, "Full Name").fill(MUSU.name);
  await button(page, "Submit Application").click();
  const missing =
    "Email, Phone, Address, Date of Birth, Gender, Occupation, ID Type, ID Number, Account Type";
  await toast(page, `Please fill in all required fields: ${missing}`).waitFor();
  await page.locator("[data-error-summary]:focus").waitFor();
  await button(page, "Phone is required").click();
  await page.locator("input[name=phone]:focus").waitFor();

  await fillApplication(page);
  const input = page.locator("input[type=file]");
  for (const [name, mimeType, buffer, error] of [
    ["notes.txt", "text/plain", Buffer.from("no"), "Please select a valid image file"],
    ["empty.png", "image/png", Buffer.alloc(0), "Please select a valid image file"],
    ["drawing.svg", "image/svg+xml", Buffer.from("<svg/>"), "Please select a valid image file"],
    ["big.jpg", "image/jpeg", Buffer.alloc(5 * 1024 * 1024), "Image size must be less than 5MB"],
  ] as const) {
    await input.setInputFiles({ name, mimeType, buffer });
    await says(page, { toast: error, fields: { "ID Card Image": error } });
    await toast(page, error).last().click();
    assert.is(await page.getByText(name).count(), 0, name);
  }
});

test("a reset link that can't be sent says why under the address", async () => {
  const page = await openOn("/forgot-password");
  const fallback = "Failed to send reset link. Try again.";
  for (const [name, end, text] of [
    [
      "the server's reason",
      saying(404, "We don't know this address"),
      "We don't know this address",
    ],
    ["status 500 without one", saying(500, 7), fallback],
    ["a dropped line", "drop", fallback],
  ] as const) {
    await step(name, async () => {
      await answer(page, BACKEND, end);
      await field(page, "Email").fill(MUSU.email);
      await button(page, "Send Reset Link").click();
      await says(page, { toast: text, fields: { Email: text } });
      await toast(page, text).click();
      assert.is(await field(page, "Email").inputValue(), MUSU.email);
    });
  }
});

test("a reset link that doesn't hold says so, and leads to a new one", async () => {
  const page = await openOn("/");
  const fallback = "Invalid or expired reset link";
  for (const [route, end, text, calls] of [
    ["/reset-password", {}, "Missing token or email parameter", 0],
    ["/reset-password/a-token", {}, "Missing token or email parameter", 0],
    ["/reset-password/a-token?email=", {}, "Missing token or email parameter", 0],
    ["/reset-password/a?email=a@b.lr", saying(400, "Used already"), "Used already", 1],
    ["/reset-password/a?email=a@b.lr", saying(404, {}), fallback, 1],
    ["/reset-password/%E0%A4%A?email=%", saying(400, ""), fallback, 1],
  ] as const) {
    await step(route, async () => {
      const called = await answer(page, BACKEND, end);
      await comeTo(page, route);
      await screen(page, "Invalid Reset Link");
      await page.getByRole("main").getByText(text, { exact: true }).waitFor();
      assert.is(called.length, calls);
      if (calls > 0) await toast(page, text).waitFor();
    });
  }
  await page.getByRole("link", { name: "Request New Reset Link" }).click();
  await screen(page, "Forgot Password");
});

test("a reset link that can't be checked isn't called invalid, and can be checked again", async () => {
  const page = await openOn("/");
  await answer(page, BACKEND, "drop");
  await comeTo(page, "/reset-password/a?email=a@b.lr");
  await screen(page, "Reset Link Not Checked");
  await answer(page, BACKEND, { body: "{}" });
  await button(page, "Try again").click();
  await screen(page, "Create New Password");
  assert.is(await page.getByRole("button", { name: "Close" }).count(), 0);
});

test("a new password that is refused says why, and stays to be tried again", async () => {
  const page = await openOn("/");
  await answer(page, BACKEND, { body: "" });
  await comeTo(page, "/reset-password/a-token?email=musu%2Bhome%40example.com");
  await screen(page, "Create New Password");
  const isTold = async (text: string) => {
    await toast(page, text).waitFor();
    await page.locator("form :focus").getByText(`Error: ${text}`).waitFor();
    await toast(page, text).click();
  };
  const called = await answer(page, BACKEND, saying(400, "Too easy to guess"));
  await setPassword(page, "palm-nut", "palm-not");
  await isTold("Passwords don't match");
  await setPassword(page, "palm");
  await isTold("Password must be at least 6 characters long");
  assert.equal(called, []);
  await setPassword(page, "palm-nut");
  await isTold("Too easy to guess");
  await answer(page, BACKEND, "drop");
  await button(page, "Reset Password").click();
  await isTold("Failed to reset password");
  assert.is(await field(page, "New Password").inputValue(), "palm-nut");
});

test("a fault of the site itself is told, too", async () => {
  const page = await open({
    route: "/login",
    size: "phone",
    prepare: (context) =>
      context.addInitScript(() => {
        AbortSignal.prototype.addEventListener = () => {
          throw new RangeError("Broken");
        };
      }),
  });
  await logIn(page, sampleUser);
  await says(page, { toast: "An unexpected error occurred. Please try again." });
});

test.run();
