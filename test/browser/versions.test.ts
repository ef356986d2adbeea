/** An update reaches every phone, whole, and loses nothing that a visitor has typed. */
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { replaceEach } from "../../src/build/replace-each.ts";
import { sha256 } from "../../src/build/sha256.ts";
import { application } from "../../src/content/application.ts";
import * as company from "../../src/content/company.ts";
import { frame, reloadButton, scriptFailed } from "../../src/content/frame.ts";
import { cachePrefix } from "../../src/offline/caches.ts";
import { screens } from "../../src/screen-table.ts";
import { BACKEND_CALLS } from "../../src/tools/browser/calls.ts";
import { button, fillApplication } from "../../src/tools/browser/forms.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { buildArgs, settingsOf } from "../../src/tools/helpers/build-site.ts";
import { lifetimeOf, mediaTypeOf } from "../../src/tools/server/response-headers.ts";
import { serve } from "../../src/tools/server/serve.ts";
import { BACKEND_ORIGIN } from "../helpers/backend-host.ts";
import {
  countLoads,
  footerLink,
  goTo,
  holdRequests,
  waitForIdle,
  waitForScreen,
} from "../helpers/browser-page.ts";
import { fromEnvironment } from "../helpers/from-environment.ts";
import { runNode } from "../helpers/run-program.ts";
import { cachedAddresses, waitForController } from "../helpers/service-worker.ts";
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

/**
 * Makes the browser look for a new version. @returns "activated" once the newest one is active, or
 * "redundant" if it can't be installed.
 */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    // None if the browser has found it by itself, since a page was opened.
    const worker = registration.installing ?? registration.waiting;
    while (worker && worker.state !== "activated" && worker.state !== "redundant")
      await new Promise((change) => worker.addEventListener("statechange", change, { once: true }));
    return worker?.state ?? "activated";
  });

/** Publishes a version, and waits until it is active. */
async function release(version: string, page: Page): Promise<void> {
  await publish(version);
  assert.is(await checkForUpdate(page), "activated");
}

/** A page whose service worker has installed the first version. */
async function openFirst(address = "/"): Promise<Page> {
  await publish(FIRST);
  const page = await open({ address, serviceWorkers: "allow", errorsExpected: true });
  await waitForController(page);
  return page;
}

test("a release changes nothing on an open page: not a filled-in form, nor an upload or its receipt", async () => {
  const page = await openFirst("/accounts");
  const loads = countLoads(page);
  const main = page.getByRole("main");
  const fields = main.locator("input:not([type=file]), select");
  const values = () =>
    fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).join());
  await fillApplication(page);
  const entered = await values();
  await release(SECOND, page);
  assert.is(await values(), entered);

  const { hold, release: respond } = holdRequests(BACKEND_CALLS);
  await hold(page.context());
  await button(page, application.submit).tap();
  await page.getByRole("progressbar").waitFor();
  await release(FIRST, page);
  await page.getByRole("progressbar").waitFor();
  respond();
  await page.getByRole("heading", { name: application.done }).waitFor();

  const receipt = await main.innerText();
  await release(SECOND, page);
  assert.is(await main.innerText(), receipt);
  assert.is(loads(), 0);
});

test("after a release, one reload of any tab shows the new version", async () => {
  const page = await openFirst();
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  for (const tab of tabs.slice(1)) await tab.goto(page.url());
  await release(SECOND, page);
  for (const tab of tabs) {
    await waitForVersion(tab, FIRST);
    await tab.reload();
    await waitForVersion(tab, SECOND);
  }
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
  await release(SECOND, page);
  const [app, shell, ...others] = (await page.evaluate(() => caches.keys())).sort();
  assert.equal([app, others], ["another app", []]);
  assert.match(shell ?? "", `${prefix}shell `);
  await disconnect();
  await goTo(page, "/news");
  await waitForScreen(page, screens.news.title);
  await waitForVersion(page, SECOND);
});

const scriptsOf = (version: string) => readdir(join(folderOf(version), "assets"));

test("after a release a phone fetches each file that differs once, and no others", async () => {
  const page = await openFirst();
  requested.length = 0;
  await release(SECOND, page);
  const before = await scriptsOf(FIRST);
  const after = await scriptsOf(SECOND);
  const changed = after.filter((name) => !before.includes(name));
  const expected = ["index.html", "service-worker.js", ...changed.map((name) => `assets/${name}`)];
  const fetched = requested.filter((name) => !name.endsWith(".svg"));
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
  }
  await disconnect();
  for (const path of ["/news", "/faq"]) {
    await goTo(page, path);
    await waitForVersion(page, FIRST);
  }

  await reconnect();
  await release(SECOND, page);
});

/** A visitor has a second version in which this script throws. */
async function openBroken(script: string, address: string): Promise<Page> {
  const page = await openFirst(address);
  await publish(SECOND);
  await breakScript(script);
  // The browser doesn't report what the script throws, which would fail the test.
  await page.addInitScript(() => addEventListener("error", (event) => event.preventDefault()));
  assert.is(await checkForUpdate(page), "activated");
  await page.reload();
  await waitForVersion(page, SECOND);
  return page;
}

for (const [how, repair] of [
  [
    "one press on Load again, which needs no new service worker",
    async (page: Page) => {
      await publish(FIRST);
      await button(page, reloadButton.action).tap();
    },
  ],
  [
    "one reload, once the repaired version is active",
    async (page: Page) => {
      await release(FIRST, page);
      await page.reload();
    },
  ],
] as const)
  test(`a version whose first script throws is healed by ${how}`, async () => {
    const page = await openBroken("main-", "/login");
    await page.getByText(scriptFailed).locator("visible=true").waitFor();
    const loads = countLoads(page);
    await repair(page);
    await waitForVersion(page, FIRST);
    await waitForHydration(page);
    await waitForScreen(page, screens.login.title);
    await waitForController(page);
    assert.is(loads(), 1);
  });

test("Load again on a screen whose script is broken loads the host's version", async () => {
  const page = await openBroken("lazy-screens-", "/faq");
  await waitForHydration(page);
  await footerLink(page, "News").tap();
  await waitForScreen(page, frame.failure.heading);
  await publish(FIRST);
  const loads = countLoads(page);
  await button(page, reloadButton.action).tap();
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
