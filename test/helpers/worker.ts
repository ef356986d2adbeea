/** The process that `run-test-files.ts` starts: it runs one test file after another. */
import fc from "fast-check";
import { run } from "uvu/run";
import { describeError } from "./describe-error.ts";
import type { Report } from "./suite.ts";

// Its functions read the seed while the test files load.
fc.configureGlobal({ seed: Number(process.env.SEED) });
const environment = { ...process.env };

process.on("message", async (script: string) => {
  // The browser that the tests share would keep the process alive.
  if (script === "") process.exit();
  // The last file may have changed the environment.
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  // uvu would run the suites of the last file again.
  Object.assign(globalThis, { UVU_QUEUE: [] });
  try {
    await run([{ name: "", file: script.slice(1) }]);
  } catch (error) {
    const text = describeError(error);
    process.send?.({ type: "failed", title: "the file runs to its end", text } satisfies Report);
  }
  process.send?.("next");
});
process.send?.("next");
