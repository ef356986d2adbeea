// The other browser tests run in one engine. On an iPhone, in Firefox or on an old Android phone, a
// screen could look wrong or do nothing.

import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as assert from "uvu/assert";
import { frame } from "../../src/content/frame.ts";
import { login } from "../../src/content/portal.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { screens } from "../../src/screen-table.ts";
import { MUSU, PHOTO } from "../../src/tools/browser/forms.ts";
import {
  INFORMATION_SCREENS,
  LAZY_SCREENS,
  SCREENS,
} from "../../src/tools/browser/information-screens.ts";
import { cameraPhoto } from "../../src/tools/browser/photos.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { sampleUser, startBackend } from "../../src/tools/start/backend.ts";
import { startContentStore } from "../../src/tools/start/content-store.ts";
import type { Service } from "../../src/tools/start/http.ts";
import { startStaticServer } from "../../src/tools/start/static-server.ts";
import { startLocalServer } from "../helpers/local-server.ts";
import { suite } from "../helpers/suite.ts";
import { type Engine, engines, type OpenTab } from "./engines.ts";
import type { Tab } from "./tab.ts";
import { type Visitor, visitor } from "./visitor.ts";

type Test = ReturnType<typeof suite>;

/** An article with every kind of link, and one with pictures and lists. */
const LINKS = [
  "/news/stay-safe-online",
  "Stay safe online: seven habits that cost nothing",
] as const;
const LISTS = [
  "/news/before-you-apply",
  "What to have ready before you apply for an account",
] as const;

const NEW_PASSWORD = "dumboy-2";
const folder = process.env.ENGINES_SITE ?? "";
const portOf = (origin = "") => Number(new URL(origin).port);
const photo = resolve("node_modules/.cache/test", PHOTO.name);
await writeFile(photo, PHOTO.buffer);
const bigPhoto = resolve("node_modules/.cache/test", "big.JPEG");
await writeFile(bigPhoto, await cameraPhoto({ width: 2100, height: 700 }));

/** What an engine's tests use. */
type Fixture = {
  readonly visit: Visitor;
  /** Visits a site whose script fails to load. */
  readonly visitWithoutScript: Visitor;
  /** Begins a visit of a site whose scripts arrive after `release` is called. */
  readonly visitHeld: (route: string) => Promise<Visitor>;
  readonly release: () => void;
  /** Visits a site whose lazy script fails to load until `restoreLazyScript` is called. */
  readonly visitFailing: Visitor;
  readonly restoreLazyScript: () => void;
  /** Makes the browser fill in the sample user's login on the site of `visitHeld`. */
  readonly storeLogin: () => Promise<void>;
  readonly resistFingerprinting: (isOn: boolean) => Promise<void>;
  /** The last text that the backend printed. */
  readonly printed: () => string;
  /** Stops the servers of the site and of its news. */
  readonly disconnect: () => Promise<void>;
};

/**
 * Runs tests that share one tab of an engine, and the services that it needs. If the engine isn't
 * installed, they are skipped; with `CI=true` they fail.
 */
