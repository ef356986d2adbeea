/**
 * The service worker's updates. If they fail, phones stay at an old version, mix the files of two,
 * or lose what a visitor has typed.
 */
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { sha256 } from "../../src/build/sha256.ts";
import { askUs } from "../../src/content/ask-us.ts";
import * as company from "../../src/content/company.ts";
import { frame, reloadButton, withoutScript } from "../../src/content/frame.ts";
import { NO_NETWORK } from "../../src/content/shared-words.ts";
import { slideshow } from "../../src/content/slides.ts";
import { cachePrefix } from "../../src/offline/caches.ts";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { buildArgs, settingsOf } from "../../src/tools/helpers/build-site.ts";
import { replaceEach } from "../../src/tools/helpers/replace-each.ts";
import { lifetimeOf, mediaTypeOf } from "../../src/tools/server/response-headers.ts";
import { serve } from "../../src/tools/server/serve.ts";
import { BACKEND_ORIGIN } from "../helpers/backend-host.ts";
import {
  countLoads,
  footerLink,
  goTo,
  waitForIdle,
  waitForScreen,
} from "../helpers/browser-page.ts";
import { fromEnvironment } from "../helpers/from-environment.ts";
import { runNode } from "../helpers/run-program.ts";
import { cachedAddresses, updateButton, waitForController } from "../helpers/service-worker.ts";
import { type StartServer, siteSuite } from "../helpers/site-suite.ts";
import { waitUntil } from "../helpers/wait-until.ts";

/** The names of versions of the site, which differ by the company's name. */
const FIRST = company.name;
const SECOND = "Second";
const GONE = "Gone";

const root = resolve(fromEnvironment("RUN_FOLDER"), "versions");
/** The folder that is served, into which versions are published. */
const folder = join(root, "served");

/** The folder of a version. `test/run.ts` has built the first. */
const folderOf = (version: string) =>
  version === FIRST ? fromEnvironment("SITE") : join(root, version);

async function build(version: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = {
    ...settingsOf(fromEnvironment("CONTENT"), BACKEND_ORIGIN),
    COMPANY_NAME: version,
    ...environment,
  };
  const { code, printed } = await runNode(buildArgs(folderOf(version)), { env });
  assert.is(code, 0, printed);
}

/** Replaces the served version by another one. */
async function publish(version: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(folderOf(version), folder, { recursive: true });
}

/** The path of the served script whose name begins with `name`. */
async function scriptPath(name: string): Promise<string> {
  const files = await readdir(join(folder, "assets"));
  return join(folder, "assets", files.find((file) => file.startsWith(name)) ?? name);
}

/** Makes a script of the served version throw. */
async function breakScript(name: string): Promise<void> {
  const script = await scriptPath(name);
  const worker = join(folder, "service-worker.js");
  const text = await readFile(script, "utf8");
  const broken = `throw new Error("It is broken");${text}`;
  await writeFile(script, broken);
  const shell = await readFile(worker, "utf8");
  await writeFile(worker, replaceEach(shell, { [sha256(text)]: sha256(broken) }));
}

/** Waits until the page is one of this version. */
async function waitForVersion(page: Page, version: string): Promise<void> {
  await page.waitForFunction((version) => document.title.endsWith(` · ${version}`), version);
}

/** The names of the files that the server was asked for. */
const requested: string[] = [];
/** The responses for missing files of `assets/` may be cached for a year, as some hosts allow. */
const startServer: StartServer = ({ port }) =>
  serve({
    port,
    headers: () => ({}),
    async respond(_, { pathname }) {
      const name = pathname.slice(1) || "index.html";
      requested.push(name);
      const body = await readFile(join(folder, name)).catch(() => null);
      return {
        status: body ? 200 : 404,
        headers: {
          "content-type": mediaTypeOf(name) ?? "",
          "cache-control": lifetimeOf(name),
        },
        body: body ?? "",
      };
    },
  });

const { test, open, disconnect, reconnect } = siteSuite("versions", "/", folder, startServer);

await Promise.all([build(SECOND), build(GONE, { SERVICE_WORKER: "off" })]);

