/** An address that is typed without the `#`, as from a poster, leads to its screen. */
import * as assert from "uvu/assert";
import { resetPassword } from "../../src/content/reset-password.ts";
import { screens } from "../../src/screen-table.ts";
import { step, waitForScreen } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

/** What is typed, and the heading there. `unit/boot/typed-address` has more addresses. */
const typed = [
  ["/reset-password/ab/cd+ef==?email=ama%40example.com", resetPassword.invalid],
  ["/FAQ?fbclid=a", screens.faq.title],
] as const;

const { test, open } = siteSuite("typed addresses");

test("an address typed without the # leads to its screen by one navigation", async () => {
  // Browsers log an error for status 404.
  const page = await open({ errorsExpected: true });
  const home = page.url();
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

test.run();
