import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { paths } from "../../src/paths.ts";
import { choosePhoto, PHOTO } from "../../src/tools/browser/forms.ts";
import { INFORMATION_SCREENS, LAZY_SCREENS } from "../../src/tools/browser/information-screens.ts";
import { comeTo } from "../../src/tools/browser/page.ts";
import { startHost } from "./hosts.ts";
import { cached } from "./phone.ts";
import { siteSuite } from "./site-suite.ts";
import { arrived } from "./visit.ts";

// The suite fails where a page complains, which it does of all that a policy forbids.
const { test, open } = siteSuite("nginx", "/", process.env.SITE, ({ folder, port }) =>
  startHost("nginx", folder, port),
);

test("no screen is hindered by the headers", async () => {
  const page = await open({ size: "desktop" });
  const headers = (await page.request.get(page.url())).headers();
  assert.is(headers["x-frame-options"], "DENY");
  const routes = [...INFORMATION_SCREENS, ...LAZY_SCREENS].map(([route]) => route);
  for (const route of ["/nope", "/reset-password", ...routes]) {
    await page.goto(new URL(`#${route}`, page.url()).href);
    await arrived(page);
    if (route !== paths.accounts) continue;
    await choosePhoto(page, PHOTO);
    await page.getByRole("img", { name: application.image.preview }).waitFor();
  }
});

test("with the service worker in between the news and its pictures come, too", async () => {
  const page = await open({ size: "phone", serviceWorkers: "allow" });
  await cached(page);
  await comeTo(page, "/news/keep-a-savings-habit");
  const picture = page.getByRole("article").locator("img").first();
  await picture.evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode();
  });
  assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null));
});

test.run();
