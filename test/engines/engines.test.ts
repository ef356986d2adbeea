// A visitor with an iPhone, a Firefox or an old Android phone would find a screen that looks wrong or
// does nothing: this is the site in other engines than that of the other browser tests.

import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { suite, type Test } from "uvu";
import * as assert from "uvu/assert";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { screens } from "../../src/screen-table.ts";
import { MUSU, PHOTO } from "../../src/tools/browser/forms.ts";
import {
  INFORMATION_SCREENS,
  LAZY_SCREENS,
  SCREENS,
} from "../../src/tools/browser/information-screens.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { sampleUser, startBackend } from "../../src/tools/start/backend.ts";
import { startContentStore } from "../../src/tools/start/content-store.ts";
import type { Service } from "../../src/tools/start/http.ts";
import { startStaticServer } from "../../src/tools/start/static-server.ts";
import { listen } from "../helpers/local-server.ts";
import { type Engine, engines, type OpenTab } from "./engines.ts";
import type { Tab } from "./tab.ts";
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

const NEW_PASSWORD = "dumboy-2";
const folder = process.env.ENGINES_SITE ?? "";
const portOf = (origin = "") => Number(new URL(origin).port);
const photo = resolve("node_modules/.cache/test", PHOTO.name);
await writeFile(photo, PHOTO.buffer);

/** What stands ready for an engine's tests. */
type Stage = {
  readonly visit: Visitor;
  /** Of a site whose script is lost on its way. */
  readonly visitWithoutScript: Visitor;
  /** Begins a visit of a site whose scripts come when `release` is called. */
  readonly visitHeld: (route: string) => Promise<Visitor>;
  readonly release: () => void;
  /** Has the browser fill in the sample user's login there. */
  readonly storeLogin: () => Promise<void>;
  /** What the backend said last in the terminal. */
  readonly printed: () => string;
  /** Stops the servers of the site and of its news. */
  readonly disconnect: () => Promise<void>;
};

/**
 * Runs tests that share one tab of an engine, and the services that it needs. Where the engine isn't
 * installed they are skipped; with `CI=true` they have failed.
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
  /** The site whose pages the backend responds to. */
  let site: string;
  let serverWithoutScript: Service;
  let heldServer: Service;
  let backend: Service;
  let content: Service;
  let tab: Tab;
  let stage: Stage;

  const disconnect = async () => {
    await server?.close();
    server = null;
    await content.close();
  };
  test.before(async () => {
    server = await startStaticServer({ folder, port: 0 });
    serverWithoutScript = await startStaticServer({
      folder,
      port: 0,
      page: (html) => html.replace("assets/main-", "assets/lost-"),
    });
    let release = () => {};
    let released = Promise.resolve();
    const { origin } = server;
    heldServer = await listen(async ({ url = "" }, response) => {
      if (url.endsWith(".js")) await released;
      // A service worker would have the scripts at the second visit.
      const from = url.endsWith("service-worker.js") ? "/none" : url;
      const { status, headers, body } = await fetch(`${origin}${from}`);
      response.writeHead(status, { "content-type": headers.get("content-type") ?? "" });
      response.end(Buffer.from(await new Response(body).arrayBuffer()));
    });
    backend = await startBackend({
      port: portOf(process.env.ENGINES_BACKEND),
      site: () => site,
      report: (text) => printed.push(text),
    });
    content = await startContentStore({ port: portOf(process.env.ENGINES_CONTENT) });
    tab = await openTab();
    const visitHeld = visitor(tab, `${heldServer.origin}/`, engine);
    stage = {
      visitHeld: async (route) => {
        site = `${heldServer.origin}/`;
        released = new Promise((resolve) => {
          release = resolve;
        });
        await visitHeld.begin(route);
        return visitHeld;
      },
      release: () => release(),
      storeLogin: async () =>
        tab.storeLogin?.(heldServer.origin, sampleUser.email, sampleUser.password),
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
    await disconnect();
  });
  withoutScript(test, () => stage);
  if (promise === "everything") beforeScript(test, () => stage);
  if (name === "firefox") restored(test, () => stage);
  (promise === "everything" ? everything : readable)(test, () => stage);
  test.run();
}