/** Makes the browser check for a new version. @returns its state: "installed" or "redundant". */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const outcome = new Promise<string>((resolve) => {
      const watchInstalling = () => {
        const worker = registration.installing;
        worker?.addEventListener("statechange", () => resolve(worker.state));
      };
      registration.onupdatefound = watchInstalling;
      // The browser may have found it by itself, since a page was opened.
      watchInstalling();
    });
    await registration.update();
    return registration.waiting?.state ?? outcome;
  });

/** A page whose service worker has installed the first version. */
async function openFirst(address = "/"): Promise<Page> {
  await publish(FIRST);
  const page = await open({ address, serviceWorkers: "allow", errorsExpected: true });
  await waitForController(page);
  return page;
}

test("a new version waits for a tap and for an empty form", async () => {
  const page = await openFirst("/contact-us");
  await publish(SECOND);
  assert.is(await checkForUpdate(page), "installed");
  await page.reload();
  const loads = countLoads(page);
  await updateButton(page).waitFor();
  await page.getByLabel("Message").pressSequentially("Good morning");
  assert.is(await updateButton(page).count(), 0);
  await waitForVersion(page, FIRST);
  assert.is(loads(), 0);

  await page.getByLabel("Message").clear();
  await updateButton(page).tap();
  await waitForVersion(page, SECOND);
  await waitForScreen(page, "Contact Us");
  await waitForIdle(page);
  assert.is(loads(), 1);
  assert.is(await updateButton(page).count(), 0);
});

test("a new version deletes the caches of former ones, and opens offline", async () => {
  const page = await openFirst();
  const prefix = cachePrefix(new URL(".", page.url()).href);
  await page.evaluate(
    async (names) => {
      for (const name of names) await caches.open(name);
    },
    // Former versions cached the news, too.
    [`${prefix}queries`, `${prefix}pictures`, "another app"],
  );
  await publish(SECOND);
  await checkForUpdate(page);
  await updateButton(page).tap();
  await waitForVersion(page, SECOND);
  const names = async () => (await page.evaluate(() => caches.keys())).sort();
  await waitUntil(async () => (await names()).length === 2, "the former caches to be deleted");
  const [app, shell] = await names();
  assert.is(app, "another app");
  assert.match(shell ?? "", `${prefix}shell `);
  await disconnect();
  await goTo(page, "/news");
  await waitForScreen(page, screens.news.title);
  await waitForVersion(page, SECOND);
});

test("the offer of a new version is announced, and covers no control", async () => {
  const page = await openFirst();
  await publish(SECOND);
  await checkForUpdate(page);
  // Orca announces no region that has only a button.
  const announced = page.locator("[aria-live=polite]").filter({ has: updateButton(page) });
  await announced.getByText(frame.newVersion.text).waitFor();
  // A trial fails if another element would get the tap.
  for (const control of await page
    .getByRole("region", { name: slideshow.label })
    .getByRole("button")
    .all())
    await control.tap({ trial: true });
  await page.getByRole("link", { name: askUs.chatWithUs }).tap({ trial: true });
});

test("a new version that one tab has loaded waits for a tap in another, and for the network", async () => {
  const page = await openFirst();
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/#.*/, "#/contact-us"));
  await waitForController(other);
  await publish(SECOND);
  await checkForUpdate(page);
  await updateButton(other).waitFor();
  await other.getByLabel("Message").fill("Good morning");
  const loads = countLoads(other);
  const controllerChange = await other.evaluateHandle(() => ({
    promise: new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve);
    }),
  }));
  await updateButton(page).tap();
  await waitForVersion(page, SECOND);
  await controllerChange.evaluate(({ promise }) => promise.then(() => {}));
  assert.is(await other.getByLabel("Message").inputValue(), "Good morning");
  assert.is(loads(), 0);
  await other.getByLabel("Message").clear();
  await disconnect();
  await updateButton(other).tap();
  const failure = other.getByText(NO_NETWORK);
  const former = await failure.elementHandle();
  await updateButton(other).tap();
  // Each failure is a new text, since the same one isn't announced again.
  await other.waitForFunction((former) => !former?.isConnected, former);
  await failure.waitFor();
  assert.is(loads(), 0);
  await reconnect();
  await updateButton(other).tap();
  await waitForVersion(other, SECOND);
});

