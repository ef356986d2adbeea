/** Runs test files that `bundle` has bundled, in several processes. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { runNode } from "./helpers/run-program.ts";

export type Result = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly printed: string;
};

/** The file that each process runs. It is bundled together with the tests. */
export const WORKER = "test/worker.ts";

/** One more than there are cores, since some tests wait for a program or a browser. */
export const PROCESSES = availableParallelism() + 1;

/** Only a test that waits forever takes so long, even on a machine with a tenth of the speed. */
const TIMEOUT_MS = 1_200_000;

type Options = {
  /** The folder of the bundles. */
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Is called when a process has ended, with the time at which it began. */
  readonly report: (name: string, result: Result, started: number) => void;
};

async function runProcess(files: readonly string[], { folder, env, report }: Options) {
  const started = performance.now();
  const args = ["--enable-source-maps", join(folder, `${WORKER}.js`), ...files];
  const options = { env: { FORCE_COLOR: "0", ...env }, timeout: TIMEOUT_MS };
  const { code, printed } = await runNode(args, options);
  const sums = /Total: +(\d+)\s+Passed: +(\d+)\s+Skipped: +(\d+)/.exec(printed);
  const [total = 0, passed = 0, skipped = 0] = (sums?.slice(1) ?? []).map(Number);
  // Without a suite's `run`, only the name of a file is printed.
  const isPrinted = (text: string) => printed.includes(text);
  const empty = files.filter((file) => isPrinted(`${file}\n`) && !isPrinted(`${file}\n `));
  const failed = total - passed + empty.length || Number(code !== 0);
  const untold = failed > 0 && code === 0 ? "A hook failed, or a file runs no suite\n" : "";
  const name = files.length === 1 ? `${files[0]}` : `${files[0]} and ${files.length - 1} more`;
  report(name, { passed, failed, skipped, printed: printed + untold }, started);
}

/** Runs the files in groups, each of which has a process of its own. */
export async function runFiles(files: readonly string[], groups: number, options: Options) {
  const queue = Array.from({ length: groups }, (_, group) =>
    files.filter((_, index) => index % groups === group),
  );
  async function work(): Promise<void> {
    for (let group = queue.shift(); group; group = queue.shift()) await runProcess(group, options);
  }
  await Promise.all(Array.from({ length: PROCESSES }, work));
}
