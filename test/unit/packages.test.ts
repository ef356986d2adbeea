import { readFile } from "node:fs/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("packages");

type Locked = { readonly integrity?: string; readonly resolved?: string };

const lock: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  await readFile("package-lock.json", "utf8"),
);
const { "": project, ...packages } = lock.packages;

/**
 * Biome's programs for other systems than Linux, and for musl. The registry had no 2.6.8 of them, so
 * that their hashes aren't known: npm doesn't check these there.
 */
const UNKNOWN = /^node_modules\/@biomejs\/cli-(android|darwin|win32|linux-\w+-musl)/;

test("the lock file has a hash of every package, for other systems too, and no registry", () => {
  assert.ok(project);
  for (const [place, { integrity = "", resolved }] of Object.entries(packages)) {
    assert.is(resolved, undefined, place);
    if (!UNKNOWN.test(place)) assert.match(integrity, /^sha512-[\w+/]{86}==$/, place);
  }
});

test.run();
