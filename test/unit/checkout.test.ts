/**
 * A clone has the files of the repository with any setting of Git for line breaks. Every package of
 * the lock file has a hash, so a mirror of npm can't replace it.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { copyFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cleanUp } from "../helpers/clean-up.ts";

const test = suite("checkout");

test("every package of the lock file has a hash, also those for other systems", async () => {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8"));
  const without = Object.keys(packages).filter((name) => name && !packages[name].integrity);
  assert.equal(
    without,
    [],
    "npm doesn't add them later: delete these entries, then run npm install --package-lock-only",
  );
});

const CLONE = "a clone whose Git converts line breaks, as on Windows, has those of the repository";
const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) test.skip(CLONE);
else
  test(CLONE, async () => {
    const folder = await mkdtemp(join(tmpdir(), "checkout-"));
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "core.autocrlf=true", ...args], { cwd: folder, stdio: "pipe" });
    const picture = await readFile("static/icon.png");
    await copyFile(".gitattributes", join(folder, ".gitattributes"));
    await copyFile("static/icon.png", join(folder, "icon.png"));
    await writeFile(join(folder, "a.ts"), "one\ntwo\n");
    git("init");
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-m", "One");
    git("clone", ".", "clone");
    assert.is(await readFile(join(folder, "clone/a.ts"), "utf8"), "one\ntwo\n");
    assert.ok(picture.equals(await readFile(join(folder, "clone/icon.png"))));
    await cleanUp(folder);
  });

test.run();
