/** The icons and pictures are those of the drawings. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cleanUp } from "../../helpers/clean-up.ts";
import { copyProject } from "../../helpers/project-copy.ts";
import { runProgram } from "../../helpers/run-program.ts";

const test = suite("pictures");

test("each PNG shows the same picture as its SVG", async () => {
  const copy = await copyProject();
  const { printed } = await runProgram("src/tools/pictures.ts", [], { cwd: copy });
  await cleanUp(copy);
  assert.is(printed, "", "these are outdated: run `npm run pictures`");
});

test.run();
