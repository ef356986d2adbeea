/** A clock that a test stops and moves on. */
import { mock } from "node:test";
import { act } from "@testing-library/react";

/** Stops `setTimeout` until `mock.reset` is called. */
export function stopTimeouts(): void {
  const { clearTimeout: clearReal } = globalThis;
  mock.timers.enable({ apis: ["setTimeout"] });
  clearRealTimeoutsToo(clearReal);
}

/** Stops `setTimeout` and what tells the time, until `mock.reset` is called. */
export function stopClock(): void {
  const { clearTimeout: clearReal } = globalThis;
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  mock.method(performance, "now", Date.now);
  clearRealTimeoutsToo(clearReal);
}

/**
 * Lets a time-out from before the clock stopped be cleared. Node has one for each open connection,
 * and would crash if it fired after the connection was closed.
 */
function clearRealTimeoutsToo(clearReal: typeof clearTimeout): void {
  const { clearTimeout: clearMocked } = globalThis;
  globalThis.clearTimeout = (timer) => {
    clearReal(timer);
    clearMocked(timer);
  };
}

/** Lets the stopped clock advance by some milliseconds, and React render what follows. */
export const advanceClock = (milliseconds: number) =>
  act(async () => mock.timers.tick(milliseconds));
