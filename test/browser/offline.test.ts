/** Without a network every screen opens, and the phone caches nothing but the site. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import * as map from "../../src/content/map.ts";
import { article } from "../../src/content/news.ts";
import { resetPassword } from "../../src/content/reset-password.ts";
import { screens } from "../../src/screen-table.ts";
import { logIn, MUSU } from "../../src/tools/browser/forms.ts";
import { goTo, step, waitForScreen } from "../helpers/browser-page.ts";
import { fromEnvironment } from "../helpers/from-environment.ts";
import { INFORMATION_SCREENS, LAZY_SCREENS } from "../helpers/screens.ts";
import { cachedAddresses, waitForController } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open, disconnect } = siteSuite("offline", "/bank/");

const UNCACHED = "/news/stay-safe-online";

/** Opens a page and waits until the site is cached. */
async function openCached(): Promise<Page> {
  // The browser logs failed requests.
  const page = await open({ serviceWorkers: "allow", errorsExpected: true });
  await waitForController(page);
  return page;
}

test("after the first visit every screen opens without a network", async () => {
  const page = await openCached();
  // The browser's own cache has the scripts, too, but may delete them at any time.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
  await disconnect();

  // The information screens are in one document, and the others in one script.
  const cachedScreens = [...INFORMATION_SCREENS.slice(0, 1), ...LAZY_SCREENS.slice(0, 1)];
  for (const [path, heading] of [...cachedScreens, [UNCACHED, article.failed] as const])
    await step(path, async () => {
      await goTo(page, path);
      await waitForScreen(page, heading);
    });
  // Without a response the map would be the browser's error page.
  await goTo(page, "/contact-us");
  await page.getByText(map.offline).waitFor();
  await page.getByRole("link", { name: map.link.label }).waitFor();
  assert.is(await page.locator("iframe").count(), 0);
  // The document's file name, and a link from Facebook.
  for (const address of ["index.html#/faq", "?fbclid=a#/faq"]) {
    await page.goto(new URL(address, page.url()).href);
    await waitForScreen(page, screens.faq.title);
  }
});

test("the phone caches the site's own files, and neither news nor responses of the backend", async () => {
  const page = await openCached();
  const fromWorker: string[] = [];
  page.on("response", (response) => {
    if (response.fromServiceWorker()) fromWorker.push(response.url());
  });
  await goTo(page, UNCACHED);
  const picture = page.getByRole("main").locator("img:visible").first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await goTo(page, "/reset-password/a-token?email=musu%40example.com");
  await waitForScreen(page, resetPassword.invalid);
  await goTo(page, "/login");
  await logIn(page, MUSU);
  await page.getByRole("main").getByText("Invalid credentials").first().waitFor();

  const scripts = await readdir(join(fromEnvironment("SITE"), "assets"));
  const files = ["", "icon.svg", "portrait.svg", ...scripts.map((name) => `assets/${name}`)];
  const site = files.map((file) => new URL(file, page.url()).href).sort();
  assert.equal((await cachedAddresses(page)).sort(), site);
  assert.equal(
    fromWorker.filter((url) => !site.includes(url)),
    [],
  );
  assert.ok(fromWorker.length > 0);
});

test("the site loads from the network if the phone can't read its caches", async () => {
  const page = await openCached();
  const [worker] = page.context().serviceWorkers();
  assert.ok(worker);
  await worker.evaluate(() => {
    const fail = () => Promise.reject(new Error("Unexpected internal error"));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail });
  });
  await goTo(page, "/login");
  await waitForScreen(page, screens.login.title);
});

test.run();
