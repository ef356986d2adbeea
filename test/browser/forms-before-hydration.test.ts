/** What a visitor types, chooses or presses before hydration stays, and is sent once. */
import type { BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { loadAgain, needsScript } from "../../src/content/frame.ts";
import { application, login } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import {
  button,
  choosePhoto,
  enterTexts,
  field,
  logIn,
  PHOTO,
} from "../../src/tools/browser/forms.ts";
import { toast } from "../../src/tools/browser/page-controls.ts";
import type { Visit } from "../../src/tools/browser/site.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import {
  holdRequests,
  recordShifts,
  shiftsOf,
  waitForScreen,
  withSession,
} from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { enteredTexts } from "./entered-texts.ts";
import { LAZY } from "./scripts.ts";

const site = siteSuite("forms before hydration");
const { test, open, received } = site;

/** Opens a page on a phone. Its scripts, or some of them, are held until `release` is called. */
function openHeld(route: string, visit: Partial<Visit> = {}, scripts: string | RegExp = "**/*.js") {
  const prepare = async (context: BrowserContext) => {
    await recordShifts(context);
    await visit.prepare?.(context);
  };
  return site.openHeld(scripts, { ...visit, route, prepare });
}

type Step = (page: Page) => Promise<unknown>;

/**
 * Waits until React has rendered again after hydration: the bar then knows whether the visitor is
 * logged in.
 */
const waitForRender = (page: Page) =>
  page.locator("html[data-script=ready] header:not(:has([data-prerendered]))").waitFor();

/** Records the logins that a page sends. */
function recordLogins(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/login")) sent.push(request.url());
  });
  return sent;
}

async function enterLogin(page: Page): Promise<void> {
  await field(page, "Email").fill(sampleUser.email);
  await field(page, "Password").fill(sampleUser.password);
}

const submit = (page: Page) => button(page, login.submit.login);
const welcome = (page: Page) => toast(page, login.welcome(sampleUser.name)).waitFor();

for (const [event, pattern] of [
  ["the scripts arrive", "**/*.js"],
  ["the lazy script arrives", LAZY],
] as const) {
  test(`a form loses no text, focus or caret when ${event}`, async () => {
    const { page, release } = await openHeld("/login", {}, pattern);
    await field(page, "Email").fill("palm-nut");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Control+X");
    await field(page, "Password").focus();
    await page.keyboard.press("Control+V");
    await field(page, login.rememberMe).tap();
    // Some password managers set a value without an event.
    await field(page, "Email").evaluate((input: HTMLInputElement) => {
      input.value = "musu@example";
    });
    await field(page, "Email").press("End");
    await page.keyboard.type(".com");
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("ArrowLeft");
    release();
    await waitForRender(page);
    await page.keyboard.type("!");
    assert.is(await field(page, "Email").inputValue(), "musu@example!.com");
    assert.is(await field(page, "Password").inputValue(), "palm-nut");
    assert.ok(await field(page, login.rememberMe).isChecked());
    assert.equal(await shiftsOf(page), []);
  });
}

test("no text moves to another field if an extension changes a form before hydration", async () => {
  const { page, release } = await openHeld("/login", {
    prepare: (context) =>
      context.addInitScript(() => {
        // React reports that the document differs, and renders the page anew.
        window.addEventListener("error", (event) => {
          if (event.message.includes("#418")) event.preventDefault();
        });
      }),
  });
  const logins = recordLogins(page);
  await enterLogin(page);
  await submit(page).tap();
  await page
    .locator("main form:visible")
    .evaluateAll((forms) => forms[0]?.prepend(document.createElement("button")));
  release();
  await waitForRender(page);
  const inputs = page.locator("main form input");
  const values = await inputs.evaluateAll((all) => all.map((input) => Reflect.get(input, "value")));
  assert.equal(values, ["", "", "on"]);
  await page.waitForLoadState("networkidle");
  assert.equal(logins, []);
});

const pressLogin = (page: Page) => submit(page).tap();
const showsLogin: Step = (page) => waitForScreen(page, screens.login.title);

/**
 * What a visitor does in a filled-in login, what the page shows after hydration, and how often the
 * login is sent. `unit/boot/before-hydration` has what else takes a press back.
 */
const PRESSES: readonly (readonly [
  how: string,
  press: readonly Step[],
  shown: Step,
  sent: number,
])[] = [
  ["two taps on Login", [pressLogin, pressLogin], welcome, 1],
  ["Enter in a field", [(page) => field(page, "Password").press("Enter")], welcome, 1],
  [
    "a tap on Login, then typing",
    [pressLogin, (page) => field(page, "Email").press("End"), (page) => page.keyboard.type(".lr")],
    showsLogin,
    0,
  ],
];

