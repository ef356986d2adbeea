/** A late response would replace the news that a visitor looks at. */
import { act, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { AbortedError } from "../../../src/lib/http.ts";
import { useLoad } from "../../../src/lib/use-load.ts";
import { recordConsole } from "../../helpers/fake-fetch.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("use-load");
const errors = recordConsole(test, "error");

type Call = {
  readonly signal: AbortSignal;
  readonly resolve: (value: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};

/** A request that the test settles itself, and the calls of it so far. */
function controlledCall() {
  const calls: Call[] = [];
  const send = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({
        signal,
        resolve: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`there were ${calls.length} calls`);
    return found;
  };
  return { send, calls, call };
}

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

test("a loaded value stays while the same request is repeated", async () => {
  const { send, calls, call } = controlledCall();
  const { rerender } = render(<Page load={send} />);
  assert.is(shown(), "loading");

  await call(0).resolve("A");
  rerender(<Page load={send} />);
  assert.is(shown(), "loaded A");
  assert.equal([calls.length, call(0).signal.aborted, errors], [1, false, []]);
});

test("leaving aborts the request, which isn't logged as a failure", async () => {
  const { send, call } = controlledCall();
  const { unmount } = render(<Page load={send} />);
  unmount();

  assert.is(call(0).signal.aborted, true);
  await call(0).fail(new AbortedError());
  assert.equal(errors, []);
});

test("a failure is logged once and hidden while the request is retried", async () => {
  const { send, calls, call } = controlledCall();
  render(<Page load={send} />);
  await call(0).fail("no");
  assert.is(shown(), "failed: no");
  assert.equal(errors, [["no"]]);
  reload();
  assert.is(shown(), "loading");
  assert.is(calls.length, 2);

  await call(1).resolve("B");
  assert.is(shown(), "loaded B");
});

test("a late value of an older request is ignored", async () => {
  const { send, call } = controlledCall();
  render(<Page load={send} />);
  reload();
  reload();
  assert.equal([call(0).signal.aborted, call(2).signal.aborted], [true, false]);

  await call(0).resolve("old");
  assert.is(shown(), "loading");
  await call(2).resolve("new");
  await call(1).resolve("old");
  assert.is(shown(), "loaded new");
});

test("a new request aborts the old one and hides its value", async () => {
  const [first, second] = [controlledCall(), controlledCall()];
  const { rerender } = render(<Page load={first.send} />);
  await first.call(0).resolve("A");
  rerender(<Page load={second.send} />);
  assert.is(shown(), "loading");
  assert.is(first.call(0).signal.aborted, true);

  await second.call(0).resolve("B");
  assert.is(shown(), "loaded B");
});

test.run();
