/** The second tap of a double tap would press what the first has put there, such as Cancel. */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import * as assert from "uvu/assert";
import { ignoreSecondTaps } from "../../../src/lib/double-tap.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("double tap");

test.before(ignoreSecondTaps);

/** Each test's taps are long after those of the last. */
let now = 0;
/** The labels of the controls whose clicks had an effect. */
let clicked: string[] = [];
test.before.each(() => {
  now += 60_000;
  clicked = [];
});

function Page() {
  const notice = (label: string) => () => clicked.push(label);
  return (
    <>
      <button type="submit" onClick={notice("Submit")}>
        <b>Submit</b>
      </button>
      <button type="button" onClick={notice("Cancel")}>
        Cancel
      </button>
      <label>
        <input type="checkbox" onClick={notice("Remember me")} />
        Remember me
      </label>
      <details>
        <summary onClick={notice("Menu")}>Menu</summary>
      </details>
      <p>Text</p>
    </>
  );
}

type Tap = {
  /** The milliseconds since the test began. */
  readonly at?: number;
  /** How many pixels it is below the others. */
  readonly below?: number;
  /** A key's click has the detail 0, and so has a script's. */
  readonly detail?: number;
};

function fireTap(target: Element, { at = 0, below = 0, detail = 1 }: Tap): void {
  const click = createEvent.click(target, { detail, clientX: 100, clientY: 400 + below });
  Object.defineProperty(click, "timeStamp", { value: now + at });
  fireEvent(target, click);
}

/** Taps one after the other on a page. @returns the labels of the clicks that had an effect. */
function tap(taps: readonly (Tap & { readonly on: string })[]): readonly string[] {
  render(<Page />);
  for (const { on, ...how } of taps) fireTap(screen.getByText(on), how);
  return clicked;
}

for (const [what, taps, expected] of [
  ["on another button", [{ on: "Submit" }, { on: "Cancel", at: 400 }], ["Submit"]],
  [
    "on another button, not quite there",
    [{ on: "Submit" }, { on: "Cancel", below: 15 }],
    ["Submit"],
  ],
  [
    "on another button, and a third there,",
    [{ on: "Menu" }, ...[400, 800].map((at) => ({ on: "Cancel", at }))],
    ["Menu"],
  ],
  ["on a label", [{ on: "Submit" }, { on: "Remember me" }], ["Submit"]],
] as const) {
  test(`the second tap of a double tap ${what} does nothing`, () => {
    assert.equal(tap(taps), expected);
  });
}

function PageThatChanges() {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setSent(true)}>
        Submit
      </button>
      {isSent && (
        <button type="button" onClick={() => clicked.push("Cancel")}>
          Cancel
        </button>
      )}
    </>
  );
}

for (const [below, expected] of [
  [90, []],
  [110, ["Cancel"]],
] as const) {
  test(`the second tap of a double tap, ${below} px away on a button that has just appeared, ${expected.length > 0 ? "has its effect" : "does nothing"}`, () => {
    render(<PageThatChanges />);
    fireTap(screen.getByText("Submit"), {});
    fireTap(screen.getByText("Cancel"), { at: 200, below });
    assert.equal(clicked, expected);
  });
}

for (const [what, taps] of [
  ["on the same control", [{ on: "Menu" }, { on: "Menu", at: 200 }]],
  ["on another control elsewhere", [{ on: "Submit" }, { on: "Cancel", at: 200, below: 44 }]],
  ["on another control later", [{ on: "Submit" }, { on: "Cancel", at: 1000 }]],
  ["by a key", [{ on: "Submit" }, { on: "Cancel", detail: 0 }]],
  ["on a control after a tap beside it", [{ on: "Text" }, { on: "Menu", at: 200 }]],
] as const) {
  test(`a second press ${what} has its effect`, () => {
    assert.is(tap(taps).at(-1), taps[1].on);
    assert.is(clicked.length, taps.filter(({ on }) => on !== "Text").length);
  });
}

test("a fast press after typing has its effect, as by a program that fills in forms", () => {
  render(<Page />);
  fireTap(screen.getByText("Submit"), {});
  fireEvent.input(screen.getByRole("checkbox"));
  fireTap(screen.getByText("Cancel"), { at: 200 });
  assert.equal(clicked, ["Submit", "Cancel"]);
});

test("a tap on a label presses its checkbox: the click that the browser adds is no second tap", () => {
  render(<Page />);
  fireTap(screen.getByText("Remember me"), {});
  clicked = [];
  // As in Chromium, in the same place. In happy-dom it was like a script's click.
  fireTap(screen.getByRole("checkbox"), {});
  assert.equal(clicked, ["Remember me"]);
});

test.run();
