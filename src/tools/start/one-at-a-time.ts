import { setTimeout } from "node:timers/promises";

/** How long the job waits for more names, in milliseconds: saving a file causes several events. */
const BURST = 100;

/**
 * Makes a job that never runs twice at the same time.
 *
 * @param job gets the names that came after its last start.
 * @returns a function that takes a name, and settles when the job has run for it.
 */
export function oneAtATime(
  job: (names: readonly string[]) => Promise<void>,
): (name: string) => Promise<void> {
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;

  async function run() {
    while (waiting.size > 0) {
      await setTimeout(BURST);
      const names = [...waiting];
      waiting.clear();
      await job(names);
    }
    running = null;
  }

  return (name) => {
    waiting.add(name);
    running ??= run();
    return running;
  };
}
