/** `releaseCost`, which the benchmark and a unit test use, must agree with a real browser. */
import * as assert from "uvu/assert";
import { compress } from "../../src/tools/bench/compress.ts";
import { releaseCost } from "../../src/tools/bench/releases.ts";
import { startStaticServer } from "../../src/tools/start/static-server.ts";
import { checkForUpdate, updateButton, waitForServiceWorker } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { FIRST, SECOND, startVersions } from "./two-versions.ts";

const { folder, publish } = startVersions("release-cost");

let bytes = 0;
const { test, open } = siteSuite("release cost", "/", folder, (options) =>
  startStaticServer({
    ...options,
    onBody: (length) => {
      bytes += length;
    },
  }),
);

test("a release makes a returning visitor's phone fetch the files that differ, and no others", async () => {
  await publish(FIRST);
  await compress(folder);
  const page = await open({ size: "phone", serviceWorkers: "allow" });
  await waitForServiceWorker(page);
  const firstVisit = bytes;

  bytes = 0;
  await publish(SECOND);
  await compress(folder);
  assert.is(await checkForUpdate(page), "installed");
  await updateButton(page).waitFor();
  const { SITE = "", NEXT_SITE = "" } = process.env;
  assert.is(bytes, await releaseCost(SITE, NEXT_SITE));
  assert.ok(bytes > 0 && bytes < firstVisit, `${bytes} of ${firstVisit} bytes`);
});

test.run();
