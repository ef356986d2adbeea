import { execFile } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listen } from "../../local-server.ts";

const test = suite("npm start");

/** The exit code of an `npm start` that fails, and what it prints. */
function start(PORT: string) {
  const script = "node_modules/.cache/scripts/test/standin/start.js";
  return new Promise<{ code: unknown; printed: string }>((resolve) =>
    execFile(
      process.execPath,
      ["--enable-source-maps", script],
      // Ends a start that succeeds against expectation.
      { env: { ...process.env, PORT }, timeout: 120_000 },
      (error, stdout, stderr) => resolve({ code: error?.code, printed: stdout + stderr }),
    ),
  );
}

for (const [server, offset] of [
  ["site", 0],
  ["content store", 1],
  ["backend", 2],
  ["reloads", 3],
] as const) {
  test(`it says which port is taken where it is that of the ${server}, and how to choose another`, async () => {
    const other = await listen(() => {});
    const { code, printed } = await start(String(Number(new URL(other.origin).port) - offset));
    await other.close();

    assert.is(code, 1);
    assert.match(
      printed,
      /^Port \d+ can't be used: .*address already in use.*\n.* PORT=9000 npm start\n$/,
    );
  });
}

for (const port of ["abc", "0", "-1", "8080.5", "65533"]) {
  test(`it says that PORT can't be "${port}"`, async () => {
    assert.equal(await start(port), {
      code: 1,
      printed: `PORT must be a whole number from 1 to 65532; it is "${port}"\n`,
    });
  });
}

test.run();
