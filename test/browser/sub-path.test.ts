/** A site in a folder of a host would lack its scripts, pictures or other screens. */
import * as assert from "uvu/assert";
import { screens } from "../../src/screen-table.ts";
import { footerLink, waitForImage, waitForScreen } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const BASE = "/some/where/";

const { test, open } = siteSuite("sub-path", BASE);

test("the site works in a folder, and requests nothing outside it but the news", async () => {
  const requested: string[] = [];
  const page = await open({
    size: "phone",
    prepare: async (context) => context.on("request", (request) => requested.push(request.url())),
  });
  await waitForScreen(page, screens.home.title);
  await footerLink(page, "Faq").click();
  await waitForScreen(page, screens.faq.title);
  assert.is(new URL(page.url()).pathname, BASE);
  // Headless browsers request no icons.
  const icons = await page
    .locator("head link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.ok(icons.some((address) => address?.endsWith("icon.svg")));
  for (const address of icons) assert.not.match(address ?? "", /^(\/|\w+:)/);

  await footerLink(page, "News").click();
  await waitForScreen(page, screens.news.title);
  const first = page.getByRole("main").getByRole("article").first();
  await first.getByRole("link", { name: "Read more" }).click();
  await waitForScreen(page, "Small money, every week");
  await waitForImage(page);
  assert.is(new URL(page.url()).pathname, BASE);

  const content = requested.filter((address) => address.startsWith(`${process.env.CONTENT}/`));
  const { origin } = new URL(page.url());
  const others = requested.filter(
    (address) => !content.includes(address) && !address.startsWith("data:"),
  );
  assert.ok(content.length > 0);
  assert.ok(others.some((address) => address.endsWith(".js")));
  for (const address of others) assert.ok(address.startsWith(`${origin}${BASE}`), address);
});

test.run();
