import type { BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { needsScript } from "../../src/content/needs-script.ts";
import { application, login } from "../../src/content/portal.ts";
import { titles } from "../../src/content/titles.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import {
  button,
  choosePhoto,
  field as formField,
  logIn,
  PHOTO,
} from "../../src/tools/browser/forms.ts";
import { comeTo, toast } from "../../src/tools/browser/page.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { cached } from "./phone.ts";
import { enteredTexts } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import {
  holdRequests,
  noteShifts,
  routeOf,
  screen,
  shiftsOf,
  withLine,
  withSession,
} from "./visit.ts";

const { test, open, received } = siteSuite("shared link");

const LINKS = [
  ["/news", titles.news],
  ["/news/before-you-apply", "What to have ready before you apply for an account"],
] as const;

/** How many queries a page has sent to the content store. */
const queriesOf = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("/data/query/"))
        .length,
  );

for (const [route, heading] of LINKS) {
  for (const [visitor, connection] of [
    ["on a good line", {}],
    ["of a visitor who saves data", { saveData: true }],
  ] as const) {
    test(`${route} ${visitor} asks the content store before its script has come, and once`, async () => {
      const page = await open({
        route,
        size: "phone",
        loading: true,
        prepare: async (context) => {
          await withLine(context, connection);
          await noteShifts(context);
          const answered = context.waitForEvent("requestfinished", (request) =>
            request.url().includes("/data/query/"),
          );
          await context.route("**/main-*.js", (route) =>
            answered.then(
              () => route.continue(),
              () => route.abort(),
            ),
          );
        },
      });
      await screen(page, heading);
      await page.waitForLoadState("networkidle");
      assert.is(await queriesOf(page), 1);
      assert.equal(await shiftsOf(page), []);
    });
  }

  test(`${route} asks once with the service worker in charge, too`, async () => {
    const page = await open({ size: "phone", serviceWorkers: "allow" });
    await cached(page);
    await comeTo(page, route);
    await screen(page, heading);
    assert.is(await queriesOf(page), 1);
  });
}

const LAZY = /\/lazy-screens-\w+\.js$/;

type Prepare = (context: BrowserContext) => Promise<unknown>;

/** A page of a form whose scripts are held until `release` is called. */
async function openForm(route: string, prepare?: Prepare, scripts: string | RegExp = "**/*.js") {
  const { hold, release } = holdRequests(scripts);
  const page = await open({
    route,
    size: "phone",
    loading: true,
    prepare: async (context) => {
      await hold(context);
      await noteShifts(context);
      await prepare?.(context);
    },
  });
  return { page, release };
}

/** Waits until React has rendered what it does after hydration: the bar knows whether the visitor is signed in. */
const isHydrated = (page: Page) =>
  page.locator("html[data-script=ready] header:not(:has([class*=prerendered]))").waitFor();

/** A field of the screen that is shown: the document has all forms. */
const field = (page: Page, label: string) => formField(page, label).locator("visible=true");

/** The logins that a page has sent so far. */
function loginsOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/login")) sent.push(request.url());
  });
  return sent;
}

/** Fills in the text fields and the choices of the application. */
async function enterTexts(page: Page): Promise<void> {
  for (const { name, label, options } of applicationFields) {
    if (options) await field(page, label).selectOption(sampleApplication[name]);
    else await field(page, label).fill(sampleApplication[name]);
  }
}

for (const [what, scripts] of [
  ["its scripts have", "**/*.js"],
  ["the script of its screen has", LAZY],
] as const) {
  test(`what was entered in a form before ${what} come stays, as do focus and caret`, async () => {
    const { page, release } = await openForm("/login", undefined, scripts);
    await field(page, "Password").evaluate((input: HTMLInputElement) => {
      // As a password manager does, without an event.
      input.value = "palm-nut";
    });
    await field(page, login.rememberMe).tap();
    await field(page, "Email").pressSequentially("musu@example.com");
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("ArrowLeft");
    release();
    await isHydrated(page);
    await page.keyboard.type("!");
    assert.is(await field(page, "Email").inputValue(), "musu@example!.com");
    assert.is(await field(page, "Password").inputValue(), "palm-nut");
    assert.ok(await field(page, login.rememberMe).isChecked());
    assert.equal(await shiftsOf(page), []);
  });
}

for (const [how, press] of [
  ["a tap on its button", async (page: Page) => button(page, login.submit.login).tap()],
  [
    "two taps",
    async (page: Page) => {
      await button(page, login.submit.login).tap();
      await button(page, login.submit.login).tap();
    },
  ],
  ["Enter in a field", async (page: Page) => field(page, "Password").press("Enter")],
] as const) {
  test(`${how} before its script has come sends a form once, when it has come`, async () => {
    const { page, release } = await openForm("/login");
    const logins = loginsOf(page);
    await field(page, "Email").fill(sampleUser.email);
    await field(page, "Password").fill(sampleUser.password);
    await press(page);
    const opacity = () =>
      button(page, login.submit.login).evaluate((button) => getComputedStyle(button).opacity);
    assert.is.not(await opacity(), "1", "it shows that it was pressed");
    release();
    await toast(page, login.welcome(sampleUser.name)).waitFor();
    await page.waitForLoadState("networkidle");
    assert.is(logins.length, 1);
  });
}

