/** Without this a build into a wrong folder would delete an operator's files. */
import { access, cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copyProject } from "../../../src/tools/project-copy.ts";
import { cleanUp } from "../../clean-up.ts";
import { runProgram } from "../run-program.ts";

const test = suite("the folder of a build");

/** Builds into a folder of a copy of the project, and removes the copy. */
async function build(folder: string, prepare: (path: string) => Promise<unknown> = async () => {}) {
  const copy = await copyProject();
  const path = join(copy, folder);
  await prepare(path);
  const { code, printed } = await runProgram("build.ts", [folder, "--development"], { cwd: copy });
  const sources = ["package.json", "src/main.tsx", "static/icon.svg"];
  const areThere = await Promise.all(sources.map((name) => access(join(copy, name)))).then(
    () => true,
    () => false,
  );
  await cleanUp(copy);
  return { code, printed, path, areThere };
}

for (const folder of [".", "src/build", "package.json"])
  test(`a build into "${folder}" is refused, since it would delete what no build has written`, async () => {
    const { code, printed, path, areThere } = await build(folder);
    assert.is(code, 1);
    assert.is(printed, `error: ${path} has files that no build has written\n`);
    assert.ok(areThere);
  });

for (const [what, prepare] of [
  ["is empty", (path: string) => mkdir(path)],
  ["a build has begun to write", (path: string) => cp("static", path, { recursive: true })],
] as const)
  test(`a build into a folder that ${what} succeeds`, async () => {
    const { code, printed } = await build("dist", prepare);
    assert.equal([code, printed], [0, ""]);
  });

test.run();
