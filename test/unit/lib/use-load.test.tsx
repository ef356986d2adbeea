/** A late response would replace the news that a visitor looks at. */
import { act, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { useLoad } from "../../../src/lib/use-load.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("use-load");

/** A request that the test settles itself, and its calls so far. */
function controlledRequest() {
  const calls: { signal: AbortSignal; resolve: (value: string) => void }[] = [];
  return {
    load: (signal: AbortSignal) =>
      new Promise<string>((resolve) => {
        calls.push({ signal, resolve });
      }),
    isAborted: (index: number) => calls[index]?.signal.aborted,
    resolve: (index: number, value: string) => act(async () => calls[index]?.resolve(value)),
  };
}

function Page({ load }: { readonly load: (signal: AbortSignal) => Promise<string> }) {
  const [result, reload] = useLoad(load);
  return (
    <button type="button" onClick={reload}>
      {result.state === "loaded" ? result.value : result.state}
    </button>
  );
}

const button = () => screen.getByRole("button");
const shown = () => button().textContent;
const reload = () => act(() => button().click());

test("a late value of an older request is ignored", async () => {
  const request = controlledRequest();
  render(<Page load={request.load} />);
  reload();
  assert.equal([request.isAborted(0), request.isAborted(1)], [true, false]);

  await request.resolve(0, "old");
  assert.is(shown(), "loading");
  await request.resolve(1, "new");
  assert.is(shown(), "new");
});

test.run();
