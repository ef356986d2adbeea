import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application, forgotPassword, login, resetPassword } from "../../src/content/portal.ts";
import { titles } from "../../src/content/titles.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { button, field, MUSU, PHOTO } from "../../src/tools/browser/forms.ts";
import { comeTo, menuButton, toast } from "../../src/tools/browser/page.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { enteredTexts, keys, stored } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { adoptStyle, ENLARGED, NARROW, routeOf, screen } from "./visit.ts";

const { test, open, printed } = siteSuite("journey");
const { press, tick, enter, enterDate, turnTo } = keys;

/** How long the success of a reset is shown before the redirect, in milliseconds (spec section 9). */
const REDIRECT_DELAY = 3000;

const bar = (page: Page) => page.getByRole("banner");

async function signUp(page: Page): Promise<void> {
  await press(bar(page).getByRole("link", { name: "Open Account" }));
  await screen(page, titles.login);
  await turnTo(page.getByRole("tab", { name: "Sign Up" }));
  await enter(field(page, "Full name"), MUSU.name);
  await enter(field(page, "Email"), MUSU.email);
  await enter(field(page, "Password"), MUSU.password);
  await enter(field(page, "Confirm password"), MUSU.password);
  await press(button(page, login.submit.signUp));
  await toast(page, login.created).waitFor();
  assert.is(await field(page, "Email").inputValue(), MUSU.email);
}

async function apply(page: Page): Promise<void> {
  await screen(page, titles.accounts);
  for (const { name, label, type } of applicationFields) {
    const fill = type === "date" ? enterDate : enter;
    await fill(field(page, label), sampleApplication[name]);
  }
  const chooser = page.waitForEvent("filechooser");
  await press(page.locator("input[type=file]"));
  await (await chooser).setFiles(PHOTO);
  await page.getByRole("img", { name: application.image.preview }).waitFor();

  await press(button(page, application.submit));
  await toast(page, application.done).waitFor();
  assert.is(Object.values(await enteredTexts(page)).join(""), "");
  assert.is(await page.locator("figcaption").count(), 0);
  const { idNumber, ...texts } = sampleApplication;
  const received = { ...texts, idCardImage: "id.png, image/png" };
  for (const [name, value] of Object.entries(received))
    assert.match(printed(), `${name}: ${value}`);
}

async function forgetPassword(page: Page): Promise<void> {
  await press(bar(page).getByRole("link", { name: "Open Account" }));
  assert.is(await field(page, "Email").inputValue(), MUSU.email, "the remembered address");
  assert.ok(await page.getByLabel(login.rememberMe).isChecked());
  await press(page.getByRole("link", { name: login.forgotPassword.label }));
  await screen(page, titles.forgotPassword);
  await enter(field(page, "Email"), MUSU.email);
  await press(button(page, forgotPassword.submit));
  await toast(page, forgotPassword.done).waitFor();
  await page.getByRole("main").getByText(forgotPassword.sent).waitFor();
}

test("a newcomer does the whole journey by keyboard alone in 320 pixels with text twice as large", async () => {
  const page = await open({
    route: "/",
    size: "phone",
    prepare: async (context) => {
      await context.clock.install();
      await context.addInitScript(adoptStyle, ENLARGED);
    },
  });
  await page.setViewportSize(NARROW);
  await screen(page, titles.home);

  await signUp(page);
  await enter(field(page, "Password"), MUSU.password);
  await tick(page.getByLabel(login.rememberMe));
  await press(button(page, "Login"));
  await toast(page, login.welcome(MUSU.name)).waitFor();

  await apply(page);

  await press(menuButton(page));
  await press(bar(page).getByRole("button", { name: "Logout" }));
  await screen(page, titles.home);
  assert.equal(await stored(page), { rememberedEmail: MUSU.email, rememberMe: "true" });

  await forgetPassword(page);
  const link = /#(\S+)/.exec(printed())?.[1] ?? "";
  await comeTo(page, link);
  await screen(page, resetPassword.heading);
  await enter(field(page, resetPassword.password), "dumboy-2");
  await enter(field(page, resetPassword.confirmPassword), "dumboy-2");
  await press(button(page, resetPassword.submit));
  await toast(page, resetPassword.done).waitFor();
  await page.clock.fastForward(REDIRECT_DELAY);
  await screen(page, titles.login);
  assert.is(routeOf(page), "/login");

  await enter(field(page, "Password"), "dumboy-2");
  await press(button(page, "Login"));
  await toast(page, login.welcome(MUSU.name)).waitFor();
  const { token, authToken, user } = await stored(page);
  assert.ok(token);
  assert.is(authToken, token);
  assert.is(JSON.parse(user ?? "").name, MUSU.name);
});

test.run();
