/** Stops and advances the clock of a test. */
import { mock } from "node:test";
import { act } from "@testing-library/react";

/**
 * Stops the clock until `mock.reset` is called; `happy-dom.ts` makes `performance.now` follow `Date`.
 * `clearTimeout` also clears a time-out from before: Node has one for each open connection, and would
 * crash if it fired after the connection was closed.
 */
export function stopClock(): void {
  const { clearTimeout: clearReal } = globalThis;
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { clearTimeout: clearMocked } = globalThis;
  globalThis.clearTimeout = (timer) => {
    clearReal(timer);
    clearMocked(timer);
  };
}

/**
 * Stops the time-outs of one delay until `mock.reset` is called. Node's `fetch` uses others: if a
 * second test stops all of them, it may hang.
 *
 * @returns a function that ends the last time-out.
 */
export function stopTimeoutsOf(milliseconds: number): () => void {
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const nothing = () => {};
  const stopped = {};
  let expire = nothing;
  mock.method(globalThis, "setTimeout", (work: () => void, delay: number) => {
    if (delay !== milliseconds) return start(work, delay);
    expire = work;
    return stopped;
  });
  mock.method(globalThis, "clearTimeout", (timer: unknown) => {
    if (timer === stopped) expire = nothing;
    else clear(timer as NodeJS.Timeout);
  });
  return () => expire();
}

/** Advances the stopped clock, and lets React render the changes. */
export const advanceClock = (milliseconds: number) =>
  act(async () => mock.timers.tick(milliseconds));
