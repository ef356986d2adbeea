/** Runs in a worker: imports the test files that `workers.ts` sends, one after another. */
import { once } from "node:events";
import { suite } from "uvu";
import { describeError, type Report } from "./suite.ts";

const environment = { ...process.env };

/** Requests a test file and imports it. Its suites run next, then the next file is requested. */
function importNext(): void {
  const next = suite();
  next("import a test file", async () => {
    process.send?.("next");
    const [script] = await once(process, "message");
    if (script === "") return;
    // The last file may have changed the environment.
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, environment);
    try {
      await import(String(script));
    } catch (error) {
      const text = describeError(error);
      process.send?.({ type: "failed", title: "the file loads", text } satisfies Report);
    }
    // uvu runs suites in the order in which they are registered.
    importNext();
  });
  next.run();
}

importNext();
