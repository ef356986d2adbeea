/** A newcomer whose port can't be used reads how to choose another. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startLocalServer } from "../../helpers/local-server.ts";
import { runProgram } from "../../helpers/run-program.ts";

const test = suite("npm start");

const start = (PORT: string, env = {}) =>
  runProgram("src/tools/start.ts", [], { env: { PORT, ...env } });

test("npm start says which of its ports is in use, and how to choose others", async () => {
  const other = await startLocalServer(() => {});
  const { code, printed } = await start(String(Number(new URL(other.origin).port) - 2));
  await other.close();

  assert.is(code, 1);
  assert.match(
    printed,
    /^error: Port \d+ can't be used: .*address already in use.*\n.* PORT=9000 in \.env .*\n$/,
  );
});

for (const port of ["8080.5", "65533"]) {
  test(`npm start says that PORT can't be "${port}"`, async () => {
    assert.equal(await start(port), {
      code: 1,
      printed: `error: PORT must be a whole number from 1 to 65532; it is "${port}"\n`,
    });
  });
}

test("npm start reads only the .env of its folder", async () => {
  const env = { ENV_FILE: "missing.env", TEXT_OF_DOT_ENV: "CHAT_PHON=1" };
  assert.equal(await start("0", env), await start("0"));
});

test.run();