/** What has to be read where the script is lost. */
function withoutScript(test: Test, stage: () => Stage): void {
  test("a link at the foot of a page leads to the heading of its screen where the script is lost", async () => {
    const { visitWithoutScript: visit } = stage();
    for (const route of ["/our-team", "/login"]) {
      await visit.open(route);
      await visit.press("Faq", "footer");
      await visit.heading(screens.faq.title);
    }
  });
}

async function fillIn(visit: Visitor): Promise<void> {
  for (const { name, label, options, type } of applicationFields) {
    const enter = options || type === "date" ? visit.set : visit.enter;
    await enter(label, sampleApplication[name]);
  }
  await visit.choose("ID Card Image", photo);
}

/** Fills in the application, and presses its button. */
async function apply(visit: Visitor): Promise<void> {
  await fillIn(visit);
  await visit.press("Submit Application");
}

/** What is entered and pressed before the script has come. */
function beforeScript(test: Test, stage: () => Stage): void {
  test("an application that is filled in and sent before its script has come is sent then, with its photo", async () => {
    const { visitHeld, release, printed } = stage();
    const visit = await visitHeld("/accounts");
    await apply(visit);
    release();
    await visit.words("Account application submitted successfully!");
    assert.match(printed(), "idCardImage: id.png, image/png");
  });

  test("a login that is typed, pasted, ticked and pressed before its script has come is sent then, once", async () => {
    const { visitHeld, release } = stage();
    const visit = await visitHeld("/login");
    await visit.enter("Email", sampleUser.password);
    await visit.move("Email", "Password", sampleUser.password);
    await visit.enter("Email", sampleUser.email);
    await visit.press("Remember me", "form");
    await visit.press("Login", "form");
    release();
    await visit.words(`Welcome back, ${sampleUser.name}!`);
    assert.is(await visit.calls(), 1);

    await visitHeld("/login");
    await visit.enter("Password", "palm-nut");
    release();
    await visit.value("Email", sampleUser.email);
    await visit.value("Password", "palm-nut");
  });
}

/** What the browser fills in by itself: from its password manager, and what was typed there before. */
function restored(test: Test, stage: () => Stage): void {
  test("a login that the browser's password manager fills in before the script has come is sent then", async () => {
    const { visitHeld, release, storeLogin } = stage();
    await storeLogin();
    const visit = await visitHeld("/login");
    await visit.value("Email", sampleUser.email);
    await visit.value("Password", sampleUser.password);
    await visit.press("Login", "form");
    release();
    await visit.words(`Welcome back, ${sampleUser.name}!`);
    assert.is(await visit.calls(), 1);
  });

  for (const [what, logOutAndReturn] of [
    ["goes back to the page", "logOutAndGoBack"],
    ["comes back to a tab that the browser has unloaded", "logOutWhileUnloaded"],
  ] as const) {
    test(`who ${what} after a logout in another tab finds an empty application`, async () => {
      const { visit } = stage();
      await visit.open("/accounts");
      await fillIn(visit);
      await visit[logOutAndReturn]();
      assert.equal([...new Set(await visit.values())], [""]);
    });
  }
}

