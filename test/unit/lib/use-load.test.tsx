import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import * as assert from "uvu/assert";
import { AbortedError } from "../../../src/lib/http.ts";
import { useLoad } from "../../../src/lib/use-load.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { listenTo } from "../screens/network.ts";
import { controlledCall } from "./controlled-call.ts";

const test = pageSuite("use-load");
const errors = listenTo(test, "error");

function Page({ load }: { readonly load: (signal: AbortSignal) => Promise<string> }) {
  const [result, reload] = useLoad(load);
  const text =
    result.state === "loaded"
      ? `loaded ${result.value}`
      : result.state === "failed"
        ? `failed: ${result.error}`
        : "loading";
  return (
    <button type="button" onClick={reload}>
      {text}
    </button>
  );
}

const button = () => screen.getByRole("button");
const shown = () => button().textContent;
const reload = () => act(() => button().click());

test("a value is loading, then loaded, and stays while the same is loaded", async () => {
  const { send, calls, call } = controlledCall();
  const { rerender } = render(<Page load={send} />);
  assert.is(shown(), "loading");

  await call(0).answer("A");
  assert.is(shown(), "loaded A");
  rerender(<Page load={send} />);
  assert.is(shown(), "loaded A");
  assert.is(calls.length, 1);
  assert.is(call(0).signal.aborted, false);
  assert.equal(errors, []);
});

test("a failure is shown and logged once", async () => {
  const { send, calls, call } = controlledCall();
  render(<Page load={send} />);
  const error = new TypeError("no");
  await call(0).fail(error);

  assert.is(shown(), "failed: TypeError: no");
  assert.equal(errors, [[error]]);
  assert.is(calls.length, 1);
});

test("leaving aborts the request, which isn't logged as a failure", async () => {
  const { send, call } = controlledCall();
  const { unmount } = render(<Page load={send} />);
  unmount();

  assert.is(call(0).signal.aborted, true);
  await call(0).fail(new AbortedError());
  assert.equal(errors, []);
});

for (const [first, second, expected] of [
  ["value", "value", "loaded B"],
  ["value", "failure", "failed: B"],
  ["failure", "value", "loaded B"],
] as const) {
  test(`loading again after a ${first} shows nothing of it, then a ${second}`, async () => {
    const { send, calls, call } = controlledCall();
    render(<Page load={send} />);
    await (first === "value" ? call(0).answer("A") : call(0).fail("A"));
    reload();
    assert.is(shown(), "loading");
    assert.is(calls.length, 2);

    await (second === "value" ? call(1).answer("B") : call(1).fail("B"));
    assert.is(shown(), expected);
  });
}

for (const [outcome, error] of [
  ["value", null],
  ["failure by abortion", new AbortedError()],
] as const) {
  test(`a late ${outcome} of an older request is dropped, before and after the newer one's`, async () => {
    const { send, call } = controlledCall();
    const settle = (index: number) => (error ? call(index).fail(error) : call(index).answer("old"));
    render(<Page load={send} />);
    reload();
    reload();
    assert.equal([call(0).signal.aborted, call(2).signal.aborted], [true, false]);

    await settle(0);
    assert.is(shown(), "loading");
    await call(2).answer("new");
    await settle(1);
    assert.is(shown(), "loaded new");
    assert.equal(errors, []);
  });
}

test("another thing to load aborts the first and shows nothing of it", async () => {
  const [first, second] = [controlledCall(), controlledCall()];
  const { rerender } = render(<Page load={first.send} />);
  await first.call(0).answer("A");
  rerender(<Page load={second.send} />);
  assert.is(shown(), "loading");
  assert.is(first.call(0).signal.aborted, true);

  await second.call(0).answer("B");
  assert.is(shown(), "loaded B");
});

test("an effect that React runs twice ends in one result and one line", async () => {
  const { send, calls, call } = controlledCall();
  render(
    <StrictMode>
      <Page load={send} />
    </StrictMode>,
  );
  assert.is(calls.length, 2);
  await call(0).fail(new AbortedError());
  await call(1).fail("no");

  assert.is(shown(), "failed: no");
  assert.equal(errors, [["no"]]);
});

test.run();
