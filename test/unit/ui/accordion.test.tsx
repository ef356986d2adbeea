import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Accordion, OneOpen } from "../../../src/ui/accordion.tsx";
import { pageSuite } from "../frame/page-suite.ts";
import { toggle } from "../frame/visit.tsx";

const test = pageSuite("accordion");

const items = ["One", "Two", "Three"].map((question) => ({
  question,
  answer: `Answer ${question}`,
}));

const detailsOf = (question: string) => {
  const details = screen.getByRole("heading", { name: question }).closest("details");
  if (details === null) throw new Error(`${question} can't be opened`);
  return details;
};
const opened = () =>
  items.map(({ question }) => question).filter((question) => detailsOf(question).open);

for (const [clicks, expected] of [
  [[], []],
  [["One"], ["One"]],
  [["One", "One"], []],
  [["One", "Two"], ["Two"]],
  [["One", "Two", "One"], ["One"]],
  [["One", "Two", "Two"], []],
  [["Three", "Three", "Three"], ["Three"]],
] as const) {
  test(`after clicks on ${clicks.join(", ") || "nothing"}, open: ${expected.join() || "none"}`, async () => {
    render(
      <OneOpen>
        <Accordion name="questions" items={items} />
      </OneOpen>,
    );
    for (const question of clicks) await toggle(detailsOf(question));
    assert.equal(opened(), expected);
  });
}

test("an answer is read out after its question", () => {
  render(<Accordion name="questions" items={items} />);
  assert.is(detailsOf("Two").textContent, "TwoAnswer Two");
  assert.is(detailsOf("Two").querySelector("summary")?.textContent, "Two");
});

test.run();
