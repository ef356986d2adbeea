import { execFile } from "node:child_process";
import { resolve } from "node:path";

/**
 * Runs a program that `npm run compile` has made, and ends it if it goes on.
 *
 * @param name its path among them, without the extension.
 * @param options settings that are added to the environment, and the folder in which it runs.
 * @returns its exit code, and what it prints.
 */
export function runProgram(
  name: string,
  args: readonly string[],
  { env = {}, cwd = "." }: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {},
) {
  const script = resolve("node_modules/.cache/scripts", `${name}.js`);
  return new Promise<{ code: unknown; printed: string }>((done) =>
    execFile(
      process.execPath,
      ["--enable-source-maps", script, ...args],
      { env: { ...process.env, ...env }, cwd, timeout: 120_000 },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : error.code, printed: stdout + stderr }),
    ),
  );
}
