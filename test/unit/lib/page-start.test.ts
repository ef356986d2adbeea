/** Deferred work runs after the first paint, in every browser. */
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { whenIdle } from "../../../src/lib/page-start.ts";
import { stopTimeouts } from "../../helpers/clock.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("page start");

test.before.each(stopTimeouts);
test.after.each(() => {
  mock.timers.reset();
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

for (const [when, requestIdleCallback, delay] of [
  ["when the browser is idle", (work: () => void) => setTimeout(work, 50), 50],
  ["after 2 s if the browser can't say that it is idle", undefined, 2000],
  [
    "after 2 s if the browser doesn't say it in time",
    (work: () => void, { timeout }: IdleRequestOptions) => setTimeout(work, timeout),
    2000,
  ],
] as const) {
  test(`deferred work runs ${when}`, () => {
    define(document, "readyState", "complete");
    if (requestIdleCallback) define(window, "requestIdleCallback", requestIdleCallback);
    const isDone = deferWork();

    mock.timers.tick(delay - 1);
    assert.not(isDone());
    mock.timers.tick(1);
    assert.ok(isDone());
  });
}

test("deferred work doesn't start before the page has loaded", () => {
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
