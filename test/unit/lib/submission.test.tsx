/** A double tap would send twice, or a late response disturb the next screen. */
import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import * as assert from "uvu/assert";
import { useSubmission } from "../../../src/lib/submission.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { controlledCall } from "./controlled-call.ts";

const test = pageSuite("submission");

/** A screen with a button that sends, and one that cancels. */
function show() {
  const { send, calls, call } = controlledCall();
  const told: string[] = [];

  function Page() {
    const [busy, submit, cancel] = useSubmission();
    const press = () =>
      submit(send, {
        succeeded: (value) => told.push(`succeeded: ${value}`),
        failed: (error) => told.push(`failed: ${error}`),
      });
    return (
      <>
        <button type="button" onClick={press}>
          {busy ? "Sending..." : "Send"}
        </button>
        <button type="button" hidden onClick={cancel}>
          Cancel
        </button>
      </>
    );
  }

  const { unmount } = render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  return { calls, call, told, unmount };
}

const button = () => screen.getByRole("button");
const press = () => act(() => button().click());

for (const [outcome, error, words] of [
  ["a response", null, "succeeded: thanks"],
  ["a failure", new TypeError("no"), "failed: TypeError: no"],
] as const) {
  test(`a submission is busy until ${outcome}, reports it once, and can be sent again`, async () => {
    const { call, told } = show();
    press();
    assert.is(button().textContent, "Sending...");
    assert.equal(told, []);

    await (error === null ? call(0).resolve("thanks") : call(0).fail(error));
    assert.is(button().textContent, "Send");
    assert.equal(told, [words]);

    press();
    await call(1).resolve("again");
    assert.equal(told, [words, "succeeded: again"]);
  });
}

test("repeated presses send one request", async () => {
  const { calls, call, told } = show();
  // Both presses happen before React renders again.
  act(() => {
    button().click();
    button().click();
  });
  press();
  assert.is(calls.length, 1);

  await call(0).resolve("thanks");
  assert.equal(told, ["succeeded: thanks"]);
});

test("a cancelled request is aborted and its late response ignored", async () => {
  const { call, told } = show();
  press();
  act(() => screen.getByText("Cancel").click());
  assert.is(call(0).signal.aborted, true);
  assert.is(button().textContent, "Send");

  press();
  await call(0).resolve("late");
  assert.is(button().textContent, "Sending...");
  assert.equal(told, []);
  await call(1).resolve("again");
  assert.equal(told, ["succeeded: again"]);
});

test("leaving the screen aborts only its own request", async () => {
  const { calls, call, unmount } = show();
  press();
  await call(0).resolve("thanks");
  press();
  unmount();
  assert.equal(
    calls.map(({ signal }) => signal.aborted),
    [false, true],
  );
});

test.run();
