import * as assert from "uvu/assert";
import { application, login } from "../../src/content/portal.ts";
import { titles } from "../../src/content/titles.ts";
import { button, field, logIn } from "../../src/tools/browser/forms.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { stored } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { adoptStyle, ENLARGED, screen } from "./visit.ts";

const { test, open } = siteSuite("portal visits");

// What each form says of each answer, and when, is tested in `unit/screens`. Here is what takes a
// real browser: its autofill, and its refusal of the storage.
test("a visitor is remembered whose browser has ticked the box without an event", async () => {
  const page = await open({ route: "/login", size: "phone" });
  await field(page, login.rememberMe).evaluate((box) => {
    // The prototype's setter: React replaces the element's own, which autofill doesn't call.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked")?.set?.call(box, true);
  });
  // Each field that is edited renders the form again.
  await logIn(page, sampleUser);
  await screen(page, titles.accounts);
  assert.is((await stored(page)).rememberedEmail, sampleUser.email);
});

// Some password managers send it so, which fires no `submit` event. The policy refuses that; extensions
// of the browser can read what it has refused.
test("a form that a program sends by itself has no password in the address that is refused", async () => {
  const page = await open({ route: "/login", size: "phone", errorsExpected: true });
  await field(page, "Email").fill(sampleUser.email);
  await field(page, "Password").fill(sampleUser.password);
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.blockedURI));
        document.querySelector<HTMLFormElement>("main form")?.submit();
      }),
  );
  assert.not.match(refused, sampleUser.password);
  assert.is(new URL(page.url()).search, "");
});

test("what an application lacks is read from its beginning, however long it is", async () => {
  const page = await open({
    route: "/accounts",
    size: "phone",
    prepare: (context) => context.addInitScript(adoptStyle, ENLARGED),
  });
  await button(page, application.submit).click();
  const summary = page.locator("[data-error-summary]:focus");
  await summary.waitFor();
  const bar = await page.getByRole("banner").boundingBox();
  const box = await summary.boundingBox();
  const { height } = SIZES.phone;
  assert.ok(bar && box && box.height > height, "taller than the window");
  assert.ok(box.y >= bar.height && box.y < height - 100, `${box.y}`);
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
