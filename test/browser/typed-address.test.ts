/**
 * An address that is typed without the `#`, as from a poster, leads to its screen, also if the site
 * is in a folder of its host.
 */
import * as assert from "uvu/assert";
import { notFound } from "../../src/content/not-found.ts";
import { resetPassword } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { step, waitForImage, waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

/** What is typed, and the heading there. `unit/boot/typed-path` has more addresses. */
const typed = [
  ["/news/before-you-apply", "What to have ready before you apply for an account"],
  ["/reset-password/ab/cd+ef==?email=ama%40example.com", resetPassword.invalid],
  ["/FAQ?fbclid=a", screens.faq.title],
  ["/login%E2%9C%85", screens.login.title],
] as const;

const { test, open } = siteSuite("typed addresses", "/some/where/");

/** Opens a page of the site. Browsers log an error for status 404. */
const openSite = async (javaScriptEnabled = true) => {
  const page = await open({ errorsExpected: true, javaScriptEnabled });
  return { page, home: page.url() };
};

test("the scripts, pictures and icons load from the site's folder", async () => {
  const page = await open();
  await waitForHydration(page);
  await waitForImage(page);
  // Headless browsers request no icons.
  const icons = page.locator("head link[rel*=icon]");
  assert.equal(
    await icons.evaluateAll((links) => links.map((link) => Reflect.get(link, "href"))),
    ["icon.png", "icon.png", "icon.svg"].map((name) => page.url() + name),
  );
});

test("an address typed without the # leads to its screen by one navigation", async () => {
  const { page, home } = await openSite();
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  for (const [path, heading] of typed)
    await step(path, async () => {
      documents = 0;
      await page.goto(home + path.slice(1), { waitUntil: "commit" });
      await page.waitForURL(`${home}#${path}`);
      await waitForScreen(page, heading);
      assert.is(documents, 2);
    });
});

test("the address of a missing file shows the page for it, with a way home", async () => {
  const { page, home } = await openSite();
  for (const path of ["nothing", "login.js", "news.html", "assets/main-1.js", "not-found"])
    await step(path, async () => {
      const address = home + path;
      assert.is((await page.goto(address))?.status(), 404);
      assert.is(await page.getByRole("heading", { level: 1 }).textContent(), notFound.title);
      assert.is(page.url(), address);
      await page.getByRole("link", { name: notFound.home.label }).waitFor();
    });
});

test("without JavaScript a typed address shows a way home", async () => {
  const { page, home } = await openSite(false);
  await page.goto(`${home}login`);
  await page.getByRole("link", { name: notFound.home.label }).waitFor();
});

test.run();

const root = siteSuite("typed addresses at the root of a host");

root.test("a typed address never leads to another site", async () => {
  const page = await root.open({ errorsExpected: true });
  const home = page.url();
  await page.goto(`${home}/evil.example/login`, { waitUntil: "commit" });
  await page.waitForURL(`${home}/evil.example/#/login`);
});

root.test.run();
