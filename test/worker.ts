/** Runs the test files that `run-files.ts` names, one after another, in a process of its own. */
import { inspect } from "node:util";

export type Result = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why tests failed, in uvu's words or ours. */
  readonly problems: readonly string[];
};

/** A suite's `run`. It resolves to the printed failures, or true if there are none, and numbers. */
type Run = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

declare global {
  // By these two `uvu/run` of version 0.5 runs files, too. It can't run a second file in a process,
  // since it leaves the suites of the first in the queue, and prints the numbers only. A process for
  // each file of unit tests would take 90 s instead of 35 s on two cores.
  /** uvu then doesn't run the suites by itself, but adds them to the first list of the queue. */
  var UVU_DEFER: boolean;
  var UVU_QUEUE: Run[][];
}

globalThis.UVU_DEFER = true;

/** uvu ends a suite in these cases, and doesn't tell why. */
const UNTOLD = "A hook failed, or a test threw no Error";

async function runFile(file: string): Promise<Result> {
  const suites: Run[] = [];
  globalThis.UVU_QUEUE = [suites];
  const problems: string[] = [];
  let [passed, failed, skipped] = [0, 0, 0];
  const fail = (problem: string) => {
    failed += 1;
    problems.push(problem);
  };
  try {
    if (file.startsWith("test/unit/")) await import("./helpers/unit-environment.ts");
    await import(new URL(`../${file}.js`, import.meta.url).href);
    for (const run of suites) {
      const [errors, passes, skips, total] = await run();
      passed += passes;
      failed += total - passes;
      skipped += skips;
      if (passes < total) problems.push(errors === true ? UNTOLD : errors);
    }
    if (passed + failed + skipped === 0) fail("It has no test");
  } catch (error) {
    fail(inspect(error));
  }
  return { passed, failed, skipped, problems };
}

process.on("message", async (file: string) => process.send?.(await runFile(file)));
// A file may have left a server or a browser open.
process.on("disconnect", () => process.exit());
