/** A screen reader says what is new, and reads on from there. */
import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { focusElement, focusOnMount, focusScreen, focusWithLabel } from "../../../src/lib/focus.ts";
import { assertFocus, assertSame } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("focus");

function Page() {
  return (
    <>
      <main>
        <section>
          <h1>Our Loans</h1>
          <article>
            <h3>Susu Loan</h3>
          </article>
          <fieldset aria-label="Success" tabIndex={-1} />
          <label htmlFor="name">Name</label>
          <input id="name" />
        </section>
      </main>
      <p>0770 000 000</p>
    </>
  );
}

const heading = () => screen.getByRole("heading", { level: 1 });
const message = () => screen.getByRole("group", { name: "Success" });

function assertReadsFrom(expected: Element) {
  const selection = window.getSelection();
  assert.ok(selection?.isCollapsed, "a text is selected");
  assertSame(selection.anchorNode as Element, expected);
  assert.is(selection.anchorOffset, 0);
}

/** Puts the caret at the end of the page, where Firefox leaves it. */
function leaveCaretAtEnd() {
  window.getSelection()?.collapse(document.body, document.body.childNodes.length);
}

for (const [what, move, start] of [
  ["a new screen", focusScreen, heading],
  ["a message that replaces a form", () => focusOnMount(message()), message],
  ["the errors of a form", () => focusWithLabel(message()), message],
] as const) {
  test(`a screen reader reads on from the start of ${what}`, () => {
    render(<Page />);
    leaveCaretAtEnd();
    move();
    assertReadsFrom(start());
  });
}

test("a product's card gets the focus and the name of its screen, and is read next", () => {
  render(<Page />);
  leaveCaretAtEnd();
  focusElement(screen.getByRole("article"));
  const card = screen.getByRole("article", { name: "Our Loans: Susu Loan" });
  assertFocus(card);
  assertReadsFrom(card);

  // A tap on a focusable card would focus it.
  card.blur();
  assert.equal(card.getAttributeNames(), []);
});

test("a field that gets the focus keeps the caret", () => {
  render(<Page />);
  const field = screen.getByLabelText("Name");
  window.getSelection()?.collapse(field.parentElement, 0);
  focusWithLabel(field);
  assertFocus(field);
  assertSame(window.getSelection()?.anchorNode as Element, field.parentElement);
});

test("a text that the visitor has selected stays selected when a screen has loaded", () => {
  render(<Page />);
  const phone = screen.getByText("0770 000 000");
  window.getSelection()?.selectAllChildren(phone);
  focusScreen();
  assert.is(String(window.getSelection()), phone.textContent);
});

test.run();
