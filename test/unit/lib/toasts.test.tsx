/** A message to a visitor would be lost among others, or outlive what it is about. */
import { act, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { ToastProvider, useToastActions, useToasts } from "../../../src/lib/toasts.tsx";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("toasts");

type Actions = ReturnType<typeof useToastActions>;

/** Renders a page with toasts, each a line of text, and gives what can be done with them. */
function renderPage(): Actions {
  let actions: Actions | undefined;
  function View() {
    actions = useToastActions();
    return useToasts().map(({ id, text }) => <li key={id}>{text}</li>);
  }
  render(<View />, { wrapper: ToastProvider });
  assert.ok(actions);
  return actions as Actions;
}

const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

for (const [what, change, expected] of [
  ["a fourth one replaces the oldest", ({ showToast }) => showToast("success", "D"), "BCD"],
  ["failures are closed, and the others stay", ({ closeFailures }) => closeFailures(), "B"],
  [
    "one that is shown after failures were closed stays",
    ({ showToast, closeFailures }) => {
      closeFailures();
      showToast("failure", "D");
    },
    "BD",
  ],
] satisfies readonly (readonly [string, (actions: Actions) => void, string])[]) {
  test(`of three toasts, ${what}`, () => {
    const actions = renderPage();
    act(() => {
      actions.showToast("failure", "A");
      actions.showToast("success", "B");
      actions.showToast("failure", "C");
    });
    assert.is(shown().join(""), "ABC");
    act(() => change(actions));
    assert.is(shown().join(""), expected);
  });
}

test.run();
