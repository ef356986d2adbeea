// A returning visitor would fetch the whole site again for one changed sentence.

import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { CHANGES, release } from "../../src/tools/bench/releases.ts";
import { startStaticServer } from "../../src/tools/start/static-server.ts";
import { checkForUpdate, updateButton, waitForServiceWorker } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const CACHE = resolve("node_modules/.cache/test/releases");
const first = join(CACHE, "first");
const folder = join(CACHE, "served");

/** The files that came from the server, without the hashes in their names. */
const fetched: string[] = [];
const onBody = (_: number, name: string) => fetched.push(name.replace(/-\w{8}\./, "."));
const { test, open } = siteSuite("releases", "/", folder, (options) =>
  startStaticServer({ ...options, onBody }),
);

await release(first);

/** A page of a visitor whose phone has cached the first release; nothing is noted as fetched yet. */
async function openFirst(): Promise<Page> {
  await rm(folder, { recursive: true, force: true });
  await cp(first, folder, { recursive: true });
  const page = await open({ size: "phone", serviceWorkers: "allow" });
  await waitForServiceWorker(page);
  fetched.length = 0;
  return page;
}

const SCRIPTS = ["assets/chunk.js", "assets/lazy-screens.js", "assets/main.js"];

for (const [index, alsoFetched, stays] of [
  [1, [], "all scripts"],
  // One of two chunks: the other is React.
  [4, SCRIPTS, "React"],
] as const) {
  const [what, change] = CHANGES[index];
  test(`a release that changes ${what} keeps ${stays} in a returning visitor's cache`, async () => {
    const page = await openFirst();
    await release(folder, change);
    assert.is(await checkForUpdate(page), "installed");
    await updateButton(page).waitFor();
    assert.equal(fetched.sort(), [...alsoFetched, "index.html", "service-worker.js"]);
  });
}

test("a release that changes only a comment is no new version", async () => {
  const page = await openFirst();
  await release(folder, CHANGES[0][1]);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  assert.is(await updateButton(page).count(), 0);
  assert.equal(fetched, []);
});

test.run();
