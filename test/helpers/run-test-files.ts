/**
 * How a test file gets from disk to its results:
 *
 * 1. `compile` bundles it into a script in `CACHE`.
 * 2. `runTestFiles` starts workers. A worker (`worker.ts`) says "next", receives the script's path,
 *    imports it and runs its suites with uvu, then says "next" again.
 * 3. A suite (`suite.ts`) is one of uvu that reports each test to this process as it ends.
 * 4. `RunningFile` collects these reports, and prints them when the worker says "next" or ends.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import * as esbuild from "esbuild";
import type { Report } from "./suite.ts";

/** The folder of the bundled test files. */
export const CACHE = "node_modules/.cache/test";

export type Result = {
  readonly name: string;
  readonly outcome: "passed" | "failed" | "skipped";
};

export const countOf = (results: readonly Result[], wanted: Result["outcome"]): number =>
  results.filter(({ outcome }) => outcome === wanted).length;

/** How long a worker may report nothing, in milliseconds, before its test fails. */
const SILENCE = 500_000;

/** How many lines are printed of a failed test, and of the output of a failed file. */
const MAX_LINES = 40;

export function cutLines(text: string): string {
  const lines = text.trimEnd().split("\n");
  const rest = lines.length - MAX_LINES;
  return rest > 0 ? [...lines.slice(0, MAX_LINES), `(${rest} more lines)`].join("\n") : text.trim();
}

const indent = (text: string) => text.replace(/^(?=.)/gm, "    ");

/** Bundles test files as the site is bundled, but without packages. */
export async function compile(files: readonly string[], options: esbuild.BuildOptions = {}) {
  await esbuild.build({
    entryPoints: [...files],
    outdir: CACHE,
    outbase: "test",
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    loader: { ".svg": "dataurl", ".png": "dataurl" },
    // For the oldest engine, since tests send it functions as text.
    supported: { "optional-chain": false, "nullish-coalescing": false },
    sourcemap: "inline",
    logLevel: "error",
    ...options,
  });
}

/** The path of the script that `compile` makes of a file in `test`. */
export const scriptOf = (file: string): string =>
  resolve(CACHE, file.replace(/^test\//, "").replace(/\.tsx?$/, ".js"));

/** One test file while a worker runs it. */
class RunningFile {
  readonly results: Result[] = [];
  output = "";
  readonly #failures: string[] = [];
  /** The titles of the tests that have no result yet. */
  readonly #pending: string[] = [];
  readonly #started = performance.now();

  constructor(readonly file: string) {}

  add(report: Report): void {
    if (report.type === "planned") {
      this.#pending.push(...report.titles);
      return;
    }
    const index = this.#pending.indexOf(report.title);
    if (index >= 0) this.#pending.splice(index, 1);
    this.results.push({ name: `${this.file}: ${report.title}`, outcome: report.type });
    if (report.type === "failed")
      this.#failures.push(`  ✘ ${report.title}\n${indent(cutLines(report.text))}`);
  }

  /** Fails the tests that have no result, or else the file. */
  stop(reason: string): void {
    const titles = this.#pending.length > 0 ? [...this.#pending] : ["the file runs to its end"];
    for (const title of titles) this.add({ type: "failed", title, text: reason });
  }

  /** Prints the results, if any test was chosen. */
  end(isTitleChosen: boolean): void {
    if (this.results.length === 0 && this.#pending.length === 0) {
      if (isTitleChosen) return;
      this.stop("It has no test of `suite` in test/helpers/suite.ts.");
    }
    if (this.#pending.length > 0) this.stop("It didn't run: a hook before it has failed.");
    const failed = countOf(this.results, "failed");
    const skipped = countOf(this.results, "skipped");
    const others = [failed && `${failed} FAILED`, skipped && `${skipped} skipped`].filter(Boolean);
    const counts = [`${countOf(this.results, "passed")} passed`, ...others].join(", ");
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(1);
    console.log(`${this.file}: ${counts} (${seconds} s)`);
    if (failed === 0) return;
    for (const failure of this.#failures) console.log(failure);
    if (this.output !== "") console.log(`  Its output:\n${indent(cutLines(this.output))}`);
  }
}

type Options = {
  readonly workers: number;
  /** Scripts that each worker runs first. */
  readonly preloaded?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};

/**
 * Runs test files, which `compile` has bundled with the worker. Each worker runs one file after
 * another. If a worker ends early or hangs, the rest of its file's tests fail, and another worker
 * takes the next file.
 *
 * @returns how each test ended.
 */
export async function runTestFiles(
  files: readonly string[],
  { workers, preloaded = [], env }: Options,
): Promise<readonly Result[]> {
  const queue = [...files];
  const results: Result[] = [];

  /** Starts a worker and gives it files until there are none, or until it ends. */
  async function work(): Promise<void> {
    const worker = fork(scriptOf("test/helpers/worker.ts"), {
      execArgv: [
        "--enable-source-maps",
        "--disable-warning=ExperimentalWarning",
        ...preloaded.flatMap((script) => ["--import", script]),
      ],
      env: { ...process.env, ...env },
      // Ignores what uvu prints on stdout. Tests print on stderr.
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let current: RunningFile | undefined;
    let hasStarted = false;
    let startOutput = "";
    let reason = "The process ended early.";
    let timer: NodeJS.Timeout | undefined;

    function waitForReport(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reason = "It took too long.";
        worker.kill("SIGKILL");
      }, SILENCE);
    }
    function endFile(): void {
      current?.end(Boolean(env.TITLE));
      results.push(...(current?.results ?? []));
      current = undefined;
    }
    waitForReport();
    worker.stderr?.on("data", (text) => {
      if (current) current.output += text;
      else startOutput += text;
    });
    worker.on("message", (message: Report | "next") => {
      waitForReport();
      if (message !== "next") {
        current?.add(message);
        return;
      }
      endFile();
      hasStarted = true;
      const file = queue.shift();
      if (file) current = new RunningFile(file);
      worker.send(file ? scriptOf(file) : "");
    });
    await once(worker, "exit");
    clearTimeout(timer);
    if (!hasStarted) throw new Error(`No test runs. ${reason}\n${cutLines(startOutput)}`);
    current?.stop(reason);
    endFile();
    if (queue.length > 0) await work();
  }

  await Promise.all(Array.from({ length: Math.min(workers, files.length) }, work));
  return results;
}
