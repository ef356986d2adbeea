/** Fills in the site's forms as a visitor does. */
import type { Page } from "playwright-core";
import sharp from "sharp";
import { login } from "../../content/login.ts";
import { resetPassword } from "../../content/reset-password.ts";
import { type AnswerName, applicationFields } from "../../rules/application-fields.ts";
import { photoWords } from "../../ui/photo-field.tsx";
import { sampleApplication } from "../fakes/sample-application.ts";

const { fullName, email } = sampleApplication;
export const MUSU = { name: fullName, email, password: "palm-nut" };

/** One red pixel: the smallest photo. */
export const PHOTO = {
  name: "id.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** A photo that a page makes smaller before it sends it. */
export function largePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const create = { width: 2100, height: 700, channels: 3, background: "gray", noise } as const;
  return sharp({ create }).jpeg({ quality: 100 }).toBuffer();
}

/** The visible control with this label. Skips fieldsets and the controls of hidden forms. */
export const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator(":not(fieldset):visible"));
export const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

export async function logIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await field(page, login.email).fill(email);
  await field(page, login.password).fill(password);
  await button(page, login.submit.login).click();
}

export async function signUp(page: Page): Promise<void> {
  await field(page, login.name).fill(MUSU.name);
  await field(page, login.email).fill(MUSU.email);
  await field(page, login.password).fill(MUSU.password);
  await field(page, login.confirmPassword).fill(MUSU.password);
  await button(page, login.submit.signUp).click();
}

export async function setPassword(page: Page, password: string): Promise<void> {
  await field(page, resetPassword.password).fill(password);
  await field(page, resetPassword.confirmPassword).fill(password);
  await button(page, resetPassword.submit).click();
}

type Photo = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The control of an answer in the application. Finding it by name is faster than by label. */
export const answerField = (page: Page, name: AnswerName) =>
  page.locator(`main [name=${name}]:visible`);

/** Fills in the application's texts and selects. */
export async function enterTexts(page: Page): Promise<void> {
  for (const { name, options } of applicationFields) {
    const control = answerField(page, name);
    if (options) await control.selectOption(sampleApplication[name]);
    else await control.fill(sampleApplication[name]);
  }
}

/** Fills in every field of the application, and waits until the photo is ready. */
export async function fillApplication(page: Page, photo: Photo = PHOTO): Promise<void> {
  await enterTexts(page);
  await choosePhoto(page, photo);
  await page.locator("figcaption").waitFor();
  await page.getByText(photoWords.preparing).waitFor({ state: "detached" });
}

export const choosePhoto = (page: Page, photo: Photo) =>
  page.locator("input[type=file]").setInputFiles(photo);
