/** A build reads an operator's `.env`, or refuses it; the tests ignore it. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cleanUp } from "../../helpers/clean-up.ts";
import { copyProject } from "../../helpers/project-copy.ts";
import { npmArgs, runNode, runProgram } from "../../helpers/run-program.ts";

const test = suite("programs");

const build = (options: Parameters<typeof runNode>[1]) =>
  runNode(npmArgs("run", "-s", "build"), options);

const cwd = await copyProject();
test.after(() => cleanUp(cwd));

test("npm run build reads .env, as editors of Windows write it, for settings that the environment lacks, and tests ignore it", async () => {
  const env = { CHAT_PHONE: "+231 770 000 001" };
  const text =
    '\ufeffCOMPANY_NAME="File & Sons"\r\nCHAT_PHONE=wrong\r\nCHAT_PHON=1\r\nPORT=9000\r\n';
  await writeFile(join(cwd, ".env"), text);
  const builtName = async () =>
    JSON.parse(await readFile(join(cwd, "dist/manifest.webmanifest"), "utf8")).name;

  const { printed } = await build({ cwd, env });
  assert.is(await builtName(), "File & Sons");
  assert.equal(printed.match(/^warning: .*\.env.*$/gm), ["warning: .env: CHAT_PHON is no setting"]);

  await runProgram("build.ts", ["dist", "--development"], { cwd, env });
  assert.is(await builtName(), "Example Savings & Loans");
});

for (const encoding of ["utf16le", "latin1"] as const)
  test(`npm run build refuses a .env in ${encoding}, which it would misread`, async () => {
    const printed = "error: .env isn't UTF-8: save it in this encoding\n";
    const bytes = Buffer.from("COMPANY_NAME=Société\r\n", encoding);
    await writeFile(join(cwd, ".env"), bytes);
    assert.equal(await build({ cwd }), { code: 1, printed });
  });

test.run();
