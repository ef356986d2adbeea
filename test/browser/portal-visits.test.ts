import * as assert from "uvu/assert";
import { titles } from "../../src/content/titles.ts";
import { sampleUser } from "../standin/backend.ts";
import { button, field, logIn, stored } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { screen } from "./visit.ts";

const { test, open } = siteSuite("portal visits");

// What each form says of each answer, and when, is tested in `unit/screens`. Here is what takes a
// real browser: its autofill, and its refusal of the storage.
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

test("the session lasts as long as the tab where the storage is refused", async () => {
  const page = await open({
    route: "/login",
    size: "desktop",
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("Refused", "SecurityError");
          },
        });
      }),
  });
  await logIn(page, sampleUser);
  await screen(page, titles.accounts);
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: "Faq" }).click();
  await screen(page, titles.faq);
  await bar.getByText(`Welcome ${sampleUser.name}`).waitFor();
  await bar.getByRole("button", { name: "Logout" }).click();
  await bar.getByRole("link", { name: "Login" }).waitFor();
});

test.run();
