/** A screen reader says what gets the focus, and reads on from there. */
import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { focusOnMount, focusPart } from "../../../src/lib/focus.ts";
import { focusWithLabel } from "../../../src/lib/forms/focus-with-label.ts";
import { assertFocus, assertReadsFrom, leaveCaretAtEnd } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("focus");

function Page() {
  return (
    <>
      <article>
        <h3>Susu Loan</h3>
      </article>
      <fieldset aria-label="Success" tabIndex={-1} />
      <label htmlFor="name">Name</label>
      <input id="name" />
      <p>0770 000 000</p>
    </>
  );
}

const card = () => screen.getByRole("article");
const message = () => screen.getByRole("group", { name: "Success" });

for (const [what, move] of [
  ["a message that replaces a form", () => focusOnMount(message())],
  ["the errors of a form", () => focusWithLabel(message())],
] as const) {
  test(`a screen reader reads on from the start of ${what}`, () => {
    render(<Page />);
    leaveCaretAtEnd();
    move();
    assertReadsFrom(message());
  });
}

test("a part is focusable and has a name only while it has the focus", () => {
  render(<Page />);
  focusPart(card(), "A card", card());
  assertFocus(screen.getByRole("article", { name: "A card" }));

  // A tap on a focusable card would focus it.
  card().blur();
  assert.equal(card().getAttributeNames(), []);
});

test.run();
