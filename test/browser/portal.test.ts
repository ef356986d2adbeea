import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { sampleUser } from "../standin/backend.ts";
import { comeTo, freeze, routeOf, screen, siteSuite, step } from "./site.ts";

const { test, open, reports } = siteSuite("portal");

/** One pixel of red, as a phone's camera would never take it. */
const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

const MUSU = { name: "Musu Kollie", email: "musu@example.com", password: "palm-nut" };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) =>
  page.locator("[role=alert], [role=status]").filter({ has: page.getByLabel("Close") }).getByText(text, { exact: true });

/** Everything that the visitor's browser keeps, by its key. */
const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(window.localStorage)));

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await field(page, "Password").press("Enter");
}

/** Answers every call of the backend in this way. */
async function backendAnswers(page: Page, status: number, body: string, type = "application/json") {
  await page.route(`http://127.0.0.1:${process.env.BACKEND_PORT}/**`, (route) => {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    return route.request().method() === "OPTIONS"
      ? route.fulfill({ status: 204, headers })
      : route.fulfill({ status, headers, contentType: type, body });
  });
}

test("a newcomer signs up, signs in, applies, leaves, and comes back with a new password", async () => {
  const page = await open({ route: "/login", size: "phone" });

  await page.getByRole("tab", { name: "Sign Up" }).click();
  await field(page, "Full name").fill(MUSU.name);
  await field(page, "Email").fill(MUSU.email);
  await field(page, "Password").fill(MUSU.password);
  await field(page, "Confirm password").fill(MUSU.password);
  await button(page, "Create Account").click();
  await toast(page, "Account created successfully! Please login.").waitFor();
  assert.is(await field(page, "Email").inputValue(), MUSU.email);

  await field(page, "Password").fill(MUSU.password);
  await page.getByLabel("Remember me").check();
  await button(page, "Login").click();
  await toast(page, `Welcome back, ${MUSU.name}!`).waitFor();
  await screen(page, "Open a New Bank Account");
  const { token, authToken, user, ...remembered } = await stored(page);
  assert.ok(token);
  assert.is(authToken, token);
  assert.is(JSON.parse(user ?? "").name, MUSU.name);
  assert.equal(remembered, { rememberedEmail: MUSU.email, rememberMe: "true" });

  await fillApplication(page);
  await button(page, "Submit Application").click();
  await toast(page, "Account application submitted successfully!").waitFor();
  assert.is(await field(page, "Full Name").inputValue(), "");
  assert.is(await page.getByText("id.png").count(), 0);
  const application = reports.find((report) => report.includes("Account application"));
  assert.match(application ?? "", "fullName: Musu Kollie");
  assert.match(application ?? "", "idCardImage: id.png, image/png");

  await page.getByText("Menu", { exact: true }).click();
  await button(page, "Logout").click();
  await screen(page, "Savings and loans for everyday Liberians");
  assert.equal(await stored(page), { rememberedEmail: MUSU.email, rememberMe: "true" });

  await comeTo(page, "/login");
  assert.is(await field(page, "Email").inputValue(), MUSU.email);
  assert.ok(await page.getByLabel("Remember me").isChecked());
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await screen(page, "Forgot Password");
  await field(page, "Email").fill(MUSU.email);
  await button(page, "Send Reset Link").click();
  await page.getByRole("main").getByText("Check your email for the reset link.").waitFor();

  const link = /#(\S+)/.exec(reports.find((report) => report.includes("reset link")) ?? "")?.[1];
  await comeTo(page, link ?? "");
  await screen(page, "Create New Password");
  await field(page, "New Password").fill("dumboy-2");
  await field(page, "Confirm New Password").fill("dumboy-2");
  await button(page, "Reset Password").click();
  await toast(page, "Password reset successful! Redirecting...").waitFor();
  await screen(page, "Login / Sign Up");
  assert.is(routeOf(page), "/login");

  await logIn(page, { email: MUSU.email, password: "dumboy-2" });
  await toast(page, `Welcome back, ${MUSU.name}!`).waitFor();
  await comeTo(page, link ?? "");
  await screen(page, "Invalid Reset Link");
}, { errorsExpected: true });

async function fillApplication(page: Page) {
  for (const [label, text] of [
    ["Full Name", MUSU.name],
    ["Email", MUSU.email],
    ["Phone", "+231 770 000 000"],
    ["Address", "Sinkor, Monrovia"],
    ["Date of Birth", "1990-04-03"],
    ["Occupation", "Trader"],
    ["ID Number", "LR-123456"],
  ] as const)
    await field(page, label).fill(text);
  for (const [label, option] of [
    ["Gender", "Female"],
    ["ID Type", "Voter ID"],
    ["Account Type", "Susu Account"],
  ] as const)
    await field(page, label).selectOption(option);
  const file = { name: "id.png", mimeType: "image/png", buffer: PHOTO };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText("id.png").waitFor();
}
