import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { askUs } from "../../../src/content/ask-us.ts";
import { faq } from "../../../src/content/faq.ts";
import { Faq } from "../../../src/screens/first/faq/faq.tsx";
import { pageSuite } from "../../helpers/page-suite.ts";
import { toggle } from "../../helpers/rendered-site.tsx";

const test = pageSuite("faq");

const items = () => screen.getAllByRole<HTMLDetailsElement>("group");
const opened = () => items().flatMap(({ open }, index) => (open ? index : []));

test("all questions are headings, and their answers are closed at first", () => {
  render(<Faq />);
  assert.equal(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    [...faq.items.map(({ question }) => question), askUs.heading],
  );
  assert.equal(opened(), []);
});

test("one answer is open at a time, and its question closes it", async () => {
  render(<Faq />);
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

test.run();
