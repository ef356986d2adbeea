/** A screen reader says which screen is new, or which part of it, and reads on from there. */
import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { focusScreen, goToDestination } from "../../../src/routing/screen-change.ts";
import { assertFocus, assertReadsFrom, leaveCaretAtEnd } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { openAt } from "../../helpers/rendered-site.tsx";

const test = domSuite("screen change");

function renderScreen() {
  render(
    <main>
      <section>
        <h1>Our Loans</h1>
        <article id="/our-products/loans?product=susu">
          <h3>Susu Loan</h3>
        </article>
      </section>
    </main>,
  );
  leaveCaretAtEnd();
}

test("a new screen gets the focus with the name of its heading, and is read from there", () => {
  renderScreen();
  focusScreen();
  assertFocus(screen.getByRole("main", { name: "Our Loans" }));
  assertReadsFrom(screen.getByRole("heading", { level: 1 }));
});

test("a forwarded link to a product is replaced by the link to its card, which gets the focus and is read next", () => {
  renderScreen();
  openAt("#/our-products/loans?utm_source=x&product=susu)");
  goToDestination();
  const card = screen.getByRole("article", { name: "Our Loans: Susu Loan" });
  assertFocus(card);
  assertReadsFrom(card);
  assert.is(window.location.hash, `#${card.id}`);
});

test.run();
