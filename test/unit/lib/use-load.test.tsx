import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import * as assert from "uvu/assert";
import { AbortedError } from "../../../src/lib/http.ts";
import { useLoad } from "../../../src/lib/use-load.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { listenTo } from "../screens/network.ts";

const test = pageSuite("use-load");
const errors = listenTo(test, "error");

type Start = {
  readonly signal: AbortSignal;
  readonly answer: (value: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};

/** A load that the test itself lets succeed or fail, and each start of it so far. */
function controlled() {
  const starts: Start[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      starts.push({
        signal,
        answer: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  const start = (index: number) => {
    const found = starts[index];
    assert.ok(found, `there were ${starts.length} starts`);
    return found as Start;
  };
  return { load, starts, start };
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

test("a value is loading, then loaded", async () => {
  const { load, starts, start } = controlled();
  render(<Page load={load} />);
  assert.is(shown(), "loading");
  assert.is(start(0).signal.aborted, false);

  await start(0).answer("A");
  assert.is(shown(), "loaded A");
  assert.is(starts.length, 1);
  assert.equal(errors, []);
});

test("a failure is shown and logged once", async () => {
  const { load, starts, start } = controlled();
  render(<Page load={load} />);
  const error = new TypeError("no");
  await start(0).fail(error);

  assert.is(shown(), "failed: TypeError: no");
  assert.equal(errors, [[error]]);
  assert.is(starts.length, 1);
});

test("leaving aborts the request, and a late value does nothing", async () => {
  const { load, start } = controlled();
  const { unmount } = render(<Page load={load} />);
  unmount();

  assert.is(start(0).signal.aborted, true);
  await start(0).answer("A");
  assert.equal(errors, []);
});

test("leaving isn't logged as a failure", async () => {
  const { load, start } = controlled();
  const { unmount } = render(<Page load={load} />);
  unmount();
  await start(0).fail(new AbortedError());

  assert.equal(errors, []);
});

test("a value that was loaded is kept while nothing else is asked for", async () => {
  const { load, starts, start } = controlled();
  const { rerender } = render(<Page load={load} />);
  await start(0).answer("A");
  rerender(<Page load={load} />);

  assert.is(shown(), "loaded A");
  assert.is(starts.length, 1);
  assert.is(start(0).signal.aborted, false);
});

for (const [outcome, settle] of [
  ["a value", (start: Start) => start.answer("A")],
  ["a failure", (start: Start) => start.fail("A")],
] as const) {
  test(`after ${outcome}, loading again shows neither the old outcome nor another's`, async () => {
    const { load, starts, start } = controlled();
    render(<Page load={load} />);
    await settle(start(0));
    reload();
    assert.is(shown(), "loading");
    assert.is(starts.length, 2);

    await start(1).answer("B");
    assert.is(shown(), "loaded B");
  });
}

test("loading again can fail after a value, and then shows no value", async () => {
  const { load, start } = controlled();
  render(<Page load={load} />);
  await start(0).answer("A");
  reload();
  await start(1).fail("no");

  assert.is(shown(), "failed: no");
  assert.equal(errors, [["no"]]);
});

for (const [outcome, settle] of [
  ["value", (start: Start) => start.answer("old")],
  ["failure by abortion", (start: Start) => start.fail(new AbortedError())],
] as const) {
  test(`a late ${outcome} of an older start is dropped, before and after the newer one's`, async () => {
    const { load, start } = controlled();
    render(<Page load={load} />);
    reload();
    reload();
    assert.is(start(0).signal.aborted, true);
    assert.is(start(2).signal.aborted, false);

    await settle(start(0));
    assert.is(shown(), "loading");
    await start(2).answer("new");
    await settle(start(1));
    assert.is(shown(), "loaded new");
    assert.equal(errors, []);
  });
}

test("another thing to load aborts the first and shows nothing of it", async () => {
  const [first, second] = [controlled(), controlled()];
  const { rerender } = render(<Page load={first.load} />);
  await first.start(0).answer("A");
  rerender(<Page load={second.load} />);
  assert.is(shown(), "loading");
  assert.is(first.start(0).signal.aborted, true);

  await second.start(0).answer("B");
  assert.is(shown(), "loaded B");
});

test("an effect that React runs twice still ends in one value and one line", async () => {
  const { load, starts, start } = controlled();
  render(
    <StrictMode>
      <Page load={load} />
    </StrictMode>,
  );
  assert.is(starts.length, 2);
  await start(0).fail(new AbortedError());
  await start(1).fail("no");

  assert.is(shown(), "failed: no");
  assert.equal(errors, [["no"]]);
});

test.run();
