/** The process that `workers.ts` starts. uvu runs `import-test-files.ts`, which loads the test files. */
import { run } from "uvu/run";

const { pathname } = new URL("import-test-files.js", import.meta.url);
await run([{ name: "", file: pathname.slice(1) }]);
// The browser that the tests share would keep the process alive.
process.exit();
