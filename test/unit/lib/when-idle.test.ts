/** Deferred work runs when the browser is idle, in every browser. */
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { whenIdle } from "../../../src/lib/when-idle.ts";
import { stopTimeouts } from "../../helpers/clock.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("idle time");

test.before.each(stopTimeouts);
test.after.each(() => {
  Reflect.deleteProperty(document, "readyState");
  Reflect.deleteProperty(window, "requestIdleCallback");
});

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** Defers some work. @returns a function that tells whether it is done. */
function deferWork() {
  const work = mock.fn();
  whenIdle(work);
  return () => work.mock.callCount() === 1;
}

test("deferred work runs when the browser is idle, and after 2 s at the latest", () => {
  define(document, "readyState", "complete");
  let idle = () => {};
  let latest: number | undefined;
  define(window, "requestIdleCallback", (work: () => void, { timeout }: IdleRequestOptions) => {
    idle = work;
    latest = timeout;
  });
  const isDone = deferWork();
  assert.not(isDone());
  idle();
  assert.ok(isDone());
  assert.is(latest, 2000);
});

test("deferred work starts 2 s after the page has loaded if the browser can't say that it is idle", () => {
  define(document, "readyState", "interactive");
  const isDone = deferWork();

  mock.timers.tick(10_000);
  assert.not(isDone());
  define(document, "readyState", "complete");
  document.dispatchEvent(new window.Event("readystatechange"));
  mock.timers.tick(2000);
  assert.ok(isDone());
});

test.run();
