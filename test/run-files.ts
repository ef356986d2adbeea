/** Runs test files in several processes, each of which gets the next file when it has ended one. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Result } from "./worker.ts";

/** The file that each process runs. It is bundled together with the tests. */
export const WORKER = "test/worker.ts";

/** How long a process may print nothing. uvu prints a character after each test. */
const SILENCE_MS = 500_000;

type Options = {
  /** The folder of the scripts that `bundle` has made of the files. */
  readonly folder: string;
  readonly processes: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Is called when a file has ended, with the time at which it began. */
  readonly report: (file: string, result: Result, started: number) => void;
};

/** Runs files in one process, until none is left or one of them ends the process. */
async function runProcess(queue: string[], { folder, env, report }: Options): Promise<void> {
  const worker = fork(join(folder, `${WORKER}.js`), {
    execArgv: ["--enable-source-maps"],
    env: { ...process.env, FORCE_COLOR: "0", ...env },
    silent: true,
  });
  let printed = "";
  let death = "It ended before its last test";
  const timer = setTimeout(() => {
    death = `It printed nothing for ${SILENCE_MS / 1000} s`;
    worker.kill("SIGKILL");
  }, SILENCE_MS);
  for (const stream of [worker.stdout, worker.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      printed += text;
      timer.refresh();
    });

  const exited = once(worker, "exit");
  // Comes after all that it has printed, but never after `disconnect`.
  const closed = once(worker, "close");
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const started = performance.now();
    printed = "";
    worker.send(file, () => {});
    const [result]: (Result | null)[] = await Promise.race([
      once(worker, "message"),
      closed.then(() => [null]),
    ]);
    // What it has printed may be read after its message, but in the same turn of the event loop.
    await setImmediate();
    const ended = result ?? { passed: 0, failed: 1, skipped: 0, problems: [death] };
    report(file, { ...ended, problems: [...ended.problems, printed] }, started);
    if (result === null || !worker.connected) break;
  }
  if (worker.connected) worker.disconnect();
  await exited;
  clearTimeout(timer);
}

/** Runs test files that `bundle` has bundled. */
export async function runFiles(files: readonly string[], options: Options): Promise<void> {
  const queue = [...files];
  async function work(): Promise<void> {
    while (queue.length > 0) await runProcess(queue, options);
  }
  await Promise.all(Array.from({ length: options.processes }, work));
}
