import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Faq } from "../../../src/screens/faq/faq.tsx";
import { pageSuite } from "../frame/page-suite.ts";
import { toggle } from "../frame/visit.tsx";

const test = pageSuite("faq");

const questions = () => screen.getAllByRole("heading", { level: 2 });
const details = () => questions().map((question) => question.closest("details"));
const opened = () => details().flatMap((item, index) => (item?.open ? index : []));

async function click(index: number) {
  const item = details()[index];
  assert.ok(item);
  if (item) await toggle(item);
}

test("it has six questions, one on each of the specification's topics, all closed", () => {
  render(<Faq />);
  const topics = [
    /savings account/i,
    /fixed deposit/i,
    /loan/i,
    /current account/i,
    /services/i,
    /open an account/i,
  ];

  assert.is(screen.getByRole("heading", { level: 1 }).textContent, "Frequently Asked Questions");
  assert.is(questions().length, 6);
  for (const [index, topic] of topics.entries())
    assert.match(questions()[index]?.textContent ?? "", topic);
  assert.equal(opened(), []);
});

test("each question has an answer", () => {
  render(<Faq />);
  for (const item of details()) {
    const question = item?.querySelector("summary")?.textContent ?? "";
    const answer = item?.textContent?.slice(question.length) ?? "";
    assert.ok(answer.length > 60, question);
  }
});

test("one answer at a time is open", async () => {
  render(<Faq />);
  for (const index of [0, 5, 2, 3]) {
    await click(index);
    assert.equal(opened(), [index]);
  }
});

test("a click on the open question closes it", async () => {
  render(<Faq />);
  await click(1);
  await click(1);
  assert.equal(opened(), []);
  await click(1);
  assert.equal(opened(), [1]);
});

test.run();
