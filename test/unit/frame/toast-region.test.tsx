/** A toast stays while a visitor reads or touches it, and is announced once. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { frame } from "../../../src/content/frame.ts";
import { ToastRegion } from "../../../src/frame/toast-region.tsx";
import { type ToastKind, ToastProvider, useToasts } from "../../../src/lib/toasts.tsx";
import { assertSame, textsOf } from "../../helpers/assert-dom.ts";
import { advanceClock, stopClock } from "../../helpers/clock.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { setHidden } from "../../helpers/rendered-site.tsx";

const test = domSuite("toast region");

let toasts: ReturnType<typeof useToasts>;

function Page() {
  toasts = useToasts();
  return <ToastRegion />;
}

test.before.each(() => {
  stopClock();
  render(<Page />, { wrapper: ToastProvider });
});
test.after.each(() => setHidden(false));

const show = (kind: ToastKind, text: string) => act(async () => toasts.showToast(kind, text));

/** The button that closes a toast. It covers the whole toast. */
const closeButton = (text: string) =>
  within(screen.getByText(text).parentElement ?? document.body).getByRole("button", {
    name: frame.closeToast,
  });

const shown = () => textsOf(screen.queryAllByText(/toast$/));

test("each failure toast is an alert that is added together with its text", async () => {
  assert.equal(
    textsOf(screen.queryAllByRole("alert")),
    [],
    "Firefox announces nothing that is added to an empty alert",
  );
  await show("failure", "A failure toast");
  await show("failure", "Another toast");
  assert.equal(textsOf(screen.queryAllByRole("alert")), ["A failure toast", "Another toast"]);
});

test("each success toast is a group in an existing status, which doesn't repeat the others", async () => {
  const status = screen.getByRole("status");
  assert.is(status.textContent, "");
  await show("success", "A success toast");
  await show("success", "Another toast");
  assertSame(screen.getByRole("status"), status);
  assert.is(status.getAttribute("aria-atomic"), "false");
  // Without the group, the words and the button would be two messages.
  assert.equal(textsOf(screen.queryAllByRole("group")), ["A success toast", "Another toast"]);
});

test("a fourth toast replaces the oldest", async () => {
  for (const text of ["First", "Second", "Third", "Fourth"]) await show("failure", `${text} toast`);
  assert.equal(shown(), ["Second toast", "Third toast", "Fourth toast"]);
});

for (const [what, focusesButton, isRemoved, expected] of [
  ["moves the focus to the field that had it before", true, false, "INPUT"],
  ["moves the focus to the screen if that field was removed", true, true, "MAIN"],
  ["leaves the focus in a field, as a press does in Safari", false, false, "INPUT"],
] as const) {
  test(`closing a toast ${what}`, async () => {
    render(
      <main>
        <input />
      </main>,
    );
    await show("failure", "A toast");
    const field = screen.getByRole("textbox");
    act(() => field.focus());
    if (focusesButton) act(() => closeButton("A toast").focus());
    if (isRemoved) field.remove();
    fireEvent.click(closeButton("A toast"));

    assert.equal(shown(), []);
    assert.is(document.activeElement?.nodeName, expected);
  });
}

test("each toast disappears after its own time, whatever the others do", async () => {
  await show("success", "First toast");
  await advanceClock(1000);
  await show("success", "Second toast");
  await advanceClock(4000);
  assert.equal(shown(), ["Second toast"]);
  await advanceClock(1000);
  assert.equal(shown(), []);
});

for (const [reason, pause, resume] of [
  ["the pointer is on it", fireEvent.mouseEnter, fireEvent.mouseLeave],
  ["it has the focus", fireEvent.focus, fireEvent.blur],
  ["the page is in the background", () => setHidden(true), () => setHidden(false)],
] as const) {
  test(`a toast remains while ${reason}, then for the rest of its time`, async () => {
    await show("success", "A toast");
    await advanceClock(3000);
    await pause(closeButton("A toast"));
    await advanceClock(60_000);
    assert.equal(shown(), ["A toast"]);

    await resume(closeButton("A toast"));
    await advanceClock(1999);
    assert.equal(shown(), ["A toast"]);
    await advanceClock(1);
    assert.equal(shown(), []);
  });
}

test.run();
