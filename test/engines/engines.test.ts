/**
 * The site looks right and works in WebKitGTK, Firefox, and Chromium 92 and 80. In Chromium 79,
 * and without a script, it can be read. The other browser tests run in one engine.
 */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aboutUs } from "../../src/content/about-us.ts";
import { contactUs } from "../../src/content/contact-us.ts";
import { login } from "../../src/content/portal.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { screens } from "../../src/screen-table.ts";
import { MUSU, PHOTO } from "../../src/tools/browser/forms.ts";
import { cameraPhoto } from "../../src/tools/browser/photos.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { sampleUser, startBackend } from "../../src/tools/start/backend.ts";
import { startContentStore } from "../../src/tools/start/content-store.ts";
import type { Service } from "../../src/tools/start/http.ts";
import { startStaticServer } from "../../src/tools/start/static-server.ts";
import { fromEnvironment } from "../helpers/environment.ts";
import { startLocalServer } from "../helpers/local-server.ts";
import { waitUntil } from "../helpers/page.ts";
import { printAndThrow } from "../helpers/print-and-throw.ts";
import { INFORMATION_SCREENS, LAZY_SCREENS, SCREENS } from "../helpers/screens.ts";
import { type Engine, engines, type OpenTab } from "./engines.ts";
import { type Visitor, visitor } from "./visitor.ts";

/** An article with every kind of link, and one with pictures and lists. */
const LINKS = [
  "/news/stay-safe-online",
  "Stay safe online: seven habits that cost nothing",
] as const;
const LISTS = [
  "/news/before-you-apply",
  "What to have ready before you apply for an account",
] as const;

const { newsletter } = aboutUs;

const NEW_PASSWORD = "dumboy-2";
const folder = fromEnvironment("ENGINES_SITE");
const runFolder = fromEnvironment("RUN_FOLDER");
const portOf = (origin: string) => Number(new URL(origin).port);
const photo = resolve(runFolder, PHOTO.name);
await writeFile(photo, PHOTO.buffer);
const bigPhoto = resolve(runFolder, "big.png");
await sharp(await cameraPhoto({ width: 2100, height: 300 })).toFile(bigPhoto);

/** What an engine's tests use. */
type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** Opens a new visitor's tab, and starts the services that it needs. */
async function openFixture(engine: Engine, openTab: OpenTab) {
  const printed: string[] = [];
  let release = () => {};
  let released = Promise.resolve();
  let lazyScriptFails = true;

  const server = await startStaticServer({ folder, port: 0 });
  /** The origin whose pages the backend allows. */
  let { origin } = server;
  const content = await startContentStore({ port: portOf(fromEnvironment("ENGINES_CONTENT")) });
  const backend = await startBackend({
    port: portOf(fromEnvironment("ENGINES_BACKEND")),
    site: () => `${origin}/`,
    report: (text) => printed.push(text),
  });
  const services: Service[] = [server, content, backend];
  /**
   * Serves the site's files. `redirect` returns the file for an address, or null to end the
   * connection. WebKit would import a script with status 404 from its memory after a reload.
   */
  const relay = async (redirect: (url: string, method: string) => Promise<string | null>) => {
    const service = await startLocalServer(async ({ url = "", method = "" }, response) => {
      // A service worker would have cached the scripts before the second visit.
      const from = url.endsWith("service-worker.js") ? "/none" : await redirect(url, method);
      if (from === null) {
        response.destroy();
        return;
      }
      const { status, headers, body } = await fetch(`${server.origin}${from}`);
      response.writeHead(status, { "content-type": headers.get("content-type") ?? "" });
      response.end(Buffer.from(await new Response(body).arrayBuffer()));
    });
    services.push(service);
    return service.origin;
  };
  // Without a response to HEAD the page doesn't reload itself between two steps of a test.
  const withoutScript = await relay(async (url, method) =>
    method === "HEAD" || url.includes("main-") ? "/none" : url,
  );
  const held = await relay(async (url) => {
    if (url.endsWith(".js")) await released;
    return url;
  });
  const failing = await relay(async (url) =>
    lazyScriptFails && url.includes("lazy-") ? null : url,
  );
  const tab = await openTab();
  const visitHeld = visitor(tab, held, engine);
  return {
    tab,
    visit: visitor(tab, server.origin, engine),
    /** Visits a site whose script fails to load. */
    visitWithoutScript: visitor(tab, withoutScript, engine),
    /** Begins a visit of a site whose scripts arrive after `release` is called. */
    async visitHeld(route: string) {
      origin = held;
      released = new Promise((resolve) => {
        release = resolve;
      });
      await visitHeld.begin(route);
      return visitHeld;
    },
    release: () => release(),
    /** Visits a site whose lazy script fails to load until `restoreLazyScript` is called. */
    visitFailing: visitor(tab, failing, engine),
    restoreLazyScript() {
      lazyScriptFails = false;
    },
    /** Makes the browser fill in the sample user's login on the site of `visitHeld`. */
    storeLogin: async () => tab.storeLogin?.(held, sampleUser.email, sampleUser.password),
    /** The last text that the backend printed. */
    printed: () => printed[printed.length - 1] ?? "",
    /** Begins the next test. */
    reset() {
      ({ origin } = server);
    },
    /** Stops the servers of the site and of its news. */
    async disconnect() {
      await server.close();
      await content.close();
    },
    async close() {
      await tab.close();
      for (const service of services) await service.close();
    },
  };
}

