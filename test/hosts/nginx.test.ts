// A visitor would miss the map, a photo's preview or the news, where a host's headers forbid them.
// The suite fails where a page logs an error, which it does of all that a policy forbids.

import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { choosePhoto, PHOTO } from "../../src/tools/browser/forms.ts";
import { SCREENS } from "../../src/tools/browser/information-screens.ts";
import { goTo } from "../../src/tools/browser/page.ts";
import { loadEach, waitForImage } from "../helpers/page.ts";
import { waitForServiceWorker } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { startHost } from "./recipes.ts";

const { test, open } = siteSuite("nginx", "/", process.env.SITE, ({ folder, port }) =>
  startHost("nginx", folder, { port }),
);

/** What a policy could forbid differs on these: the map, the news and their pictures, a photo's preview. */
const VISITED = ["/", screens.contactUs.path, screens.news.path, screens.accounts.path];
const visited = SCREENS.filter(([route]) => VISITED.includes(route));

test("no screen is hindered by the headers", async () => {
  const page = await open({ size: "desktop" });
  const headers = (await page.request.get(page.url())).headers();
  assert.is(headers["x-frame-options"], "DENY");
  assert.is(visited.length, VISITED.length);
  await loadEach(page, visited, async (route) => {
    if (route !== screens.accounts.path) return;
    await choosePhoto(page, PHOTO);
    await page.getByRole("img", { name: application.image.preview }).waitFor();
  });
});

test("with the service worker in between the news and its pictures come, too", async () => {
  const page = await open({ size: "phone", serviceWorkers: "allow" });
  await waitForServiceWorker(page);
  await goTo(page, "/news/keep-a-savings-habit");
  await waitForImage(page);
  assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null));
});

test.run();
