/** A mirror of npm can't replace a package: every package of the lock file has a hash. */
import { readFile } from "node:fs/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("lock file");

test("every package of the lock file has a hash, also those for other systems", async () => {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8"));
  const without = Object.keys(packages).filter((name) => name && !packages[name].integrity);
  assert.equal(
    without,
    [],
    "npm doesn't add them later: delete these entries, then run npm install --package-lock-only",
  );
});

test.run();
