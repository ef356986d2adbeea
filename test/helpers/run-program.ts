/** For the tests of programs that maintainers and operators run. */
import { execFile } from "node:child_process";

/**
 * Runs one of our programs, with a time-out.
 *
 * @param program its path in the project.
 * @param options additions to the environment, and the folder in which it runs.
 * @returns its exit code and its output.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, cwd = "." }: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {},
) {
  return new Promise<{ code: unknown; printed: string }>((done) =>
    execFile(
      process.execPath,
      ["src/tools/run.js", program, ...args],
      { env: { ...process.env, ...env }, cwd, timeout: 120_000 },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : error.code, printed: stdout + stderr }),
    ),
  );
}
