import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { login, resetPassword } from "../../src/content/portal.ts";
import { titles } from "../../src/content/titles.ts";
import { sampleUser } from "../standin/backend.ts";
import { answer, BACKEND } from "./calls.ts";
import { button, field, logIn, MUSU, setPassword, stored } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, footerLink, freeze, menuButton, routeOf, screen, toast } from "./visit.ts";

const { test, open } = siteSuite("portal visits");

test("a login that takes ten seconds has timed out", async () => {
  const page = await open({
    route: "/login",
    size: "phone",
    prepare: (context) => context.clock.install(),
  });
  await answer(page, BACKEND, "hang");
  await field(page, "Email").waitFor();
  await freeze(page);
  await logIn(page, sampleUser);
  await button(page, login.busy.login).waitFor();
  await page.clock.runFor(9_999);
  await button(page, login.busy.login).waitFor();
  for (const label of ["Email", "Password", login.rememberMe, "Show password"])
    assert.ok(await field(page, label).isDisabled(), label);
  await page.clock.runFor(1);
  const text = "Request timed out. Please check your connection and try again.";
  await toast(page, text).waitFor();
  await page.locator("form :focus").getByText(text).waitFor();
  assert.is(await field(page, "Password").inputValue(), sampleUser.password);
  await button(page, "Login").waitFor();
});

test("a visitor who leaves after a reset stays where they went", async () => {
  const page = await open({
    route: "/",
    size: "phone",
    prepare: (context) => context.clock.install(),
  });
  await answer(page, BACKEND, { body: "" });
  await comeTo(page, "/reset-password/a-token?email=musu%40example.com");
  await screen(page, resetPassword.heading);
  await freeze(page);
  await setPassword(page, MUSU.password);
  await toast(page, resetPassword.done).waitFor();
  await page.clock.runFor(2_999);
  await screen(page, resetPassword.heading);
  await footerLink(page, "Faq").click();
  await screen(page, titles.faq);
  await page.clock.runFor(10_000);
  assert.is(routeOf(page), "/faq");

  // The used link isn't in the history.
  await page.goBack();
  await screen(page, titles.login);
});

test("until the redirect after a reset the menu works, and a reload shows the login", async () => {
  const page = await open({
    route: "/",
    size: "phone",
    prepare: (context) => context.clock.install(),
  });
  const reset = async () => {
    // While the clock stands still, React may wait forever to show a screen that was loading.
    await page.clock.resume();
    await comeTo(page, "/reset-password/a-token?email=musu%40example.com");
    await screen(page, resetPassword.heading);
    await freeze(page);
    await setPassword(page, MUSU.password);
    await toast(page, resetPassword.done).waitFor();
    assert.is(routeOf(page), "/login");
  };
  await answer(page, BACKEND, { body: "" });
  await reset();
  await menuButton(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await screen(page, titles.login);

  await reset();
  await page.reload();
  await screen(page, titles.login);
});

test("a login is sent with what the browser filled in without an event", async () => {
  const page = await open({ route: "/login", size: "phone" });
  await field(page, "Email").waitFor();
  await page.evaluate(({ email, password }) => {
    const set = (name: string, property: "value" | "checked", to: string | boolean) => {
      const element = document.querySelector(`[name=${name}]`);
      // The prototype's setter: React replaces the element's own, which autofill doesn't call.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(element, to);
    };
    set("email", "value", email);
    set("password", "value", password);
    set("rememberMe", "checked", true);
  }, sampleUser);
  // Each renders the form again.
  await button(page, "Show password").click();
  await page.getByRole("tab", { name: "Login" }).click();
  await button(page, "Login").click();
  await screen(page, titles.accounts);
  assert.is((await stored(page)).rememberedEmail, sampleUser.email);
});

test("what one tab does, the other follows", async () => {
  const one = await open({ route: "/login", size: "desktop" });
  const other = await one.context().newPage();
  await other.goto(one.url().replace(/#.*/, "#/faq"));
  await screen(other, titles.faq);
  const bar = (page: Page) => page.getByRole("banner");

  await logIn(one, sampleUser);
  await bar(other).getByText(`Welcome ${sampleUser.name}`).waitFor();
  await bar(one).getByRole("button", { name: "Logout" }).click();
  await bar(other).getByRole("link", { name: "Login" }).waitFor();
  assert.is(await bar(other).getByText("Welcome").count(), 0);
});

for (const [name, refuse] of [
  [
    "is refused",
    () => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Refused", "SecurityError");
        },
      });
    },
  ],
  [
    "is full",
    () => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === "user") throw new DOMException("Full", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    },
  ],
] as const) {
  test(`the session lasts as long as the tab where the storage ${name}`, async () => {
    const page = await open({
      route: "/login",
      size: "desktop",
      prepare: (context) => context.addInitScript(refuse),
    });
    await logIn(page, sampleUser);
    await toast(page, login.welcome(sampleUser.name)).waitFor();
    await screen(page, titles.accounts);
    const bar = page.getByRole("banner");
    await bar.getByRole("link", { name: "Faq" }).click();
    await screen(page, titles.faq);
    await bar.getByText(`Welcome ${sampleUser.name}`).waitFor();
    if (name === "is full") assert.equal(await stored(page), { rememberMe: "false" });
    await bar.getByRole("button", { name: "Logout" }).click();
    await bar.getByRole("link", { name: "Login" }).waitFor();
  });
}

test.run();