for (const [how, press, shown, sent] of PRESSES) {
  test(`${how} before hydration ${sent === 1 ? "logs in once" : "sends nothing"}`, async () => {
    const { page, release } = await openHeld("/login");
    const logins = recordLogins(page);
    await enterLogin(page);
    for (const act of press) await act(page);
    release();
    await shown(page);
    await waitForRender(page);
    await page.waitForLoadState("networkidle");
    assert.is(logins.length, sent);
  });
}

test("a button pressed before hydration looks pressed, and sends no empty form", async () => {
  const { page, release } = await openHeld("/login");
  const logins = recordLogins(page);
  const opacity = () => submit(page).evaluate((button) => getComputedStyle(button).opacity);
  assert.is(await opacity(), "1");
  await submit(page).tap();
  assert.is.not(await opacity(), "1");
  release();
  await page.getByText("Email is required").waitFor();
  assert.is(await opacity(), "1");
  assert.equal(logins, []);
});

test("an application filled in before hydration is sent with its photo", async () => {
  const { page, release } = await openHeld("/accounts");
  await enterTexts(page);
  await choosePhoto(page, PHOTO);
  await button(page, application.submit).tap();
  release();
  await toast(page, application.done).waitFor();
  assert.is(received()?.name, PHOTO.name);
});

test("a form whose script fails to load can be filled in when the network is back, and sends no old press", async () => {
  const { page, release } = await openHeld("/login", { errorsExpected: true }, LAZY);
  const logins = recordLogins(page);
  await enterLogin(page);
  await submit(page).tap();
  await page.context().setOffline(true);
  release();
  await page.getByText(needsScript.text).locator("visible=true").waitFor();
  assert.is(await field(page, "Email").count(), 0);
  await waitForScreen(page, screens.login.title);

  await page.context().setOffline(false);
  await page.getByRole("button", { name: loadAgain.action }).tap();
  await waitForRender(page);
  await page.waitForLoadState("networkidle");
  assert.equal(logins, []);
  await enterLogin(page);
  await submit(page).tap();
  await welcome(page);
});

test("hydration fills in a remembered e-mail address, unless another one was typed", async () => {
  const remember = (context: BrowserContext) =>
    context.addInitScript(() => {
      if (window.origin === "null") return;
      localStorage.setItem("rememberMe", "true");
      localStorage.setItem("rememberedEmail", "musu@example.com");
    });
  const { page, release } = await openHeld("/login", { prepare: remember });
  await field(page, "Password").fill("palm-nut");
  assert.is(await field(page, "Email").inputValue(), "");
  release();
  await waitForRender(page);
  assert.is(await field(page, "Email").inputValue(), "musu@example.com");
  assert.is(await field(page, "Password").inputValue(), "palm-nut");
  assert.ok(await field(page, login.rememberMe).isChecked());

  const other = await openHeld("/login", { prepare: remember });
  await field(other.page, "Email").fill("ama@example.com");
  other.release();
  await waitForRender(other.page);
  assert.is(await field(other.page, "Email").inputValue(), "ama@example.com");
});

test("hydration restores a draft, except for fields that were typed in", async () => {
  const page = await open({ route: "/accounts" });
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

test("a logged-in visitor never sees the application's note for logged-out visitors", async () => {
  const note = (page: Page) => page.getByText(application.toLogin.text).locator("visible=true");
  const signedOut = await openHeld("/accounts");
  await note(signedOut.page).waitFor();

  const { page, release } = await openHeld("/accounts", { prepare: withSession("Musu Kollie") });
  await field(page, "Full Name").waitFor();
  assert.is(await note(page).count(), 0);
  release();
  await page.getByText("Welcome Musu Kollie").waitFor({ state: "attached" });
  assert.is(await note(page).count(), 0);
  assert.equal(await shiftsOf(page), []);
});

test("Remember me works when autofill ticks the box without an event", async () => {
  const page = await open({ route: "/login" });
  await field(page, login.rememberMe).evaluate((box) => {
    // Autofill doesn't call the element's own setter, which is React's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked")?.set?.call(box, true);
  });
  // Filling in the fields renders the form again.
  await logIn(page, sampleUser);
  await waitForScreen(page, screens.accounts.title);
  const remembered = await page.evaluate(() => localStorage.getItem("rememberedEmail"));
  assert.is(remembered, sampleUser.email);
});

test.run();
