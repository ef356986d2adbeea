/** The commands work for a maintainer. */
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startStaticServer } from "../../src/tools/server/static-server.ts";
import { cleanUp } from "../helpers/clean-up.ts";
import { copyProject } from "../helpers/project-copy.ts";
import { npmArgs, runNode } from "../helpers/run-program.ts";

const test = suite("commands");

// The commands write into the folder in which they run.
const cwd = await copyProject();
const site = await startStaticServer({ folder: join(cwd, "dist"), port: 0 });
test.after(async () => {
  await site.close();
  await cleanUp(cwd);
});

type Command = {
  readonly name: string;
  /** The arguments with which it takes the least time. */
  readonly args?: readonly string[];
  /** What it prints only if it works. */
  readonly prints: RegExp;
  /** A file that it writes. */
  readonly writes?: string;
  /** The code with which it ends, if it isn't 0. */
  readonly code?: number;
  readonly needsBrowser?: boolean;
};

const commands: readonly Command[] = [
  { name: "format", args: ["src/settings.ts"], prints: /^Checked 1 file in / },
  { name: "build", prints: /^all scripts +\d+ bytes/m, writes: "dist/index.html" },
  { name: "pictures", prints: /^static\/share-card\.png\n$/, writes: "static/share-card.png" },
  {
    name: "shots",
    args: ["not found"],
    prints: /^not found, 1440$/m,
    writes: "shots/not found, 1440.png",
    needsBrowser: true,
  },
  {
    name: "bench",
    args: ["/faq"],
    prints: /^│ +\/faq +│ +\d+ +│ +'–' +│ +\d+ +│ +0/m,
    needsBrowser: true,
  },
  {
    name: "check-host",
    args: [`${site.origin}/`],
    prints: /^\d+ addresses checked, \d+ faults$/m,
    // No file is compressed.
    code: 1,
  },
  { name: "check-services", prints: /^\d+ ok, .* \d+ not checked$/m },
];

const npmRun = (name: string, args: readonly string[] = []) =>
  runNode(npmArgs("run", "-s", name, "--", ...args), {
    cwd,
    env: { SITE_ADDRESS: "http://bank.example" },
  });

for (const command of commands) {
  const check = command.needsBrowser && !process.env.BROWSER ? test.skip : test;
  check(`npm run ${command.name} works`, async () => {
    const written = command.writes && join(cwd, command.writes);
    if (written) await rm(written, { force: true });
    const { code, printed } = await npmRun(command.name, command.args);
    assert.match(printed, command.prints);
    assert.is(code, command.code ?? 0, printed);
    if (written) assert.ok((await stat(written)).size > 0);
  });
}

/** Test files that fail, and the reason that is printed. */
const BROKEN = {
  ends: ['test("ends", () => process.exit(0)); test.run();', /Exiting early/],
  none: ['test("passes", () => {});', /runs no suite/],
  fails: ['test("fails", () => Promise.reject(Error())); test.run();', /FAIL {2}fails {2}"fails"/],
} as const;

test("npm test says last which test file has failed, and why", async () => {
  await mkdir(join(cwd, "test/unit/broken"));
  for (const [name, [tests, reason]] of Object.entries(BROKEN)) {
    const path = `test/unit/broken/${name}.test.ts`;
    const start = `import { suite } from "uvu"; const test = suite("${name}");`;
    await writeFile(join(cwd, path), `${start} ${tests}`);
    const { code, printed } = await npmRun("test", [path]);
    assert.is(code, 1);
    const [, last = ""] = printed.split(`\nFAILED ${path}\n`);
    assert.match(last, reason);
    assert.match(last, /\n0 passed, 1 failed\n$/);
  }
});

test.run();
