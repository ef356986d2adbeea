/** A build deletes none of an operator's files, and writes where the server looks. */
import { cp, lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cleanUp } from "../../helpers/clean-up.ts";
import { copyProject } from "../../helpers/project-copy.ts";
import { runProgram } from "../../helpers/run-program.ts";

const test = suite("the folder of a build");

const copy = await copyProject();
test.after(() => cleanUp(copy));

const build = (folder: string) => runProgram("build.ts", [folder, "--development"], { cwd: copy });

const filesIn = (path: string): Promise<readonly string[]> =>
  readdir(path, { recursive: true }).catch(() => []);

for (const folder of [".", "static", "pictures"])
  test(`a build into "${folder}" is refused and deletes nothing, since no build wrote its files`, async () => {
    await mkdir(join(copy, "pictures"), { recursive: true });
    for (const name of ["icon.svg", "licences.txt"])
      await writeFile(join(copy, "pictures", name), "");
    const path = join(copy, folder);
    const before = await filesIn(path);
    const { code, printed } = await build(folder);
    assert.is(
      printed,
      `error: ${path} has files that no build has written: delete it, or name another folder\n`,
    );
    assert.is(code, 1);
    const after = await filesIn(path);
    assert.equal(
      before.filter((file) => !after.includes(file)),
      [],
    );
  });

test("a failed build leaves the last one as it is, and can be repeated", async () => {
  for (const hasBuild of [false, true]) {
    await rm(join(copy, "static"), { recursive: true });
    assert.match((await build("dist")).printed, /ENOENT/);
    assert.is((await filesIn(join(copy, "dist"))).includes("index.html"), hasBuild);
    await cp("static", join(copy, "static"), { recursive: true });
    if (!hasBuild) assert.equal(await build("dist"), { code: 0, printed: "" });
  }
});

test("of two builds into one folder at the same time, one that succeeds leaves no file missing", async () => {
  const both = await Promise.all([build("both"), build("both")]);
  const whole = await filesIn(join(copy, "dist"));
  const isWhole = (await filesIn(join(copy, "both"))).length === whole.length;
  assert.ok(isWhole || both.some(({ code }) => code !== 0));
});

test("a build refuses an unknown option in a sentence", async () => {
  const { code, printed } = await build("--folder");
  assert.is(code, 1);
  assert.match(printed, /^error: Unknown option '--folder'\..*\n$/);
});

test("a build replaces the files of the last one, and leaves a link to the folder and what belongs to Git", async () => {
  const served = join(copy, "served");
  const theirs = [".git/HEAD", ".nojekyll", "CNAME"];
  await mkdir(join(served, ".git"), { recursive: true });
  await mkdir(join(served, "assets"));
  for (const name of [...theirs, "assets/old.js", ".savings-and-loans-build"])
    await writeFile(join(served, name), name);
  await symlink(served, join(copy, "live"), "junction");
  assert.equal(await build("live"), { code: 0, printed: "" });
  for (const name of theirs) assert.is(await readFile(join(served, name), "utf8"), name);
  const built = await filesIn(served);
  assert.equal([built.includes("index.html"), built.includes("assets/old.js")], [true, false]);
  assert.ok((await lstat(join(copy, "live"))).isSymbolicLink());
});

test.run();
