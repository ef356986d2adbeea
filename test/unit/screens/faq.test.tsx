/** A visitor reads one answer at a time. */
import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Faq } from "../../../src/screens/first-script/faq/faq.tsx";
import { domSuite } from "../../helpers/dom-suite.ts";
import { toggle } from "../../helpers/rendered-site.tsx";

const test = domSuite("faq");

const items = () => screen.getAllByRole<HTMLDetailsElement>("group");
const opened = () => items().flatMap(({ open }, index) => (open ? index : []));

test("one answer is open at a time, and its question closes it", async () => {
  render(<Faq />);
  assert.equal(opened(), []);
  for (const [clicked, expected] of [
    [0, [0]],
    [5, [5]],
    [2, [2]],
    [2, []],
    [2, [2]],
  ] as const) {
    const item = items()[clicked];
    if (item) await toggle(item);
    assert.equal(opened(), expected);
  }
});

test("screen readers find no heading inside a question", () => {
  // In Firefox, Orca can't open the question there.
  render(<Faq />);
  assert.is(document.querySelectorAll("summary :is(h1, h2, h3, h4)").length, 0);
});

test.run();
