import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { StaticPart } from "../../../src/lib/static-part.tsx";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("other products and services");

for (const [channel, state] of [
  ["SMS alerts", "Available now"],
  ["ATMs", "Planned"],
  ["Internet Banking", "Planned"],
] as const) {
  test(`${channel}: ${state}`, () => {
    render(<StaticPart name="other-products" />);
    const item = screen.getByRole("heading", { level: 3, name: channel }).closest("li");
    assert.is(item?.textContent, `${channel}${state}`);
  });
}

for (const [product, ...facts] of [
  ["Fixed Income Instruments", /A way to invest money\. The branch gives its terms on request\./],
  ["International money transfer", /through our partners/, /at all branches/i],
] as const) {
  test(`it has ${product}`, () => {
    render(<StaticPart name="other-products" />);
    const card = screen.getByRole("article", { name: product });
    for (const fact of facts) assert.match(card.textContent ?? "", fact);
  });
}

test("it leads on to accounts and loans", () => {
  render(<StaticPart name="other-products" />);
  const more = within(screen.getByRole("region", { name: "Looking for something else?" }));
  assert.equal(
    more.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    [
      ["Account Types", "#/our-products/account-types"],
      ["Loans", "#/our-products/loans"],
    ],
  );
});

test.run();
