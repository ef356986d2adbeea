/** Without this a message to a visitor would go before it is read, or stay for ever. */
import { mock } from "node:test";
import { act, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import {
  noToasts,
  reduceToasts,
  type ToastAction,
  type ToastKind,
  ToastProvider,
  type ToastState,
  useToastActions,
  useToasts,
} from "../../../src/lib/toasts.tsx";
import { pageSuite } from "../frame/page-suite.ts";
import { stopClock } from "../frame/visit.tsx";

const test = pageSuite("toasts");

const show = (
  now: number,
  text = "toast",
  duration = 5000,
  kind: ToastKind = "success",
): ToastAction => ({
  type: "show",
  kind,
  text,
  duration,
  now,
});
const close = (id: number): ToastAction => ({ type: "close", id });
const fail = (now: number): ToastAction => show(now, "toast", 5000, "failure");
const closeFailures: ToastAction = { type: "closeFailures" };
const expire = (now: number): ToastAction => ({ type: "expire", now });
const pause = (now: number): ToastAction => ({ type: "pause", now });
const resume = (now: number): ToastAction => ({ type: "resume", now });

const after = (...actions: readonly ToastAction[]): ToastState =>
  actions.reduce(reduceToasts, noToasts);

/** Each toast as its id and its deadline. */
const deadlines = ({ toasts }: ToastState) =>
  toasts.map(({ id, deadline }) => `${id} at ${deadline}`);

for (const [name, actions, expected] of [
  ["a toast shown", [show(1000)], ["1 at 6000"]],
  ["a toast of another length shown", [show(1000, "a", 3000)], ["1 at 4000"]],
  ["four shown", [show(0), show(0), show(0), show(0)], ["2 at 5000", "3 at 5000", "4 at 5000"]],
  ["one closed", [show(0), show(0), show(0), close(2)], ["1 at 5000", "3 at 5000"]],
  ["failures closed", [fail(0), show(0), fail(0), closeFailures], ["2 at 5000"]],
  ["one shown after failures were closed", [fail(0), closeFailures, fail(0)], ["2 at 5000"]],
  ["a new one shown after the last expired", [show(0), expire(5000), show(5000)], ["2 at 10000"]],

  ["less time passed", [show(0), expire(4999)], ["1 at 5000"]],
  ["all its time passed", [show(0), expire(5000)], []],
  ["the time of only the first passed", [show(0), show(1), expire(5000)], ["2 at 5001"]],

  ["a pause", [show(0), pause(1000), resume(4000)], ["1 at 8000"]],
  ["two pauses", [show(0), pause(1000), resume(2000), pause(3000), resume(3500)], ["1 at 6500"]],
  [
    "a pause that starts twice, from its first start",
    [show(0), pause(1), pause(2), resume(4)],
    ["1 at 5003"],
  ],
  ["an end without a start of the pause", [show(0), resume(3000)], ["1 at 5000"]],
  [
    "the same pause for each toast",
    [show(0), show(30), pause(50), resume(80)],
    ["1 at 5030", "2 at 5060"],
  ],

  ["time passed during a pause", [show(0), pause(1000), expire(9000)], ["1 at 5000"]],
  ["one closed during a pause", [show(0), show(0), pause(1), close(1), resume(3)], ["2 at 5002"]],
  [
    "one shown during a pause, with its whole time after it",
    [show(0), pause(1000), show(3000), resume(4000)],
    ["1 at 8000", "2 at 9000"],
  ],
] satisfies readonly (readonly [string, readonly ToastAction[], readonly string[]])[]) {
  test(`with ${name} there ${expected.length === 1 ? "is" : "are"} ${expected.join(", ") || "none"}`, () => {
    assert.equal(deadlines(after(...actions)), expected);
  });
}

/** Renders a page with toasts, each a line of text, and gives what shows one. */
function renderPage() {
  let { showToast }: Partial<ReturnType<typeof useToastActions>> = {};
  function View() {
    ({ showToast } = useToastActions());
    return useToasts().map(({ id, text }) => <li key={id}>{text}</li>);
  }
  render(
    <ToastProvider>
      <View />
    </ToastProvider>,
  );
  return (text: string, duration?: number) => act(() => showToast?.("success", text, duration));
}

/** Which toasts are shown once so much time has passed. */
function shownAfter(milliseconds: number) {
  act(() => mock.timers.tick(milliseconds));
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
}

test.before.each(stopClock);

test("toasts go after their time, even if the phone's clock is set back between them", () => {
  const show = renderPage();
  show("A");
  shownAfter(1000);
  mock.method(Date, "now", () => -3_600_000);
  show("B");
  assert.equal([shownAfter(3999), shownAfter(1), shownAfter(1000)], [["A", "B"], ["B"], []]);
});

for (const [name, duration, length] of [
  ["5 seconds", undefined, 5000],
  ["the time that it is given", 3000, 3000],
] as const) {
  test(`a toast is gone after ${name} and not before`, () => {
    renderPage()("A", duration);
    assert.equal([shownAfter(length - 1), shownAfter(1)], [["A"], []]);
  });
}

test.run();
