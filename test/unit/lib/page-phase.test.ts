/** Deferred work would delay the first paint, or never run in some browsers. */
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { whenIdle } from "../../../src/lib/page-phase.ts";
import { stopTimeouts } from "../../helpers/clock.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("page phase");

test.before.each(stopTimeouts);
test.after.each(() => {
  mock.timers.reset();
  Reflect.deleteProperty(document, "readyState");
  Reflect.deleteProperty(window, "requestIdleCallback");
});

const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, "readyState", { value, configurable: true });

const setRequestIdleCallback = (value: typeof window.requestIdleCallback) =>
  Object.defineProperty(window, "requestIdleCallback", { value, configurable: true });

/** Defers some work. @returns a function that tells whether it is done. */
function deferWork() {
  const work = mock.fn();
  whenIdle(work);
  return () => work.mock.callCount() === 1;
}

test("deferred work runs as soon as the browser is idle", () => {
  setReadyState("complete");
  let becomeIdle = () => {};
  setRequestIdleCallback((callback) => {
    becomeIdle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  });
  const isDone = deferWork();

  assert.not(isDone());
  becomeIdle();
  assert.ok(isDone());
});

for (const [name, prepare] of [
  ["can't say that it is idle", () => {}],
  [
    "doesn't say it in time",
    () =>
      setRequestIdleCallback((callback, { timeout } = {}) => {
        const late = { didTimeout: true, timeRemaining: () => 0 };
        if (timeout !== undefined) setTimeout(callback, timeout, late);
        return 1;
      }),
  ],
] as const) {
  test(`deferred work also runs if the browser ${name}`, () => {
    setReadyState("complete");
    prepare();
    const isDone = deferWork();

    mock.timers.tick(1999);
    assert.not(isDone());
    mock.timers.tick(1);
    assert.ok(isDone());
  });
}

test("deferred work doesn't start before the page has loaded", () => {
  setReadyState("interactive");
  const isDone = deferWork();

  mock.timers.tick(10_000);
  assert.not(isDone());
  setReadyState("complete");
  document.dispatchEvent(new window.Event("readystatechange"));
  mock.timers.tick(2000);
  assert.ok(isDone());
});

test.run();
