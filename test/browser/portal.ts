import type { Locator, Page } from "playwright-core";
import { application, login, resetPassword } from "../../src/content/portal.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { sampleApplication } from "../sample-application.ts";

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

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

export async function logIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Login").click();
}

export async function signUp(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await field(page, "Full name").fill(MUSU.name);
  await field(page, "Email").fill(MUSU.email);
  await field(page, "Password").fill(MUSU.password);
  await field(page, "Confirm password").fill(MUSU.password);
  await button(page, login.submit.signUp).click();
}

export async function setPassword(page: Page, password: string, again = password): Promise<void> {
  await field(page, resetPassword.password).fill(password);
  await field(page, resetPassword.confirmPassword).fill(again);
  await button(page, resetPassword.submit).click();
}

type Photo = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Fills in every field of the application, and waits until the photo is ready. */
export async function fillApplication(page: Page, photo: Photo = PHOTO): Promise<void> {
  for (const { name, label, options } of applicationFields) {
    if (options) await field(page, label).selectOption(sampleApplication[name]);
    else await field(page, label).fill(sampleApplication[name]);
  }
  await choosePhoto(page, photo);
  await page.locator("figcaption").waitFor();
  await page.getByText(application.image.preparing).waitFor({ state: "detached" });
}

export const choosePhoto = (page: Page, photo: Photo) =>
  page.locator("input[type=file]").setInputFiles(photo);

/** What stands in the fields of the application, by their names. */
export async function enteredTexts(page: Page): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { name, label } of applicationFields)
    texts[name] = await field(page, label).inputValue();
  return texts;
}

/** What localStorage holds, by its key. */
export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(window.localStorage)));
}

/** Presses Tab until a control has the focus, and shows it. */
async function tabTo(control: Locator): Promise<Page["keyboard"]> {
  await control.waitFor();
  const { keyboard } = control.page();
  const isThere = () => control.evaluate((element) => element.matches(":focus-visible"));
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses > 200) throw new Error(`Tab doesn't come to ${control}`);
    await keyboard.press("Tab");
  }
  return keyboard;
}

const pressingKey = (key: string) => async (control: Locator) => {
  const keyboard = await tabTo(control);
  await keyboard.press(key);
};
const typing = async (field: Locator, text: string) => {
  const keyboard = await tabTo(field);
  await keyboard.type(text);
};

/** What a visitor does with the keyboard alone. */
export const keys = {
  press: pressingKey("Enter"),
  tick: pressingKey("Space"),
  /** Enters a text, or chooses an option. */
  enter: typing,
  enterDate: (field: Locator, date: string) => {
    const [year, month, day] = date.split("-");
    return typing(field, `${month}${day}${year}`);
  },
  // Tab stops at the selected tab only; the arrow keys go from one tab to the next.
  turnTo: (tab: Locator) =>
    pressingKey("ArrowRight")(tab.page().getByRole("tab", { selected: true })),
};
