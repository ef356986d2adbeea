import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { StaticPart } from "../../../src/lib/static-part.tsx";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("loans");

const facts = [
  ["Payroll Based Loan", /salaried workers/i, /competitive rates/],
  [
    "MSME Loans",
    /account holders,? or clients of other reputable institutions/i,
    /instalments?\b.*\bbullet payment\b.*\bproject/,
  ],
  ["Susu Loan", /clients who already hold a susu savings account/i],
  [
    "Commercial Loans",
    /individuals, enterprises and companies with no prior account relationship/i,
    /working capital or fixed assets/i,
  ],
  ["Microfinance Loans", /group loans/i],
] as const;

test("the loans are the specification's, in one category", () => {
  render(<StaticPart name="loans" />);
  assert.is(screen.getByRole("heading", { level: 1 }).textContent, "Our Loans");
  const cards = within(screen.getByRole("region", { name: "Loan Products" })).getAllByRole(
    "article",
  );
  assert.equal(
    cards.map((card) => within(card).getByRole("heading", { level: 3 }).textContent),
    facts.map(([title]) => title),
  );
});

for (const [title, ...patterns] of facts) {
  test(`${title} says whom or what it is for`, () => {
    render(<StaticPart name="loans" />);
    const { textContent } = screen.getByRole("article", { name: title });
    for (const pattern of patterns) assert.match(textContent ?? "", pattern);
  });
}

test("the next step is to get in touch", () => {
  render(<StaticPart name="loans" />);
  assert.is(screen.getByRole("link", { name: "Contact Us" }).getAttribute("href"), "#/contact-us");
});

test.run();
