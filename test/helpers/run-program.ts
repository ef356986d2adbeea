/** For the tests of programs that maintainers and operators run. */
import { execFile } from "node:child_process";

type Options = {
  /** Additions to the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** The folder in which the command runs. */
  readonly cwd?: string;
};

/** Runs a command, with a time-out. @returns its exit code and its output. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, cwd = "." }: Options = {},
) {
  return new Promise<{ code: unknown; printed: string }>((done) =>
    execFile(
      command,
      args,
      { env: { ...process.env, ...env }, cwd, maxBuffer: 2 ** 26, timeout: 300_000 },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : error.code, printed: stdout + stderr }),
    ),
  );
}

/** Runs one of our programs by its path in the project. */
export const runProgram = (program: string, args: readonly string[], options?: Options) =>
  runCommand(process.execPath, ["src/tools/run.js", program, ...args], options);
