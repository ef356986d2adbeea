/** Visitors who save data would pay for scripts that the information screens don't need. */
import { cp, rm } from "node:fs/promises";
import { resolve } from "node:path";
import * as assert from "uvu/assert";
import { barWords } from "../../src/content/navigation.ts";
import { screens } from "../../src/screen-table.ts";
import { compress } from "../../src/tools/bench/compress.ts";
import { INFORMATION_SCREENS } from "../../src/tools/browser/information-screens.ts";
import { goTo, waitForHydration } from "../../src/tools/browser/page.ts";
import { startStaticServer } from "../../src/tools/start/static-server.ts";
import { step, waitForScreen, withConnection, withSession } from "../helpers/page.ts";
import { waitForServiceWorker } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const folder = resolve("node_modules/.cache/test/save-data-script");
await rm(folder, { recursive: true, force: true });
await cp(process.env.SITE ?? "", folder, { recursive: true });
await compress(folder);

let bytes = 0;
const { test, open } = siteSuite("save data and scripts", "/", folder, (options) =>
  startStaticServer({
    ...options,
    onBody: (length) => {
      bytes += length;
    },
  }),
);

const SAVES_DATA = { saveData: true };

/** The most that all information screens together may cost, in bytes. */
const LIMIT = 25_000;

test(`a visitor who saves data reads every information screen for at most ${LIMIT} bytes and no script`, async () => {
  bytes = 0;
  const scripts: string[] = [];
  const page = await open({
    size: "phone",
    prepare: async (context) => {
      await withConnection(context, SAVES_DATA);
      context.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
    },
  });
  for (const [route, heading] of INFORMATION_SCREENS) {
    await step(route, async () => {
      await page.evaluate((route) => {
        window.location.hash = `#${route}`;
      }, route);
      await page.locator("main h1:visible").filter({ hasText: heading }).waitFor();
    });
  }
  await page.waitForLoadState("networkidle");
  assert.equal(scripts, []);
  assert.ok(bytes > 10_000 && bytes <= LIMIT, `${bytes} bytes`);
});

test("a cached script runs at once for a visitor who saves data", async () => {
  const page = await open({ size: "phone", serviceWorkers: "allow" });
  await waitForServiceWorker(page);
  await withConnection(page.context(), SAVES_DATA);
  await goTo(page, "/faq");
  await waitForHydration(page);
  await waitForScreen(page, screens.faq.title);
});

test("a signed-in visitor who saves data can log out from an information screen", async () => {
  const page = await open({
    route: "/faq",
    size: "desktop",
    prepare: async (context) => {
      await withConnection(context, SAVES_DATA);
      await withSession("Ama")(context);
    },
  });
  await page.getByRole("button", { name: barWords.logout }).click();
  await waitForScreen(page, screens.home.title);
});

test.run();
