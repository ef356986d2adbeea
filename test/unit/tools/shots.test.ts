import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runProgram } from "../run-program.ts";

const test = suite("npm run shots");

test("a name that no state has is an error, which leaves the pictures of the last run", async () => {
  const { code, printed } = await runProgram("src/tools/shots.ts", ["no such", "state"]);
  assert.is(code, 1);
  assert.match(printed, 'Error: No state has "no such" or "state" in its name');
});

test.run();
