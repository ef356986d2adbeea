/** Imports the test files that the starting process sends, one after another, in a worker. */
import { once } from "node:events";
import { suite } from "uvu";
import { describeError, type Report } from "./suite.ts";

const environment = { ...process.env };

/** Asks for a test file and imports it. Its suites run next, and after them this again. */
function importNext(): void {
  const next = suite();
  next("import a test file", async () => {
    process.send?.("next");
    const [script] = await once(process, "message");
    if (script === "") return;
    // The file before may have changed it.
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
