import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import * as assert from "uvu/assert";
import { useSubmission } from "../../../src/lib/submission.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { controlledCall, lateOutcomes } from "./controlled-call.ts";

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
  ["an answer", null, "succeeded: thanks"],
  ["a failure", new TypeError("no"), "failed: TypeError: no"],
  ["a failure without a reason", undefined, "failed: undefined"],
] as const) {
  test(`a request is busy until ${outcome}, which is told once; then another can be sent`, async () => {
    const { calls, call, told, unmount } = show();
    assert.is(button().textContent, "Send");
    press();
    assert.is(button().textContent, "Sending...");
    assert.equal(told, []);

    await (error === null ? call(0).answer("thanks") : call(0).fail(error));
    assert.is(button().textContent, "Send");
    assert.equal(told, [words]);

    press();
    await call(1).answer("again");
    assert.equal(told, [words, "succeeded: again"]);
    press();
    unmount();
    assert.equal(
      calls.map(({ signal }) => signal.aborted),
      [false, false, true],
    );
  });
}

test("one request is sent, however often and however fast the button is pressed", async () => {
  const { calls, call, told } = show();
  // Both presses come before the screen is rendered again.
  act(() => {
    button().click();
    button().click();
  });
  press();
  assert.is(calls.length, 1);

  await call(0).answer("thanks");
  assert.equal(told, ["succeeded: thanks"]);
});

for (const [outcome, settle] of lateOutcomes) {
  test(`leaving the screen aborts the request, and a late ${outcome} does nothing`, async () => {
    const { call, told, unmount } = show();
    press();
    unmount();
    assert.is(call(0).signal.aborted, true);

    await settle(call(0));
    assert.equal(told, []);
  });

  test(`cancelling aborts the request, and a late ${outcome} does nothing to the next`, async () => {
    const { call, told } = show();
    press();
    act(() => screen.getByText("Cancel").click());
    assert.is(call(0).signal.aborted, true);
    assert.is(button().textContent, "Send");

    press();
    await settle(call(0));
    assert.is(button().textContent, "Sending...");
    assert.equal(told, []);
    await call(1).answer("again");
    assert.equal(told, ["succeeded: again"]);
  });
}

test("an answer is told once the form can be used again", async () => {
  const seen: (string | null)[] = [];
  function Page() {
    const [busy, submit] = useSubmission();
    const press = () =>
      submit(async () => {}, {
        // A second request may follow from the first one's answer.
        succeeded: () =>
          submit(async () => "more", { succeeded: (more) => seen.push(more), failed: () => {} }),
        failed: () => {},
      });
    return (
      <button type="button" onClick={press}>
        {busy ? "Sending..." : "Send"}
      </button>
    );
  }
  render(<Page />);
  await act(async () => button().click());

  assert.equal(seen, ["more"]);
  assert.is(button().textContent, "Send");
});

test.run();
