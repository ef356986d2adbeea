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

let bytes = 0;
const onBody = (length: number) => {
  bytes += length;
};
const { test, open } = siteSuite("releases", "/", folder, (options) =>
  startStaticServer({ ...options, onBody }),
);

await release(first);

/** A page of a visitor whose phone has cached the first release; no bytes are counted yet. */
async function openFirst(): Promise<Page> {
  await rm(folder, { recursive: true, force: true });
  await cp(first, folder, { recursive: true });
  const page = await open({ size: "phone", serviceWorkers: "allow" });
  await waitForServiceWorker(page);
  bytes = 0;
  return page;
}

/** What changes may cost at most, in bytes. */
const LIMITS: Readonly<Record<string, number>> = {
  "a sentence": 25_000,
  "a component of all scripts": 64_000,
};

for (const [what, change] of CHANGES.filter(([what]) => what in LIMITS)) {
  const limit = LIMITS[what] ?? 0;
  test(`a release that changes ${what} costs a returning visitor at most ${limit} bytes`, async () => {
    const page = await openFirst();
    await release(folder, change);
    assert.is(await checkForUpdate(page), "installed");
    await updateButton(page).waitFor();
    assert.ok(bytes > 10_000 && bytes <= limit, `${bytes} bytes`);
  });
}

test("a release that changes a comment costs nothing, and is no new version", async () => {
  const page = await openFirst();
  await release(folder, CHANGES[0][1]);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  assert.is(await updateButton(page).count(), 0);
  assert.is(bytes, 0);
});

test.run();
