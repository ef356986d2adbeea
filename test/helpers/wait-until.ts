import { setTimeout as sleep } from "node:timers/promises";

type Options = {
  readonly seconds?: number;
  /** Waits between two checks. */
  readonly pause?: () => Promise<unknown>;
};

/**
 * Waits until a condition is true. `goal` names it in the message of a failure. Unlike Testing
 * Library's `waitFor`, it also works with a `pause` while the test has stopped the clock.
 */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  goal: string,
  { seconds = 30, pause = () => sleep(50) }: Options = {},
): Promise<void> {
  // This clock isn't stopped.
  const begin = process.uptime();
  while (!(await isTrue())) {
    if (process.uptime() - begin > seconds) throw new Error(`waited for ${goal}`);
    await pause();
  }
}
