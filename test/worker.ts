/** Runs the test files that its arguments name in this process, one after another. */
import { run } from "uvu/run";

const files = process.argv.slice(2);
if (files[0]?.startsWith("test/unit/")) await import("./helpers/unit-environment.ts");
const suites = files.map((file) => {
  const { pathname } = new URL(`../${file}.js`, import.meta.url);
  // uvu imports `file:///` and this.
  return { name: file, file: pathname.slice(1) };
});
await run(suites);
// A file may have left a server or a browser open. On Windows, the output may not be written yet.
process.stdout.write("", () => process.exit());