test("of what was pressed before the script has come the last is done: a tab, an eye, nothing after a link", async () => {
  const { page, release } = await openForm("/login");
  await button(page, login.submit.login).tap();
  await page.getByRole("tab", { name: login.signUp }).tap();
  release();
  await field(page, login.name).waitFor();
  assert.is(await page.getByText("is required").count(), 0);

  const second = await openForm("/login");
  await field(second.page, "Password").fill("palm-nut");
  await button(second.page, "Show password").tap();
  second.release();
  await button(second.page, "Hide password").waitFor();
  assert.is(await field(second.page, "Password").getAttribute("type"), "text");

  const third = await openForm("/login");
  await button(third.page, login.submit.login).tap();
  await third.page.getByRole("link", { name: login.forgotPassword.label }).tap();
  third.release();
  await isHydrated(third.page);
  assert.is(routeOf(third.page), "/forgot-password");
  assert.is(await third.page.locator("main [aria-invalid]").count(), 0);
});

test("a form that was filled in before its script has come isn't sent empty", async () => {
  const { page, release } = await openForm("/login");
  const logins = loginsOf(page);
  await button(page, login.submit.login).tap();
  release();
  await page.getByText("Email is required").waitFor();
  assert.equal(logins, []);
});

test("an application that was filled in before its script has come is sent, with its photo", async () => {
  const { page, release } = await openForm("/accounts");
  await enterTexts(page);
  await choosePhoto(page, PHOTO);
  await button(page, application.submit).tap();
  release();
  await toast(page, application.done).waitFor();
  assert.is(received()?.name, PHOTO.name);
});

test("where the script of a form doesn't come, what was entered stays, and the form is back with the network", async () => {
  let line = false;
  const lost: { release?: () => void } = {};
  const isLost = new Promise<void>((resolve) => {
    lost.release = resolve;
  });
  const page = await open({
    route: "/login",
    size: "phone",
    loading: true,
    errorsExpected: true,
    prepare: (context) =>
      context.route(LAZY, async (route) => {
        if (line) return route.continue();
        await isLost;
        return route.abort();
      }),
  });
  const logins = loginsOf(page);
  await field(page, "Email").fill(sampleUser.email);
  await button(page, login.submit.login).tap();
  lost.release?.();
  await page.getByText(needsScript.text).locator("visible=true").waitFor();
  assert.not(await field(page, "Email").isVisible());
  await screen(page, titles.login);

  line = true;
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await isHydrated(page);
  assert.is(await field(page, "Email").inputValue(), sampleUser.email);
  // What was pressed before is forgotten.
  assert.is(await page.locator("main [aria-invalid]").count(), 0);
  await logIn(page, sampleUser);
  await toast(page, login.welcome(sampleUser.name)).waitFor();
  assert.is(logins.length, 1);
});

test("a remembered address comes with the script, but not over another one", async () => {
  const remember = (context: BrowserContext) =>
    context.addInitScript(() => {
      if (window.origin === "null") return;
      localStorage.setItem("rememberMe", "true");
      localStorage.setItem("rememberedEmail", "musu@example.com");
    });
  const { page, release } = await openForm("/login", remember);
  await field(page, "Password").fill("palm-nut");
  assert.is(await field(page, "Email").inputValue(), "");
  release();
  await isHydrated(page);
  assert.is(await field(page, "Email").inputValue(), "musu@example.com");
  assert.is(await field(page, "Password").inputValue(), "palm-nut");
  assert.ok(await field(page, login.rememberMe).isChecked());

  const other = await openForm("/login", remember);
  await field(other.page, "Email").fill("ama@example.com");
  other.release();
  await isHydrated(other.page);
  assert.is(await field(other.page, "Email").inputValue(), "ama@example.com");
});

test("a draft comes with the script, but not over what was entered before", async () => {
  const page = await open({ route: "/accounts", size: "phone" });
  await enterTexts(page);
  await field(page, "Full Name").blur();
  const { hold, release } = holdRequests("**/*.js");
  await hold(page.context());
  await page.reload({ waitUntil: "commit" });
  await field(page, "Full Name").fill("Ama Sample");
  await field(page, "Gender").selectOption("Male");
  release();
  await page.getByText(application.draft.text).waitFor();
  assert.equal(await enteredTexts(page), {
    ...sampleApplication,
    fullName: "Ama Sample",
    gender: "Male",
    idNumber: "",
  });
});

test("a visitor who is signed in never sees the application's line for those who aren't", async () => {
  const line = (page: Page) => page.getByText(application.signedOut.text).locator("visible=true");
  const signedOut = await openForm("/accounts");
  await line(signedOut.page).waitFor();

  const { page, release } = await openForm("/accounts", withSession("Musu Kollie"));
  await field(page, "Full Name").waitFor();
  assert.is(await line(page).count(), 0);
  release();
  await page.getByText("Welcome Musu Kollie").waitFor({ state: "attached" });
  assert.is(await line(page).count(), 0);
  assert.equal(await shiftsOf(page), []);
});

test.run();
