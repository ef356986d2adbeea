import { cleanup, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { AccountTypes } from "../../../src/screens/account-types/account-types.tsx";
import { pageSuite } from "../frame/page-suite.ts";
import { signIn } from "../frame/visit.tsx";

const test = pageSuite("account types");

test("the accounts are the specification's, in one category", () => {
  render(<AccountTypes />);
  const category = within(screen.getByRole("region", { name: "Depository Products" }));
  assert.equal(
    category.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
    [
      "Savings Account",
      "Current Account",
      "Call Account",
      "Susu Account",
      "Salary Account",
      "Church Account",
      "My Future Account",
      "Trio Account",
      "Fixed Deposit",
    ],
  );
});

const factsOf = (title: string) => {
  const card = within(screen.getByRole("article", { name: title }));
  const details = card.queryAllByRole("definition");
  return card
    .queryAllByRole("term")
    .map((term, index) => [term.textContent, details[index]?.textContent]);
};

for (const [title, ...facts] of [
  [
    "Savings Account",
    ["Initial deposit", "US$5 or 1000 LRD"],
    ["Further deposit", "US$10 or 2000 LRD"],
  ],
  ["Susu Account", ["Interest", "None"]],
  ["My Future Account", ["Interest", "Earned after 6 months of regular deposits"]],
  ["Trio Account", ["How it works", "A rotating system for 3 people"]],
] as const) {
  test(`the facts of the ${title} are the specification's`, () => {
    render(<AccountTypes />);
    assert.equal(factsOf(title), facts);
  });
}

for (const title of [
  "Current Account",
  "Call Account",
  "Salary Account",
  "Church Account",
  "Fixed Deposit",
]) {
  test(`the ${title} has no terms but those that the branch gives`, () => {
    render(<AccountTypes />);
    const { textContent } = screen.getByRole("article", { name: title });

    assert.match(textContent ?? "", /branch gives its terms on request/);
    assert.not.match(textContent ?? "", /\d|%|US\$|LRD/);
    assert.equal(factsOf(title), []);
  });
}

test("Open Account leads to the login, and past it for who is signed in", () => {
  const href = () => screen.getByRole("link", { name: "Open Account" }).getAttribute("href");
  render(<AccountTypes />);
  assert.is(href(), "#/login");
  cleanup();
  signIn();
  render(<AccountTypes />);
  assert.is(href(), "#/accounts");
});

test.run();
