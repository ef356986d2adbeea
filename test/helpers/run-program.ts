/** For the tests of programs that maintainers and operators run. */
import { execFile } from "node:child_process";
import { fromEnvironment } from "./from-environment.ts";

/** Without what makes Node print lines of its own: a debugger's terminal, and a file that is gone. */
const QUIET = { NODE_OPTIONS: "", NODE_EXTRA_CA_CERTS: "" };

type Options = {
  /** Additions to the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** The folder in which it runs. */
  readonly cwd?: string;
  /** In milliseconds. */
  readonly timeout?: number;
};

/** Runs Node, with a time-out. @returns its exit code and its output. */
export function runNode(args: readonly string[], options: Options = {}) {
  const { env = {}, cwd = ".", timeout = 300_000 } = options;
  return new Promise<{ code: unknown; printed: string }>((done) =>
    execFile(
      process.execPath,
      args,
      { env: { ...process.env, ...QUIET, ...env }, cwd, maxBuffer: 2 ** 26, timeout },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : error.code, printed: stdout + stderr }),
    ),
  );
}

/** Runs one of our programs by its path in the project. */
export const runProgram = (program: string, args: readonly string[], options?: Options) =>
  runNode(["src/tools/run.js", program, ...args], options);

/** Node's arguments to run npm, since Windows can't start `npm` as a program. */
export const npmArgs = (...args: readonly string[]): readonly string[] => [
  fromEnvironment("npm_execpath"),
  ...args,
];
