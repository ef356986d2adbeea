/**
 * The headers of the nginx recipe don't block the map, a photo's preview or the news. A page logs
 * an error for all that is blocked, and the suite fails if a page logs an error.
 */
import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { choosePhoto, PHOTO } from "../../src/tools/browser/forms.ts";
import { fromEnvironment } from "../helpers/environment.ts";
import { loadEach } from "../helpers/page.ts";
import { SCREENS } from "../helpers/screens.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { startHost } from "./recipes.ts";

const { test, open } = siteSuite("nginx", "/", fromEnvironment("SITE"), ({ folder, port }) =>
  startHost("nginx", folder, { port }),
);

/** Screens with something that could be blocked: map, news and pictures, a photo's preview. */
const VISITED = ["/", screens.contactUs.path, screens.news.path, screens.accounts.path];
const visited = SCREENS.filter(([route]) => VISITED.includes(route));

test("the headers of the nginx recipe don't block the map, the news or a photo's preview", async () => {
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

test.run();
