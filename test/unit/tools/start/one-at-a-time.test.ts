import { suite } from "uvu";
import * as assert from "uvu/assert";
import { oneAtATime } from "../../../../src/tools/start/one-at-a-time.ts";

const test = suite("one at a time");

/** A job whose runs end when the test ends them. */
function slowJob() {
  const runs: { readonly names: readonly string[]; readonly end: () => void }[] = [];
  let begun = () => {};
  const request = oneAtATime(
    (names) =>
      new Promise<void>((end) => {
        runs.push({ names, end });
        begun();
      }),
  );
  /** Settles with the next run. */
  const nextRun = () =>
    new Promise<void>((resolve) => {
      begun = resolve;
    });
  return { runs, request, nextRun, names: () => runs.map((run) => run.names) };
}

test("names that come at the same time, or while the job runs, are taken together, each once", async () => {
  const { runs, request, nextRun, names } = slowJob();
  request("a.ts");
  request("b.ts");
  await nextRun();
  assert.equal(names(), [["a.ts", "b.ts"]]);

  const second = nextRun();
  for (const name of ["a.ts", "c.ts", "a.ts"]) request(name);
  runs[0]?.end();
  await second;
  assert.equal(names(), [
    ["a.ts", "b.ts"],
    ["a.ts", "c.ts"],
  ]);
  runs[1]?.end();
});

test("the job runs again for a name that comes when it has ended", async () => {
  const { runs, request, nextRun, names } = slowJob();
  for (const index of [0, 1]) {
    const settled = request("a.ts");
    await nextRun();
    runs[index]?.end();
    await settled;
  }
  assert.equal(names(), [["a.ts"], ["a.ts"]]);
});

test.run();
