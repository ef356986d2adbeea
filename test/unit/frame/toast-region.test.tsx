/** Without this a message would go while a visitor reads or touches it, or be announced wrongly. */
import { mock } from "node:test";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { ToastRegion } from "../../../src/frame/toast-region.tsx";
import { type ToastKind, ToastProvider, useToastActions } from "../../../src/lib/toasts.tsx";
import { advanceClock, stopClock } from "../../helpers/clock.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { setHidden } from "../../helpers/rendered-site.tsx";

const test = pageSuite("toast region");

test.before.each(stopClock);
test.after.each(() => setHidden(false));

/** Renders a page that shows toasts, and returns what makes it show one. */
function renderPage() {
  let { showToast }: Partial<ReturnType<typeof useToastActions>> = {};
  function Page() {
    ({ showToast } = useToastActions());
    return null;
  }
  render(
    <ToastProvider>
      <Page />
      <ToastRegion />
    </ToastProvider>,
  );
  return (kind: ToastKind, text: string, duration?: number) =>
    act(async () => showToast?.(kind, text, duration));
}

/** The button that closes a toast; it lies over the whole of it. */
const closer = (text: string) =>
  within(screen.getByText(text).parentElement ?? document.body).getByRole("button", {
    name: "Close",
  });

const shown = () => screen.queryAllByText(/toast$/).map(({ textContent }) => textContent);

const textsOf = (role: string) => screen.queryAllByRole(role).map((all) => all.textContent);

test("failures interrupt, each an alert that comes with its text", async () => {
  const show = renderPage();
  assert.equal(textsOf("alert"), [], "Firefox announces nothing that is added to an empty alert");
  await show("failure", "A failure toast");
  await show("failure", "Another toast");
  assert.equal(textsOf("alert"), ["A failure toast", "Another toast"]);
});

test("successes wait, in a region that was there before, which doesn't repeat the first", async () => {
  const show = renderPage();
  const status = screen.getByRole("status");
  assert.is(status.textContent, "");
  await show("success", "A success toast");
  assert.is(screen.getByRole("status"), status);
  assert.is(status.textContent, "A success toast");
  assert.is(status.getAttribute("aria-atomic"), "false");
});

test("a success comes as one object, so that its words aren't skipped for its button", async () => {
  const show = renderPage();
  await show("success", "A success toast");
  await show("success", "Another toast");
  const children = [...screen.getByRole("status").children];
  assert.equal(
    children.map((child) => [child.getAttribute("role"), child.textContent]),
    [
      ["group", "A success toast"],
      ["group", "Another toast"],
    ],
  );
});

test("a click closes the toast that it is on, and no other", async () => {
  const show = renderPage();
  await show("failure", "First toast");
  await show("failure", "Second toast");
  fireEvent.click(closer("First toast"));

  assert.equal(shown(), ["Second toast"]);
});

for (const [where, isGone, expected] of [
  ["where it was", false, "BUTTON"],
  ["the screen, if what had it is gone", true, "MAIN"],
] as const) {
  test(`the focus goes from a toast that is closed to ${where}`, async () => {
    const show = renderPage();
    render(
      <main>
        <button type="button">Send</button>
      </main>,
    );
    await show("failure", "A toast");
    const button = screen.getByRole("button", { name: "Send" });
    act(() => button.focus());
    act(() => closer("A toast").focus());
    if (isGone) button.remove();
    fireEvent.click(closer("A toast"));

    assert.is(document.activeElement?.nodeName, expected);
  });
}

/** Asserts that the toast is shown for so many milliseconds from now, and no longer. */
async function assertLasts(milliseconds: number): Promise<void> {
  await advanceClock(milliseconds - 1);
  assert.equal(shown(), ["A toast"]);
  await advanceClock(1);
  assert.equal(shown(), []);
}

for (const [name, duration, length] of [
  ["5 seconds", undefined, 5000],
  ["3 seconds where its caller says so", 3000, 3000],
] as const) {
  test(`a toast is gone after ${name} and not before`, async () => {
    const show = renderPage();
    await show("success", "A toast", duration);
    await assertLasts(length);
  });
}

test("each toast has a time of its own, even if the phone's clock is set back between them", async () => {
  const show = renderPage();
  await show("success", "First toast");
  await advanceClock(1000);
  mock.method(Date, "now", () => -3_600_000);
  await show("success", "Second toast");
  await advanceClock(4000);
  assert.equal(shown(), ["Second toast"]);
  await advanceClock(1000);
  assert.equal(shown(), []);
});

test("a toast that is shown during a pause has its whole time after it", async () => {
  const show = renderPage();
  await setHidden(true);
  await show("success", "A toast");
  await advanceClock(60_000);
  await setHidden(false);
  await assertLasts(5000);
});

for (const [what, hold, release] of [
  ["the pointer is on it", fireEvent.mouseEnter, fireEvent.mouseLeave],
  ["it has the focus", fireEvent.focus, fireEvent.blur],
  ["the page is in the background", () => setHidden(true), () => setHidden(false)],
] as const) {
  test(`a toast stays while ${what}, and then for what was left of its time`, async () => {
    const show = renderPage();
    await show("success", "A toast");
    await advanceClock(3000);
    await hold(closer("A toast"));
    await advanceClock(60_000);
    assert.equal(shown(), ["A toast"]);

    await release(closer("A toast"));
    await assertLasts(2000);
  });
}

test("a toast that has both pointer and focus stays when one of them leaves it", async () => {
  const show = renderPage();
  await show("success", "A toast");
  fireEvent.focus(closer("A toast"));
  fireEvent.mouseEnter(closer("A toast"));
  fireEvent.mouseLeave(closer("A toast"));
  await advanceClock(60_000);
  assert.equal(shown(), ["A toast"]);

  fireEvent.blur(closer("A toast"));
  await advanceClock(5000);
  assert.equal(shown(), []);
});

test("closing the toast that the pointer is on doesn't pause the others", async () => {
  const show = renderPage();
  await show("failure", "First toast");
  await show("failure", "Second toast");
  fireEvent.mouseEnter(closer("First toast"));
  await advanceClock(60_000);
  // The browser reports no leaving pointer for what is taken away.
  fireEvent.click(closer("First toast"));
  await advanceClock(4999);
  assert.equal(shown(), ["Second toast"]);
  await advanceClock(1);
  assert.equal(shown(), []);
});

test.run();
