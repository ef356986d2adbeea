import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import * as assert from "uvu/assert";
import { AbortedError } from "../../../src/lib/http.ts";
import { useSubmission } from "../../../src/lib/submission.ts";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("submission");

type Sent = {
  readonly signal: AbortSignal;
  readonly answer: (value: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};

/** A screen with one button, whose requests the test itself lets succeed or fail. */
function show() {
  const requests: Sent[] = [];
  const told: string[] = [];
  const send = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      requests.push({
        signal,
        answer: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      });
    });

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
  const request = (index: number) => {
    const found = requests[index];
    if (!found) throw new Error(`there were ${requests.length} requests`);
    return found;
  };
  return { requests, request, told, unmount };
}

const button = () => screen.getByRole("button");
const press = () => act(() => button().click());

test("nothing is sent before it is asked for", () => {
  const { requests } = show();

  assert.is(button().textContent, "Send");
  assert.is(requests.length, 0);
});

for (const [outcome, settle, words] of [
  ["an answer", ({ answer }: Sent) => answer("thanks"), "succeeded: thanks"],
  ["a failure", ({ fail }: Sent) => fail(new TypeError("no")), "failed: TypeError: no"],
  ["a failure without a reason", ({ fail }: Sent) => fail(undefined), "failed: undefined"],
] as const) {
  test(`a request is on its way until ${outcome} comes, which is told once`, async () => {
    const { request, told } = show();
    press();
    assert.is(button().textContent, "Sending...");
    assert.is(request(0).signal.aborted, false);
    assert.equal(told, []);

    await settle(request(0));
    assert.is(button().textContent, "Send");
    assert.equal(told, [words]);
    assert.is(request(0).signal.aborted, false);
  });

  test(`after ${outcome} another request can be sent, with a signal of its own`, async () => {
    const { requests, request, told, unmount } = show();
    press();
    await settle(request(0));
    press();
    assert.is(requests.length, 2);
    assert.is(button().textContent, "Sending...");

    await request(1).answer("again");
    assert.equal(told, [words, "succeeded: again"]);
    press();
    unmount();
    assert.equal(
      requests.map(({ signal }) => signal.aborted),
      [false, false, true],
    );
  });
}

test("one request is sent, however often and however fast the button is pressed", async () => {
  const { requests, request, told } = show();
  // Both presses come before the screen is drawn again.
  act(() => {
    button().click();
    button().click();
  });
  press();
  press();
  assert.is(requests.length, 1);

  await request(0).answer("thanks");
  assert.equal(told, ["succeeded: thanks"]);
});

for (const [outcome, settle] of [
  ["answer", ({ answer }: Sent) => answer("thanks")],
  ["failure", ({ fail }: Sent) => fail(new TypeError("no"))],
  ["end of the aborted request", ({ fail }: Sent) => fail(new AbortedError())],
] as const) {
  test(`leaving the screen aborts the request, and a late ${outcome} does nothing`, async () => {
    const { request, told, unmount } = show();
    press();
    unmount();
    assert.is(request(0).signal.aborted, true);

    await settle(request(0));
    assert.equal(told, []);
  });
}

for (const [outcome, settle] of [
  ["answer", ({ answer }: Sent) => answer("thanks")],
  ["end", ({ fail }: Sent) => fail(new AbortedError())],
] as const) {
  test(`a request that is called off is aborted, and its late ${outcome} does nothing to the next`, async () => {
    const { requests, request, told } = show();
    press();
    act(() => screen.getByText("Cancel").click());
    assert.is(request(0).signal.aborted, true);
    assert.is(button().textContent, "Send");

    press();
    assert.is(requests.length, 2);
    await settle(request(0));
    assert.is(button().textContent, "Sending...");
    assert.equal(told, []);
    await request(1).answer("again");
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
