import { access, rm } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copyProject } from "../../project-copy.ts";
import { runProgram } from "../run-program.ts";

const test = suite("the folder of a build");

for (const folder of [".", ".git", "src", "src/build", "static"])
  test(`a build into "${folder}" is refused, since it would delete files of the project first`, async () => {
    const copy = await copyProject();
    const { code, printed } = await runProgram("build", [folder], { cwd: copy });
    const isThere = await access(join(copy, "src/main.tsx")).then(
      () => true,
      () => false,
    );
    await rm(copy, { recursive: true, force: true });
    assert.is(code, 1);
    assert.is(printed, `error: ${join(copy, folder)} has files of the project\n`);
    assert.ok(isThere);
  });

test.run();