/** Everything works and looks right. */
function everything(test: Test, stage: () => Stage): void {
  test("every screen is at its address, and its layout holds", async () => {
    const { visit } = stage();
    for (const [route, heading] of SCREENS) {
      await visit.open(route);
      await visit.heading(heading);
      await visit.look(route);
    }
  });

  test("menu and dropdown open and lead on", async () => {
    const { visit } = stage();
    await visit.open("/");
    await visit.press("Menu", "header");
    await visit.words("Our Team");
    await visit.look("home with its menu");
    await visit.press("Loans and more", "header");
    await visit.press("Loans", "header");
    await visit.heading("Our Loans");
    await visit.gone("Logout");
    await visit.press("Menu", "header");
    await visit.press("Faq", "header");
    await visit.heading(screens.faq.title);
  });

  test("the slides follow one another, and a dot leads to its slide", async () => {
    const { visit } = stage();
    await visit.open("/");
    await visit.words("Secure Banking Solutions");
    await visit.words("Trusted by Thousands");
    await visit.press("Show slide 3: Financial Growth Tools");
    await visit.words("Financial Growth Tools");
  });

  test("the news lists its entries, and an article shows its links, pictures and lists", async () => {
    const { visit } = stage();
    await visit.open("/news");
    await visit.words(LISTS[1]);
    // The preload of `boot/head.ts` is the response that the screen gets.
    assert.is(await visit.queries(), 1);
    await visit.pictures("article");
    await visit.open(LISTS[0]);
    await visit.heading(LISTS[1]);
    await visit.pictures("figure");
    await visit.words("Voter ID,");
    await visit.look(LISTS[0]);
    await visit.open(LINKS[0]);
    await visit.heading(LINKS[1]);
    await visit.words("www.example.com");
    await visit.look(LINKS[0]);
  });

  test("while the news is on its way, its boxes have the size of what comes", async () => {
    const { visit } = stage();
    await visit.open("/");
    await visit.withoutResponses();
    await visit.press("Menu", "header");
    await visit.press("News", "header");
    await visit.words("Loading news...");
    await visit.look("/news on its way");
  });

  test("a newcomer signs up, signs in, applies with a photo, logs out and resets the password", async () => {
    const { visit, printed } = stage();
    await visit.open("/login");
    await visit.press("Sign Up");
    await visit.enter("Full name", MUSU.name);
    await visit.enter("Email", MUSU.email);
    await visit.enter("Password", MUSU.password);
    await visit.enter("Confirm password", MUSU.password);
    await visit.look("/login to sign up");
    await visit.press("Create Account");
    await visit.words("Account created successfully! Please login.");
    await visit.look("/login with a toast");
    await visit.press("Close");
    await visit.gone("Account created successfully! Please login.");
    await visit.enter("Password", MUSU.password);
    await visit.press("Login", "form");
    await visit.words(`Welcome back, ${MUSU.name}!`);
    await visit.press("Close");

    await visit.heading(screens.accounts.title);
    await visit.press("Submit Application");
    await visit.words("Phone is required");
    await visit.press("Close");
    await visit.look("/accounts with errors");
    await apply(visit);
    await visit.words("Account application submitted successfully!");
    assert.match(printed(), "idCardImage: id.png, image/png");
    await visit.look("/accounts with its receipt");

    await visit.press("Menu", "header");
    await visit.press("Logout");
    await visit.heading(screens.home.title);

    await visit.open("/forgot-password");
    await visit.enter("Email", MUSU.email);
    await visit.press("Send Reset Link");
    await visit.words("Check your email for the reset link.");
    await visit.open(/#(\S+)/.exec(printed())?.[1] ?? "");
    await visit.heading("Create New Password");
    await visit.enter("New Password", NEW_PASSWORD);
    await visit.enter("Confirm New Password", NEW_PASSWORD);
    await visit.look("/reset-password");
    await visit.press("Reset Password");
    await visit.words("Password reset successful! Redirecting...");
    await visit.heading(screens.login.title);
  });

  test("after a visit the site opens without a network", async () => {
    const { visit, disconnect } = stage();
    await visit.open("/");
    await visit.cached();
    // In a busy engine the worker may have come after the news of the tests before.
    await visit.open("/news");
    await visit.words(LISTS[1]);
    await disconnect();
    await visit.open("/faq");
    await visit.heading(screens.faq.title);
    await visit.press("Menu", "header");
    await visit.press("News", "header");
    await visit.words(LISTS[1]);
  });
}

/** The information screens can be read, and the others say how to reach the institution. */
function readable(test: Test, stage: () => Stage): void {
  test("every information screen can be read at its address", async () => {
    const { visit } = stage();
    for (const [route, heading] of INFORMATION_SCREENS) {
      await visit.open(route);
      await visit.heading(heading);
      await visit.look(route);
    }
  });

  test("the menu leads on, and a phone number and an e-mail address can be pressed", async () => {
    const { visit } = stage();
    await visit.open("/");
    await visit.press("Menu", "header");
    await visit.press("Contact Us", "header");
    await visit.heading("Contact Us");
    await visit.link("tel:");
    await visit.link("mailto:");
  });

  test("the other screens say that they need a script, and how to reach the institution", async () => {
    const { visit } = stage();
    for (const [route, heading] of LAZY_SCREENS) {
      await visit.open(route);
      await visit.heading(heading);
      await visit.words("This page needs JavaScript");
      await visit.link("tel:");
      await visit.link("mailto:");
      await visit.look(route);
    }
  });
}

const tried = engines.filter(({ name }) => name.includes(process.env.ENGINE ?? ""));
// All at first: a suite that is registered after a pause isn't run.
const found = await Promise.all(tried.map((engine) => engine.find()));
for (const [index, engine] of tried.entries()) testEngine(engine, found[index] ?? null);