function testEngine(engine: Engine, openTab: OpenTab | null): void {
  const { name, promise } = engine;
  const test = suite(name);
  if (openTab === null) {
    const check = process.env.CI === "true" ? test : test.skip;
    check("is installed", () => assert.unreachable("see README, Browsers"));
    test.run();
    return;
  }
  const printed: string[] = [];
  let server: Service | null;
  /** The address of the site whose pages the backend allows. */
  let site: string;
  let serverWithoutScript: Service;
  let heldServer: Service;
  let failingServer: Service;
  let backend: Service;
  let content: Service;
  let tab: Tab;
  let fixture: Fixture;

  const disconnect = async () => {
    await server?.close();
    server = null;
    await content.close();
  };
  test.before(async () => {
    server = await startStaticServer({ folder, port: 0 });
    let release = () => {};
    let released = Promise.resolve();
    let lazyScriptFails = true;
    const { origin } = server;
    /**
     * Serves the site's files. `redirect` returns the file for an address, or null to end the
     * connection. WebKit would import a script with status 404 from its memory after a reload.
     */
    const relay = (redirect: (url: string, method: string) => Promise<string | null>) =>
      startLocalServer(async ({ url = "", method = "" }, response) => {
        // A service worker would have cached the scripts before the second visit.
        const from = url.endsWith("service-worker.js") ? "/none" : await redirect(url, method);
        if (from === null) {
          response.destroy();
          return;
        }
        const { status, headers, body } = await fetch(`${origin}${from}`);
        response.writeHead(status, { "content-type": headers.get("content-type") ?? "" });
        response.end(Buffer.from(await new Response(body).arrayBuffer()));
      });
    // Without a response to HEAD the page doesn't reload itself between two steps of a test.
    serverWithoutScript = await relay(async (url, method) =>
      method === "HEAD" || url.includes("main-") ? "/none" : url,
    );
    heldServer = await relay(async (url) => {
      if (url.endsWith(".js")) await released;
      return url;
    });
    failingServer = await relay(async (url) =>
      lazyScriptFails && url.includes("lazy-") ? null : url,
    );
    backend = await startBackend({
      port: portOf(process.env.ENGINES_BACKEND),
      site: () => site,
      report: (text) => printed.push(text),
    });
    content = await startContentStore({ port: portOf(process.env.ENGINES_CONTENT) });
    tab = await openTab();
    const visitHeld = visitor(tab, `${heldServer.origin}/`, engine);
    fixture = {
      visitHeld: async (route) => {
        site = `${heldServer.origin}/`;
        released = new Promise((resolve) => {
          release = resolve;
        });
        await visitHeld.begin(route);
        return visitHeld;
      },
      release: () => release(),
      visitFailing: visitor(tab, `${failingServer.origin}/`, engine),
      restoreLazyScript: () => {
        lazyScriptFails = false;
      },
      storeLogin: async () =>
        tab.storeLogin?.(heldServer.origin, sampleUser.email, sampleUser.password),
      resistFingerprinting: async (isOn) => tab.resistFingerprinting?.(isOn),
      visit: visitor(tab, `${origin}/`, engine),
      visitWithoutScript: visitor(tab, `${serverWithoutScript.origin}/`, engine),
      printed: () => printed[printed.length - 1] ?? "",
      disconnect,
    };
  });
  test.before.each(() => {
    if (server) site = `${server.origin}/`;
  });
  test.after(async () => {
    await tab.close();
    await backend.close();
    await serverWithoutScript.close();
    await heldServer.close();
    await failingServer.close();
    await disconnect();
  });
  testWithoutScript(test, () => fixture);
  if (promise === "everything") {
    testBeforeScript(test, () => fixture);
    testFailedScript(test, () => fixture);
  }
  if (name === "firefox") testRestoredForms(test, () => fixture);
  if (name === "firefox") testCanvas(test, () => fixture);
  (promise === "everything" ? testEverything : testReadable)(test, () => fixture);
  test.run();
}

/** The information screens can be read if the script fails to load. */
function testWithoutScript(test: Test, fixture: () => Fixture): void {
  test("a footer link leads to the heading of its screen if the script fails to load", async () => {
    const { visitWithoutScript: visit } = fixture();
    for (const route of ["/our-team", "/login"]) {
      await visit.open(route);
      await visit.press("Faq", "footer");
      await visit.waitForHeading(screens.faq.title);
    }
  });
}

async function fillIn(visit: Visitor, file: string): Promise<void> {
  for (const { name, label, options, type } of applicationFields) {
    const enter = options || type === "date" ? visit.setValue : visit.enter;
    await enter(label, sampleApplication[name]);
  }
  await visit.chooseFile("ID Card Image", file);
}

/** Fills in the application, and presses its button. */
async function apply(visit: Visitor, file = photo): Promise<void> {
  await fillIn(visit, file);
  await visit.press("Submit Application");
}

/** Input before the script has loaded isn't lost. */
function testBeforeScript(test: Test, fixture: () => Fixture): void {
  test("an application that is submitted before the script loads is sent afterwards, with its photo", async () => {
    const { visitHeld, release, printed } = fixture();
    const visit = await visitHeld("/accounts");
    await apply(visit);
    release();
    await visit.waitForText("Account application submitted successfully!");
    assert.match(printed(), "idCardImage: id.png, image/png");
  });

  test("a login that is submitted before the script loads is sent once afterwards", async () => {
    const { visitHeld, release } = fixture();
    const visit = await visitHeld("/login");
    await visit.enter("Email", sampleUser.password);
    await visit.cutAndPaste("Email", "Password", sampleUser.password);
    await visit.enter("Email", sampleUser.email);
    await visit.press("Remember me", "form");
    await visit.press("Login", "form");
    release();
    await visit.waitForText(`Welcome back, ${sampleUser.name}!`);
    assert.is(await visit.countCalls(), 1);

    await visitHeld("/login");
    await visit.enter("Password", "palm-nut");
    release();
    await visit.waitForValue("Email", sampleUser.email);
    await visit.waitForValue("Password", "palm-nut");
  });
}

