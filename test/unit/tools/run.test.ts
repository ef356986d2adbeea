/** A build reads an operator's `.env`, or refuses it; the tests ignore it. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cleanUp } from "../../helpers/clean-up.ts";
import { copyProject } from "../../helpers/project-copy.ts";
import { runCommand, runProgram } from "../../helpers/run-program.ts";

const test = suite("programs");

const build = (options: Parameters<typeof runCommand>[2]) =>
  runCommand("npm", ["run", "-s", "build"], options);

test("npm run build reads .env for settings that the environment lacks, and tests ignore it", async () => {
  const cwd = await copyProject();
  const env = { CHAT_PHONE: "+231 770 000 001" };
  await writeFile(join(cwd, ".env"), 'COMPANY_NAME="File & Sons"\nCHAT_PHONE=wrong\n');
  const builtName = async () =>
    JSON.parse(await readFile(join(cwd, "dist/manifest.webmanifest"), "utf8")).name;

  await build({ cwd, env });
  assert.is(await builtName(), "File & Sons");

  await runProgram("build.ts", ["dist", "--development"], { cwd, env });
  assert.is(await builtName(), "Example Savings & Loans");
  await cleanUp(cwd);
});

/** Runs `npm run build` with this file `.env`. */
async function buildWith(cwd: string, bytes: string | Uint8Array) {
  await writeFile(join(cwd, ".env"), bytes);
  return build({ cwd });
}

const cwd = await copyProject();
test.after(() => cleanUp(cwd));

test("npm run build reads .env from its first line, as editors of Windows write it, and names what it doesn't know", async () => {
  const text = "\ufeffCOMPANY_NAME=First Bank\r\nCHAT_PHON=+231 770 000 001\r\nPORT=9000\r\n";
  const { code, printed } = await buildWith(cwd, text);
  assert.is(code, 0, printed);
  assert.match(await readFile(join(cwd, "dist/index.html"), "utf8"), "First Bank");
  assert.equal(printed.match(/^warning: .*\.env.*$/gm), ["warning: .env: CHAT_PHON is no setting"]);
});

for (const encoding of ["utf16le", "latin1"] as const)
  test(`npm run build refuses a .env in ${encoding}, which it would misread`, async () => {
    const printed = "error: .env isn't UTF-8: save it in this encoding\n";
    const bytes = Buffer.from("COMPANY_NAME=Société\r\n", encoding);
    assert.equal(await buildWith(cwd, bytes), { code: 1, printed });
  });

test.run();
