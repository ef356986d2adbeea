/** A newcomer whose port can't be used reads how to choose another. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listen } from "../../../src/tools/server/serve.ts";
import { freePort } from "../../helpers/free-port.ts";
import { runProgram } from "../../helpers/run-program.ts";

const test = suite("npm start");

const start = (PORT: string) => runProgram("src/tools/start.ts", [], { env: { PORT } });

test("npm start says which of its ports is in use, and how to choose others", async () => {
  const first = await freePort(3);
  const other = await listen(first + 2, () => {});
  const { code, printed } = await start(`${first}`);
  await other.close();

  assert.is(code, 1);
  const inUse = `^error: Port ${first + 2} can't be used: .*address already in use.*\n`;
  assert.match(printed, new RegExp(`${inUse}.* PORT=9000 in \\.env .*\n$`));
});

for (const port of ["8080.5", "65535"]) {
  test(`npm start says that PORT can't be ${port}`, async () => {
    const { code, printed } = await start(port);
    assert.is(code, 1);
    assert.match(printed, /^error: Port \S+ can't be used: .* PORT=9000 in \.env .*\n$/s);
  });
}

test.run();
