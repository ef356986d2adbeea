/** A build deletes none of an operator's files, and writes where the server looks. */
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { BUILD_MARK, replaceFolder } from "../../../src/build/folder.ts";
import { cleanUp } from "../../helpers/clean-up.ts";
import { copyProject } from "../../helpers/project-copy.ts";
import { runProgram } from "../../helpers/run-program.ts";

const test = suite("the folder of a build");

const copy = await copyProject();
const folders = await mkdtemp(join(tmpdir(), "folders-"));
test.after(async () => {
  await cleanUp(copy);
  await cleanUp(folders);
});

const build = (folder: string) => runProgram("build.ts", [folder, "--development"], { cwd: copy });

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** Makes a folder of files, each of which has its own path as its text. */
async function folderOf(name: string, paths: readonly string[]): Promise<string> {
  const folder = join(folders, name);
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), path);
  }
  return folder;
}

test("a build in place of what no build has written is refused, and deletes nothing", async () => {
  const theirs = await folderOf("theirs", ["icon.svg", "licences.txt"]);
  assert.equal(await build(theirs), {
    code: 1,
    printed: `error: no build has written ${theirs}: delete it, or name another folder\n`,
  });
  const built = await folderOf("new", ["index.html"]);
  // As a link to a disk that isn't mounted.
  const dangling = join(folders, "dangling");
  await symlink(join(folders, "unmounted"), dangling, "junction");
  for (const path of [copy, join(copy, "README.md"), dangling])
    assert.ok(await replaceFolder(path, built).catch(() => "refused"), path);
  assert.equal(await filesIn(theirs), ["icon.svg", "licences.txt"]);
  assert.ok((await readdir(copy)).includes("package.json"));
  assert.ok((await lstat(join(copy, "README.md"))).isFile());
});

test("a failed build leaves the last one as it is", async () => {
  const last = await folderOf("last", [BUILD_MARK, "index.html"]);
  await rm(join(copy, "static"), { recursive: true });
  assert.match((await build(last)).printed, /ENOENT/);
  assert.equal(await filesIn(last), [BUILD_MARK, "index.html"]);
});

test("a build replaces the files of the last one, and leaves what belongs to Git and a link to the folder", async () => {
  const theirs = [".git/HEAD", ".nojekyll", "CNAME"];
  const served = await folderOf("served", [...theirs, ".gitignore", "assets/old.js", BUILD_MARK]);
  const live = join(folders, "live");
  await symlink(served, live, "junction");
  await replaceFolder(live, await folderOf("built", ["index.html", "assets/new.js"]));
  for (const path of theirs) assert.is(await readFile(join(served, path), "utf8"), path);
  const files = [".nojekyll", BUILD_MARK, "CNAME", "HEAD", "index.html", "new.js"];
  assert.equal(await filesIn(served), files.sort());
  assert.ok((await lstat(live)).isSymbolicLink());
});

test.run();