const scriptsOf = (version: string) => readdir(join(folderOf(version), "assets"));

test("after a release a phone fetches each file that differs once, and no others", async () => {
  const page = await openFirst();
  await publish(SECOND);
  requested.length = 0;
  assert.is(await checkForUpdate(page), "installed");
  await updateButton(page).waitFor();
  const before = await scriptsOf(FIRST);
  const after = await scriptsOf(SECOND);
  const changed = after.filter((name) => !before.includes(name));
  const expected = ["index.html", "service-worker.js", ...changed.map((name) => `assets/${name}`)];
  const fetched = requested.filter((name) => name !== "icon.svg");
  assert.equal(fetched.sort(), expected.sort());
  assert.ok(changed.length > 0 && changed.length < after.length, "React's chunk is the same");
});

test("a new version that lacks a file or is only half uploaded doesn't replace the old one", async () => {
  const page = await openFirst();
  const document = join(folder, "index.html");
  for (const damage of [
    async () => rm(await scriptPath("lazy-screens-")),
    async () =>
      writeFile(document, replaceEach(await readFile(document, "utf8"), { [SECOND]: "Half" })),
  ]) {
    await publish(SECOND);
    await damage();
    assert.is(await checkForUpdate(page), "redundant");
    assert.is(await updateButton(page).count(), 0);
  }
  await disconnect();
  for (const path of ["/news", "/faq"]) {
    await goTo(page, path);
    await waitForVersion(page, FIRST);
  }

  await reconnect();
  await publish(SECOND);
  assert.is(await checkForUpdate(page), "installed", "the complete version isn't installed");
});

/**
 * A visitor has accepted a second version in which this script throws, on a screen that requests
 * nothing else. Chromium activates a version 30 s later, or with DevTools never, if the former
 * worker gets a request in the same milliseconds.
 */
async function acceptBroken(script: string, address: string): Promise<Page> {
  const page = await openFirst(address);
  await publish(SECOND);
  await breakScript(script);
  // The browser doesn't report what the script throws, which would fail the test.
  await page.addInitScript(() => addEventListener("error", (event) => event.preventDefault()));
  assert.is(await checkForUpdate(page), "installed");
  await updateButton(page).tap();
  await waitForVersion(page, SECOND);
  return page;
}

test("a visitor of a version whose first script throws gets the host's version with a reload", async () => {
  const page = await acceptBroken("main-", "/login");
  await page.getByText(withoutScript.text).locator("visible=true").waitFor();
  await publish(FIRST);
  const loads = countLoads(page);
  await page.getByRole("button", { name: reloadButton.action }).tap();
  await waitForVersion(page, FIRST);
  await waitForHydration(page);
  await waitForScreen(page, screens.login.title);
  await waitForController(page);
  assert.is(loads(), 1);
  assert.is(await updateButton(page).count(), 0);
});

test("Load again on a screen whose script is broken loads the version that waits", async () => {
  const page = await acceptBroken("lazy-screens-", "/faq");
  await waitForHydration(page);
  await publish(FIRST);
  await checkForUpdate(page);
  await updateButton(page).waitFor();
  await footerLink(page, "News").tap();
  const loads = countLoads(page);
  await page.getByRole("button", { name: reloadButton.action }).tap();
  await waitForVersion(page, FIRST);
  await waitForScreen(page, screens.news.title);
  assert.is(loads(), 1);
});

test("a site built without the service worker clears its caches, and no others", async () => {
  const page = await openFirst();
  await page.evaluate(() => caches.open("another app"));
  await publish(GONE);
  await goTo(page, "/faq");
  const isGone = () =>
    page.evaluate(
      async () =>
        (await caches.keys()).join() === "another app" &&
        (await navigator.serviceWorker.getRegistrations()).length === 0,
    );
  await waitUntil(isGone, "the caches to be deleted and the service worker to be unregistered");

  await goTo(page, "/faq");
  await waitForScreen(page, screens.faq.title);
  await waitForVersion(page, GONE);
  await waitForIdle(page);
  assert.ok(await isGone());
  assert.equal(await cachedAddresses(page), []);
});

test.run();
