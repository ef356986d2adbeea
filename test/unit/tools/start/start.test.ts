import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listen } from "../../../local-server.ts";
import { runProgram } from "../../run-program.ts";

const test = suite("npm start");

const start = (PORT: string) => runProgram("src/tools/start.ts", [], { env: { PORT } });

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
