import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a browser. It ends with all its processes when `end` is called, or this process exits. */
export function startProgram(program: string, args: readonly string[], options?: SpawnOptions) {
  const child = spawn(program, args, { stdio: "ignore", ...options, detached: true });
  const ended = once(child, "exit");
  const kill = () => process.kill(-Number(child.pid), "SIGKILL");
  process.once("exit", kill);
  return {
    stdio: child.stdio,
    async end() {
      process.off("exit", kill);
      kill();
      await ended;
    },
  };
}