/** A script that has failed can't be imported again in every engine. */
function testFailedScript(test: Test, fixture: () => Fixture): void {
  test("a form whose script failed to load can be filled in after the next navigation", async () => {
    const { visitFailing: visit, restoreLazyScript } = fixture();
    await visit.open("/login");
    // The page reloads once by itself.
    await visit.waitForReload();
    await visit.waitForText("This page needs JavaScript");
    restoreLazyScript();
    await visit.press("Contact Us", "footer");
    await visit.waitForHeading(screens.contactUs.title);
    await visit.waitForHydration();
    await visit.press("Accounts", "footer");
    // WebKit may remember that the lazy script failed. Then the screen offers to load it again.
    if (await visit.waitForEither(login.password, frame.failure.action))
      await visit.press(frame.failure.action);
    await visit.enter("Email", sampleUser.email);
  });
}

/** The browser fills in forms itself: from its password manager, and after a return to a page. */
function testRestoredForms(test: Test, fixture: () => Fixture): void {
  test("a login that the password manager fills in before the script loads is sent afterwards", async () => {
    const { visitHeld, release, storeLogin } = fixture();
    await storeLogin();
    const visit = await visitHeld("/login");
    await visit.waitForValue("Email", sampleUser.email);
    await visit.waitForValue("Password", sampleUser.password);
    await visit.press("Login", "form");
    release();
    await visit.waitForText(`Welcome back, ${sampleUser.name}!`);
    assert.is(await visit.countCalls(), 1);
  });

  for (const [action, logOutAndReturn] of [
    ["goes back to the page", "logOutAndGoBack"],
    ["selects a tab that the browser has unloaded", "logOutWhileUnloaded"],
  ] as const) {
    test(`a visitor who ${action} after a logout in another tab finds an empty application`, async () => {
      const { visit } = fixture();
      await visit.open("/accounts");
      await fillIn(visit, photo);
      await visit[logOutAndReturn]();
      assert.equal([...new Set(await visit.fieldValues())], [""]);
    });
  }
}

/** A big photo is made smaller, unless the browser's canvas can't be trusted. */
function testCanvas(test: Test, fixture: () => Fixture): void {
  for (const [isOn, sent] of [
    [false, "big.jpg, image/jpeg"],
    [true, "big.JPEG, image/jpeg"],
  ] as const) {
    test(`with privacy.resistFingerprinting ${isOn ? "on" : "off"}, a photo is sent as ${sent}`, async () => {
      const { visit, printed, resistFingerprinting } = fixture();
      await resistFingerprinting(isOn);
      await visit.open("/accounts");
      await apply(visit, bigPhoto);
      await visit.waitForText("Account application submitted successfully!");
      await resistFingerprinting(false);
      assert.match(printed(), `idCardImage: ${sent}`);
    });
  }
}

