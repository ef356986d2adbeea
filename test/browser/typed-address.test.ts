/** An address that is typed without the `#`, as from a poster, leads to its screen. */
import * as assert from "uvu/assert";
import { notFound } from "../../src/content/not-found.ts";
import { resetPassword } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { step, waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

/** What is typed, and the heading there. `unit/boot/typed-address` has more addresses. */
const typed = [
  ["/reset-password/ab/cd+ef==?email=ama%40example.com", resetPassword.invalid],
  ["/FAQ?fbclid=a", screens.faq.title],
] as const;

const { test, open } = siteSuite("typed addresses");

/** Opens a page of the site. Browsers log an error for status 404. */
const openSite = async () => {
  const page = await open({ errorsExpected: true });
  return { page, home: page.url() };
};

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
  const address = `${home}login.js`;
  assert.is((await page.goto(address))?.status(), 404);
  assert.is(await page.getByRole("heading", { level: 1 }).textContent(), notFound.title);
  assert.is(page.url(), address);
  await page.getByRole("link", { name: notFound.home.label }).waitFor();
});

test.run();