/** Adds a test. All tests of an engine share one tab. */
type AddTest = (title: string, work: (visit: Visitor, fixture: Fixture) => Promise<void>) => void;

/** Tests an engine. If it isn't installed, that is skipped; with `CI=true` it fails. */
function testEngine(engine: Engine, openTab: OpenTab | null): void {
  const test = suite(engine.name);
  if (openTab === null) {
    const check = process.env.CI === "true" ? test : test.skip;
    check("is installed", () => assert.unreachable("see README, Browsers"));
    test.run();
    return;
  }
  let fixture: Fixture;
  test.before(async () => {
    fixture = await openFixture(engine, openTab).catch(printAndThrow);
  });
  test.before.each(() => fixture.reset());
  test.after(() => fixture.close());

  const add: AddTest = (title, work) => test(title, () => work(fixture.visit, fixture));
  testWithoutScript(add);
  (engine.promise === "everything" ? testEverything : testReadable)(add);
  if (engine.name === "firefox") testFirefox(add);
  // After a worker was unregistered, WebKitGTK sometimes doesn't load the next pages.
  if (engine.promise === "everything" && engine.name !== "webkit") testBrokenCache(add);
  if (engine.promise === "everything") testOffline(add);
  test.run();
}

/** The information screens can be read if the script fails to load. */
function testWithoutScript(test: AddTest): void {
  test("a footer link leads to the heading of its screen if the script fails to load", async (_, fixture) => {
    const visit = fixture.visitWithoutScript;
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

/** All functions work, and the layout is right. */
function testEverything(test: AddTest): void {
  test("an application that is submitted before the script loads is sent afterwards, with its photo", async (_, fixture) => {
    const { visitHeld, release, printed } = fixture;
    const visit = await visitHeld("/accounts");
    await apply(visit);
    release();
    await visit.waitForText("Account application submitted successfully!");
    assert.match(printed(), "idCardImage: id.png, image/png");
  });

  test("a login that is submitted before the script loads is sent once afterwards", async (_, fixture) => {
    const { visitHeld, release } = fixture;
    const visit = await visitHeld("/login");
    await visit.enter("Email", sampleUser.password);
    await visit.cutAndPaste("Email", "Password", sampleUser.password);
    await visit.enter("Email", sampleUser.email);
    await visit.press("Remember me", "form");
    await visit.press("Login", "form");
    release();
    await visit.waitForText(login.welcome(sampleUser.name));
    assert.is(await visit.countCalls(), 1);

    await visitHeld("/login");
    await visit.enter("Password", "palm-nut");
    release();
    await visit.waitForValue("Email", sampleUser.email);
    await visit.waitForValue("Password", "palm-nut");
  });

  // The strip comes back after a press that takes the focus from a field, not under it.
  test("a press at the window's foot reaches Login while a field has the focus", async (visit, {
    tab,
  }) => {
    await visit.open("/login");
    await visit.enter("Email", sampleUser.email);
    await visit.enter("Password", sampleUser.password);
    await visit.moveToFoot("Login");
    await tab.tap();
    await visit.waitForText(login.welcome(sampleUser.name));
  });

  // A script that has failed can't be imported again in every engine.
  test("a page whose script failed to load works after the next navigation", async (_, fixture) => {
    const { visitFailing: visit, restoreLazyScript } = fixture;
    await visit.open("/login");
    // The page reloads once by itself.
    await visit.waitForReload();
    await visit.waitForText("This page needs JavaScript");
    restoreLazyScript();
    await visit.press("Contact Us", "footer");
    await visit.waitForHeading(screens.contactUs.title);
    await visit.waitForHydration();
  });

  test("every address shows its screen, without layout faults", async (visit) => {
    for (const [route, heading] of SCREENS) {
      await visit.open(route);
      await visit.waitForHeading(heading);
      await visit.assertLayout(route);
    }
  });

  test("the menu and the dropdown open, and their links lead to their screens", async (visit) => {
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

  test("a link to a card of another screen focuses it, for screen readers", async (visit) => {
    await visit.open("/our-products/loans");
    await visit.press("See the Susu Account");
    await visit.waitForCard("Account Types: Susu Account");
  });

  test("the slides advance, and a dot shows its slide", async (visit) => {
    await visit.open("/");
    await visit.waitForText("Secure Banking Solutions");
    await visit.waitForText("Trusted by Thousands");
    await visit.press("Show slide 3: Financial Growth Tools");
    await visit.waitForText("Financial Growth Tools");
  });

  test("the news lists its entries, and an article shows its links, pictures and lists", async (visit) => {
    await visit.open("/news");
    await visit.waitForText(LISTS[1]);
    await visit.waitForPictures("article");
    // An old browser may report a response after it has been shown.
    await waitUntil(async () => (await visit.countQueries()) > 0, "the query");
    // The screen uses the response that `boot/before-hydration.ts` preloads.
    assert.is(await visit.countQueries(), 1);
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

  test("the news screen has no layout faults while the news loads", async (visit) => {
    await visit.open("/");
    await visit.blockRequests();
    await visit.press("Menu", "header");
    await visit.press("News", "header");
    await visit.waitForText("Loading news...");
    await visit.assertLayout("/news loading");
  });

  test("a new visitor signs up, logs in, applies with a photo, logs out and resets the password", async (visit, {
    printed,
  }) => {
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
    await visit.waitForText(login.welcome(MUSU.name));
    await visit.press("Close");

    await visit.waitForHeading(screens.accounts.title);
    await visit.press("Submit Application");
    await visit.waitForText("Type your Phone");
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
}

/**
 * The browser fills in forms itself, its canvas may give back noise, and it tells screen readers
 * what is clickable.
 */
function testFirefox(test: AddTest): void {
  test("screen readers call nothing clickable that isn't a control", async (visit, { tab }) => {
    await visit.open("/faq");
    await visit.waitForHydration();
    let clickable: unknown = null;
    const isTreeThere = async () => {
      clickable = await tab.clickable?.();
      return clickable !== null;
    };
    await waitUntil(isTreeThere, "the accessibility tree");
    assert.equal(clickable, []);
  });

  test("a login that the password manager fills in before the script loads is sent afterwards", async (_, fixture) => {
    const { visitHeld, release, storeLogin } = fixture;
    await storeLogin();
    const visit = await visitHeld("/login");
    await visit.waitForValue("Email", sampleUser.email);
    await visit.waitForValue("Password", sampleUser.password);
    await visit.press("Login", "form");
    release();
    await visit.waitForText(login.welcome(sampleUser.name));
    assert.is(await visit.countCalls(), 1);
  });

  for (const [action, logOutAndReturn] of [
    ["goes back to the page", "logOutAndGoBack"],
    ["selects a tab that the browser has unloaded", "logOutWhileUnloaded"],
  ] as const) {
    test(`a visitor who ${action} after a logout in another tab finds empty forms`, async (visit) => {
      for (const [route, fill] of [
        ["/accounts", () => fillIn(visit, photo)],
        ["/contact-us", () => visit.enter(contactUs.form.message, "Musu")],
        ["/about-us", () => visit.enter(newsletter.firstName, "Musu")],
      ] as const) {
        await visit.open(route);
        await fill();
        await visit[logOutAndReturn]();
        assert.equal([...new Set(await visit.fieldValues())], [""], route);
      }
    });
  }

  for (const [isOn, sent] of [
    [false, "big.jpg, image/jpeg"],
    [true, "big.png, image/png"],
  ] as const) {
    test(`with privacy.resistFingerprinting ${isOn ? "on" : "off"}, a photo is sent as ${sent}`, async (visit, {
      printed,
      tab,
    }) => {
      await tab.resistFingerprinting?.(isOn);
      await visit.open("/accounts");
      await apply(visit, bigPhoto);
      await visit.waitForText("Account application submitted successfully!");
      await tab.resistFingerprinting?.(false);
      assert.match(printed(), `idCardImage: ${sent}`);
    });
  }
}

/** A version that is cached and can't start is replaced. */
function testBrokenCache(test: AddTest): void {
  test("a cached page that can't start loads itself from the host", async (visit) => {
    await visit.open("/faq");
    await visit.waitForServiceWorker();
    await visit.breakCachedPage();
    await visit.open("/our-team");
    await visit.waitForReload();
    await visit.waitForHydration();
    await visit.waitForServiceWorker();
  });
}

/** This comes last: it stops the services. */
function testOffline(test: AddTest): void {
  test("the site opens offline after a visit", async (visit, { disconnect }) => {
    await visit.open("/");
    await visit.waitForServiceWorker();
    await visit.waitForCachedSite();
    await disconnect();
    // Not `open`, which leaves the page first: WebKit's service worker then fails now and then.
    await visit.reload();
    await visit.press("Menu", "header");
    await visit.press("Faq", "header");
    await visit.waitForHeading(screens.faq.title);
  });
}

/** The information screens can be read, and the others say how to reach the institution. */
function testReadable(test: AddTest): void {
  test("every information screen can be read at its address", async (visit) => {
    for (const [route, heading] of INFORMATION_SCREENS) {
      await visit.open(route);
      await visit.waitForHeading(heading);
      await visit.assertLayout(route);
    }
  });

  test("the menu leads to a screen, and a phone number and an e-mail address can be pressed", async (visit) => {
    await visit.open("/");
    await visit.press("Menu", "header");
    await visit.press("Contact Us", "header");
    await visit.waitForHeading("Contact Us");
    await visit.waitForLink("tel:");
    await visit.waitForLink("mailto:");
  });

  test("the other screens say that they need JavaScript, and how to reach the institution", async (visit) => {
    for (const [route, heading] of LAZY_SCREENS) {
      await visit.open(route);
      await visit.waitForHeading(heading);
      await visit.waitForText("This page needs JavaScript");
      await visit.waitForLink("tel:");
      await visit.waitForLink("mailto:");
      await visit.assertLayout(route);
      // Nobody pays for a script that can't be parsed.
      assert.is(await visit.countScripts(), 0);
    }
  });
}

const chosen = engines.filter(({ name }) => name.includes(process.env.ENGINE ?? ""));
// uvu would start while the file awaits something between two suites.
const found = await Promise.all(chosen.map((engine) => engine.find()));
for (const [index, engine] of chosen.entries()) testEngine(engine, found[index] ?? null);
