/** Runs test files in worker processes and prints what the tests report. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Report } from "./suite.ts";

export type TestFile = {
  readonly name: string;
  /** The script that it is compiled to: a path in `folder` of `runTestFiles`. */
  readonly script: string;
};

/** How a test ended. */
export type Result = {
  readonly title: string;
  readonly outcome: "passed" | "failed" | "skipped";
};

/** The number of results with this outcome. */
export const countOf = (results: readonly Result[], wanted: Result["outcome"]): number =>
  results.filter(({ outcome }) => outcome === wanted).length;

/** How long a worker may report nothing, in milliseconds, before its test fails. */
const SILENCE = 300_000;

/** How many lines are printed of a failed test, and of the output of a failed file. */
const MAX_LINES = 40;

export function cutLines(text: string): string {
  const lines = text.trimEnd().split("\n");
  const rest = lines.length - MAX_LINES;
  return rest > 0 ? [...lines.slice(0, MAX_LINES), `(${rest} more lines)`].join("\n") : text.trim();
}

const indent = (text: string) => text.replace(/^(?=.)/gm, "    ");

/** One test file while a worker runs it. */
class RunningFile {
  readonly results: Result[] = [];
  /** The output of the tests. */
  output = "";
  readonly #failures: string[] = [];
  /** The titles of the tests that have no result yet. */
  readonly #pending: string[] = [];
  readonly #started = performance.now();

  constructor(readonly file: TestFile) {}

  add(report: Report): void {
    if (report.type === "planned") {
      this.#pending.push(...report.titles);
      return;
    }
    const index = this.#pending.indexOf(report.title);
    if (index >= 0) this.#pending.splice(index, 1);
    this.results.push({ title: report.title, outcome: report.type });
    if (report.type === "failed")
      this.#failures.push(`  ✘ ${report.title}\n${indent(cutLines(report.text))}`);
  }

  /** Fails the tests that have no result, or else the file. */
  stop(reason: string): void {
    const titles = this.#pending.length > 0 ? [...this.#pending] : ["the file runs to its end"];
    for (const title of titles) this.add({ type: "failed", title, text: reason });
  }

  /** Whether no test has been reported. */
  get hasNoTest(): boolean {
    return this.#pending.length === 0 && this.results.length === 0;
  }

  get seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }

  /** Prints the results, if any test was chosen. */
  print(): void {
    if (this.#pending.length > 0) this.stop("It didn't run: a hook before it has failed.");
    if (this.results.length === 0) return;
    const failed = countOf(this.results, "failed");
    const skipped = countOf(this.results, "skipped");
    const others = [failed && `${failed} FAILED`, skipped && `${skipped} skipped`].filter(Boolean);
    const counts = [`${countOf(this.results, "passed")} passed`, ...others].join(", ");
    console.log(`${this.file.name}: ${counts} (${this.seconds.toFixed(1)} s)`);
    if (failed === 0) return;
    for (const failure of this.#failures) console.log(failure);
    if (this.output !== "") console.log(`  Its output:\n${indent(cutLines(this.output))}`);
  }
}

/**
 * Runs test files. Each worker runs one file after another. If a worker ends early or hangs, the
 * rest of its file's tests fail, and another worker takes the next file.
 *
 * @param options Node's options for the workers, and variables for their environment.
 * @param folder the folder of the compiled test files and helpers.
 * @param seconds receives how long each file takes.
 * @returns how each test ended.
 */
export async function runTestFiles(
  files: readonly TestFile[],
  workers: number,
  folder: string,
  options: { readonly execArgv: readonly string[]; readonly env: NodeJS.ProcessEnv },
  seconds: Record<string, number>,
): Promise<readonly Result[]> {
  const queue = [...files];
  const results: Result[] = [];

  /** Starts a worker and gives it files until there are none, or until it ends. */
  async function work(): Promise<void> {
    const worker: ChildProcess = fork(resolve(folder, "helpers/worker.js"), {
      execArgv: [
        "--enable-source-maps",
        "--disable-warning=ExperimentalWarning",
        ...options.execArgv,
      ],
      env: { ...process.env, ...options.env },
      // Ignores what uvu prints on stdout. Tests print on stderr.
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let current: RunningFile | undefined;
    let hasStarted = false;
    let reason = "The process ended before this test did.";
    let timer: NodeJS.Timeout | undefined;

    function finish(): void {
      if (current === undefined) return;
      // With `--title`, a file may have no chosen test.
      if (current.hasNoTest && !options.env.TITLE)
        current.stop("It has no test of `suite` in test/helpers/suite.ts.");
      current.print();
      seconds[current.file.name] = current.seconds;
      results.push(...current.results);
      current = undefined;
    }
    worker.stderr?.on("data", (text) => {
      if (current) current.output += text;
    });
    worker.on("message", (message: Report | "next") => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reason = "It took too long.";
        worker.kill("SIGKILL");
      }, SILENCE);
      if (message !== "next") {
        current?.add(message);
        return;
      }
      finish();
      hasStarted = true;
      const file = queue.shift();
      if (file) current = new RunningFile(file);
      worker.send(file ? resolve(folder, file.script) : "");
    });
    await once(worker, "exit");
    clearTimeout(timer);
    current?.stop(reason);
    finish();
    if (!hasStarted) throw new Error("The tests' worker doesn't start");
    if (queue.length > 0) await work();
  }

  await Promise.all(Array.from({ length: Math.min(workers, files.length) }, work));
  return results;
}
