/** A build into a wrong folder would delete an operator's files. */
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { cleanUp } from "../../helpers/clean-up.ts";
import { copyProject } from "../../helpers/project-copy.ts";
import { runProgram } from "../../helpers/run-program.ts";
import { suite } from "../../helpers/suite.ts";

const test = suite("the folder of a build");

const copy = await copyProject();
test.after(() => cleanUp(copy));

const build = (folder: string) => runProgram("build.ts", [folder, "--development"], { cwd: copy });

const filesIn = (path: string): Promise<readonly string[]> =>
  readdir(path, { recursive: true }).catch(() => []);

for (const folder of [".", "pictures"])
  test(`a build into "${folder}" is refused and deletes nothing, since no build wrote its files`, async () => {
    await mkdir(join(copy, "pictures"), { recursive: true });
    for (const name of ["icon.svg", "diary.txt"]) await writeFile(join(copy, "pictures", name), "");
    const path = join(copy, folder);
    const before = await filesIn(path);
    const { code, printed } = await build(folder);
    assert.is(printed, `error: ${path} has files that no build has written: name another folder\n`);
    assert.is(code, 1);
    const after = await filesIn(path);
    assert.equal(
      before.filter((file) => !after.includes(file)),
      [],
    );
  });

test("a build into an empty folder that failed half-way can be repeated", async () => {
  await mkdir(join(copy, "dist"));
  await rm(join(copy, "index.html"));
  assert.match((await build("dist")).printed, /ENOENT/);
  await cp("index.html", join(copy, "index.html"));
  const { code, printed } = await build("dist");
  assert.equal([code, printed], [0, ""]);
});

test.run();
