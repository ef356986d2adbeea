/** A release would cost a returning visitor as much data as a first visit. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { startStaticServer } from "../../src/tools/start/static-server.ts";
import { checkForUpdate, updateButton, waitForServiceWorker } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { FIRST, SECOND, startVersions } from "./two-versions.ts";

const { folder, publish } = startVersions("release-cost");

/** The names of the files that the phone has fetched. */
const fetched: string[] = [];
const { test, open } = siteSuite("release cost", "/", folder, (options) =>
  startStaticServer({ ...options, onBody: (_, name) => fetched.push(name) }),
);

/** The files of a version that a service worker caches, and its own. */
async function filesOf(version = ""): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(version, { recursive: true })).filter((name) =>
    /^(index\.html|icon\.svg|.*\.js)$/.test(name),
  );
  const contents = names.map(async (name) => readFile(join(version, name), "utf8"));
  return new Map((await Promise.all(contents)).map((text, index) => [names[index] ?? "", text]));
}

test("a release makes a returning visitor's phone fetch the files that differ, each once, and no others", async () => {
  await publish(FIRST);
  const page = await open({ serviceWorkers: "allow" });
  await waitForServiceWorker(page);

  fetched.length = 0;
  await publish(SECOND);
  assert.is(await checkForUpdate(page), "installed");
  await updateButton(page).waitFor();
  const [before, after] = [await filesOf(process.env.SITE), await filesOf(process.env.NEXT_SITE)];
  const changed = [...after].filter(([name, text]) => before.get(name) !== text);
  assert.equal(fetched.sort(), changed.map(([name]) => name).sort());
  assert.ok(changed.length > 0 && changed.length < after.size, "React's chunk is the same");
});

test.run();