/** All functions work, and the layout is right. */
function testEverything(test: Test, fixture: () => Fixture): void {
  test("every address shows its screen, without layout faults", async () => {
    const { visit } = fixture();
    for (const [route, heading] of SCREENS) {
      await visit.open(route);
      await visit.waitForHeading(heading);
      await visit.assertLayout(route);
    }
  });

  test("the menu and the dropdown open, and their links lead to their screens", async () => {
    const { visit } = fixture();
    await visit.open("/");
    await visit.press("Menu", "header");
    await visit.waitForText("Our Team");
    await visit.assertLayout("home with its menu");
    await visit.press("Loans and more", "header");
    await visit.press("Loans", "header");
    await visit.waitForHeading("Our Loans");
    await visit.waitForAbsence("Logout");
    await visit.press("Menu", "header");
    await visit.press("Faq", "header");
    await visit.waitForHeading(screens.faq.title);
  });

  test("the slides advance, and a dot shows its slide", async () => {
    const { visit } = fixture();
    await visit.open("/");
    await visit.waitForText("Secure Banking Solutions");
    await visit.waitForText("Trusted by Thousands");
    await visit.press("Show slide 3: Financial Growth Tools");
    await visit.waitForText("Financial Growth Tools");
  });

  test("the news lists its entries, and an article shows its links, pictures and lists", async () => {
    const { visit } = fixture();
    await visit.open("/news");
    await visit.waitForText(LISTS[1]);
    // The screen uses the response that `boot/head.ts` preloads.
    assert.is(await visit.countQueries(), 1);
    await visit.waitForPictures("article");
    await visit.open(LISTS[0]);
    await visit.waitForHeading(LISTS[1]);
    await visit.waitForPictures("figure");
    await visit.waitForText("Voter ID,");
    await visit.assertLayout(LISTS[0]);
    await visit.open(LINKS[0]);
    await visit.waitForHeading(LINKS[1]);
    await visit.waitForText("www.example.com");
    await visit.assertLayout(LINKS[0]);
  });

  test("the news screen has no layout faults while the news loads", async () => {
    const { visit } = fixture();
    await visit.open("/");
    await visit.blockRequests();
    await visit.press("Menu", "header");
    await visit.press("News", "header");
    await visit.waitForText("Loading news...");
    await visit.assertLayout("/news loading");
  });

  test("a new visitor signs up, signs in, applies with a photo, logs out and resets the password", async () => {
    const { visit, printed } = fixture();
    await visit.open("/login");
    await visit.press("Sign Up");
    await visit.enter("Full name", MUSU.name);
    await visit.enter("Email", MUSU.email);
    await visit.enter("Password", MUSU.password);
    await visit.enter("Confirm password", MUSU.password);
    await visit.assertLayout("/login to sign up");
    await visit.press("Create Account");
    await visit.waitForText("Account created successfully! Please login.");
    await visit.assertLayout("/login with a toast");
    await visit.press("Close");
    await visit.waitForAbsence("Account created successfully! Please login.");
    await visit.enter("Password", MUSU.password);
    await visit.press("Login", "form");
    await visit.waitForText(`Welcome back, ${MUSU.name}!`);
    await visit.press("Close");

    await visit.waitForHeading(screens.accounts.title);
    await visit.press("Submit Application");
    await visit.waitForText("Phone is required");
    await visit.press("Close");
    await visit.assertLayout("/accounts with errors");
    await apply(visit);
    await visit.waitForText("Account application submitted successfully!");
    assert.match(printed(), "idCardImage: id.png, image/png");
    await visit.assertLayout("/accounts with its receipt");

    await visit.press("Menu", "header");
    await visit.press("Logout");
    await visit.waitForHeading(screens.home.title);

    await visit.open("/forgot-password");
    await visit.enter("Email", MUSU.email);
    await visit.press("Send Reset Link");
    await visit.waitForText("Check your email for the reset link.");
    await visit.open(/#(\S+)/.exec(printed())?.[1] ?? "");
    await visit.waitForHeading("Create New Password");
    await visit.enter("New Password", NEW_PASSWORD);
    await visit.enter("Confirm New Password", NEW_PASSWORD);
    await visit.assertLayout("/reset-password");
    await visit.press("Reset Password");
    await visit.waitForText("Password reset successful! Redirecting...");
    await visit.waitForHeading(screens.login.title);
  });

  test("the site opens offline after a visit", async () => {
    const { visit, disconnect } = fixture();
    await visit.open("/");
    await visit.waitForServiceWorker();
    // The service worker may have started after the last tests loaded the news.
    await visit.open("/news");
    await visit.waitForText(LISTS[1]);
    await disconnect();
    // Not `open`, which leaves the page first: WebKit's service worker then fails now and then.
    await visit.reload();
    await visit.waitForText(LISTS[1]);
    await visit.press("Menu", "header");
    await visit.press("Faq", "header");
    await visit.waitForHeading(screens.faq.title);
  });
}

/** The information screens can be read, and the others say how to reach the institution. */
function testReadable(test: Test, fixture: () => Fixture): void {
  test("every information screen can be read at its address", async () => {
    const { visit } = fixture();
    for (const [route, heading] of INFORMATION_SCREENS) {
      await visit.open(route);
      await visit.waitForHeading(heading);
      await visit.assertLayout(route);
    }
  });

  test("the menu leads to a screen, and a phone number and an e-mail address can be pressed", async () => {
    const { visit } = fixture();
    await visit.open("/");
    await visit.press("Menu", "header");
    await visit.press("Contact Us", "header");
    await visit.waitForHeading("Contact Us");
    await visit.waitForLink("tel:");
    await visit.waitForLink("mailto:");
  });

  test("the other screens say that they need JavaScript, and how to reach the institution", async () => {
    const { visit } = fixture();
    for (const [route, heading] of LAZY_SCREENS) {
      await visit.open(route);
      await visit.waitForHeading(heading);
      await visit.waitForText("This page needs JavaScript");
      await visit.waitForLink("tel:");
      await visit.waitForLink("mailto:");
      await visit.assertLayout(route);
    }
  });
}

for (const engine of engines)
  if (engine.name.includes(process.env.ENGINE ?? "")) testEngine(engine, await engine.find());
