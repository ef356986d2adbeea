/** Runs test files in several processes, and reads what uvu prints in them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { IN_TURN } from "./bundle.ts";

/** How long a process may print nothing. uvu prints a character after each test. */
const SILENCE_MS = 500_000;

/** How much is printed of the output of a failed file. A page's HTML may be a single line. */
const MAX_LINES = 100;
const MAX_LENGTH = 300;

export function cutOutput(text: string): string {
  const lines = text.trimEnd().split("\n");
  const rest = lines.length - MAX_LINES;
  const cut = lines.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LENGTH));
  return [...cut, ...(rest > 0 ? [`(${rest} more lines)`] : [])].join("\n");
}

export type Outcome = {
  readonly passed: number;
  readonly skipped: number;
  /** What failed: the titles of tests, or why the whole file did. */
  readonly failures: readonly string[];
};

/** How a file's tests ended, by what uvu has printed. */
function readOutput(output: string, code: number | null, isLate: boolean): Outcome {
  // uvu prints the sums of all suites, unless the process ends before.
  const count = (name: string) => Number(new RegExp(`^  ${name}: +(\\d+)$`, "m").exec(output)?.[1]);
  const [total, passed, skipped] = [count("Total"), count("Passed"), count("Skipped")];
  const titles = Array.from(output.matchAll(/^ +FAIL .*?"(.*)"$/gm), ([, title = ""]) => title);
  const fail = (reason: string) => ({
    passed: passed || 0,
    skipped: skipped || 0,
    failures: [...titles, reason],
  });
  if (isLate) return fail(`It printed nothing for ${SILENCE_MS / 1000} s`);
  if (Number.isNaN(skipped))
    return fail(/^A hook failed: .*$/m.exec(output)?.[0] ?? "It ended before its last test");
  if (total + skipped === 0) return fail("It has no test");
  const rest = total - passed - titles.length;
  // uvu ends the suite and doesn't print what was thrown.
  if (rest > 0)
    return fail(`${rest} of its tests have no result: a hook failed, or a test threw no Error`);
  if (code !== 0 && titles.length === 0) return fail(`It ended with code ${code}`);
  return { passed, skipped, failures: titles };
}

type Options = {
  /** The folder of the scripts that `bundle` has made of the files. */
  readonly folder: string;
  /** How many files run at the same time. */
  readonly processes: number;
  readonly env?: NodeJS.ProcessEnv;
};

/** Starts a process, which runs the files that no other one has taken. @returns how they ended. */
async function runProcess(
  files: readonly string[],
  { folder, env = {} }: Options,
): Promise<ReadonlyMap<string, Outcome>> {
  const child = spawn(
    process.execPath,
    ["--enable-source-maps", resolve(folder, IN_TURN), ...files],
    { env: { ...process.env, FORCE_COLOR: "0", ...env }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, SILENCE_MS);

  const outcomes = new Map<string, Outcome>();
  let file = "";
  let output = "";
  let started = 0;
  function endFile(code: number | null): void {
    if (file === "") return;
    const { passed, skipped, failures } = readOutput(output, code, isLate);
    outcomes.set(file, { passed, skipped, failures: failures.map((text) => `${file}: ${text}`) });
    const others = [
      failures.length > 0 && `${failures.length} FAILED`,
      skipped > 0 && `${skipped} skipped`,
    ].filter(Boolean);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${file}: ${[`${passed} passed`, ...others].join(", ")} (${seconds} s)`);
    if (failures.length > 0) console.log(cutOutput(output));
  }
  function read(line: string): void {
    const [, next] = /^> (test\/.*)$/.exec(line) ?? [];
    if (next === undefined) {
      output += `${line}\n`;
      return;
    }
    endFile(0);
    [file, output, started] = [next, "", performance.now()];
  }
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", read);
    stream.on("data", () => timer.refresh());
  }
  const [code] = await once(child, "close");
  clearTimeout(timer);
  endFile(code);
  return outcomes;
}

/** Runs test files that `bundle` has bundled. @returns how the tests of each file ended. */
export async function runFiles(files: readonly string[], options: Options): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  async function work(): Promise<void> {
    const ended = await runProcess(files, options);
    for (const [file, outcome] of ended) outcomes.set(file, outcome);
    // A file may have ended the process before the rest.
    if (ended.size > 0) await work();
  }
  await Promise.all(Array.from({ length: options.processes }, work));
  const unrun = (file: string) => ({ passed: 0, skipped: 0, failures: [`${file}: It wasn't run`] });
  return files.map((file) => outcomes.get(file) ?? unrun(file));
}
