import { execFile } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("npm run shots");

test("a name that no state has is an error, which leaves the pictures of the last run", async () => {
  const { code, printed } = await new Promise<{ code: unknown; printed: string }>((resolve) =>
    execFile(
      process.execPath,
      ["node_modules/.cache/scripts/test/shots.js", "no such", "state"],
      (error, _, stderr) => resolve({ code: error?.code, printed: stderr }),
    ),
  );
  assert.is(code, 1);
  assert.match(printed, 'Error: No state has "no such" or "state" in its name');
});

test.run();
