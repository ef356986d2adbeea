/**
 * `npm run faults`: checks that tests notice the faults in `faults/`. It makes each fault in a copy
 * of the project, and runs the tests that should fail. With words on the command line, it takes only
 * faults with one of them in `file`, `tests` or `loses` (`browser/`: those of browser tests).
 */
import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { arrayOrEmpty, isRecord, parseJson } from "../lib/narrow.ts";
import { browserFaults } from "./faults/browser.ts";
import type { Fault } from "./faults/fault.ts";
import { unitFaults } from "./faults/unit.ts";
import { type Change, change, copyProject } from "./project-copy.ts";

/** How many of the tests that notice a fault are printed. */
const MAX_TITLES = 3;

/** Runs `npm test` in a folder. @returns what it prints. */
const npmTest = (cwd: string, args: readonly string[]) =>
  new Promise<string>((done) =>
    execFile("npm", ["test", "--", ...args], { cwd, maxBuffer: 2 ** 26 }, (_, stdout, stderr) =>
      done(stdout + stderr),
    ),
  );

/**
 * Runs tests in a copy of the project, with a change in it if there is one.
 *
 * @returns the titles of the tests that fail, and of those that are skipped.
 */
async function runTests(tests: readonly string[], changed?: Change) {
  const copy = await copyProject();
  const results = join(copy, "results.json");
  try {
    if (changed !== undefined) await change(copy, changed);
    const printed = await npmTest(copy, [...tests, "--results", results]);
    const text = await readFile(results, "utf8").catch(() => {
      throw new Error(`The tests don't run: npm test -- ${tests.join(" ")}\n${printed}`);
    });
    const titlesOf = (wanted: string) =>
      arrayOrEmpty(parseJson(text)).flatMap((result) =>
        isRecord(result) && result.outcome === wanted ? [`"${result.title}"`] : [],
      );
    return { failed: titlesOf("failed"), skipped: titlesOf("skipped") };
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Makes a fault. @returns whether tests notice it, and which ones or why not. */
async function tryFault({ file, text, replacement, tests }: Fault) {
  try {
    const { failed, skipped } = await runTests(tests, [file, text, replacement]);
    const rest = failed.length - MAX_TITLES;
    const titles = rest > 0 ? [...failed.slice(0, MAX_TITLES), `${rest} more`] : failed;
    if (failed.length > 0) return { noticed: true, reason: `by ${titles.join("\n  and ")}` };
    const reason = `No test fails: npm test -- ${tests.join(" ")}`;
    return { noticed: false, reason: [reason, ...skipped].join("\n  Skipped: ") };
  } catch (error) {
    return { noticed: false, reason: `${error instanceof Error ? error.message : error}` };
  }
}

const words = process.argv.slice(2);
const chosen = [...unitFaults, ...browserFaults].filter(
  ({ file, tests, loses }) =>
    words.length === 0 ||
    words.some((word) => [file, loses, ...tests].some((text) => text.includes(word))),
);
if (chosen.length === 0)
  throw new Error(`No fault has "${words.join('" or "')}" in its file, its tests or what is lost`);
const { failed } = await runTests([...new Set(chosen.flatMap(({ tests }) => tests))]);
if (failed.length > 0)
  throw new Error(`These tests fail without a fault. Repair them first: ${failed.join(", ")}`);

let noticed = 0;
for (const fault of chosen) {
  const outcome = await tryFault(fault);
  if (outcome.noticed) noticed += 1;
  console.log(`${outcome.noticed ? "noticed" : "UNNOTICED"} ${fault.file}: ${fault.loses}`);
  console.log(`  ${outcome.reason}`);
}
console.log(`${noticed} of ${chosen.length} faults were noticed`);
process.exitCode = noticed < chosen.length ? 1 : 0;
