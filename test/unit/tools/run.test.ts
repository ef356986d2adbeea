/** The file `.env` of an operator would be ignored, or change the results of the tests. */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as assert from "uvu/assert";
import { cleanUp } from "../../helpers/clean-up.ts";
import { copyProject } from "../../helpers/project-copy.ts";
import { runProgram } from "../../helpers/run-program.ts";
import { suite } from "../../helpers/suite.ts";

const test = suite("programs");
const run = promisify(execFile);

test("npm run build reads .env for settings that the environment lacks, and tests ignore it", async () => {
  const cwd = await copyProject();
  const env = { ...process.env, CHAT_PHONE: "+231 770 000 001" };
  await writeFile(join(cwd, ".env"), 'COMPANY_NAME="File & Sons"\nCHAT_PHONE=wrong\n');
  const builtName = async () =>
    JSON.parse(await readFile(join(cwd, "dist/manifest.webmanifest"), "utf8")).name;

  await run("npm", ["run", "-s", "build"], { cwd, env });
  assert.is(await builtName(), "File & Sons");

  await runProgram("build.ts", ["dist", "--development"], { cwd, env });
  assert.is(await builtName(), "Example Savings & Loans");
  await cleanUp(cwd);
});

test.run();
