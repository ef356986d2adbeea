/** The footer would lack a link, or show a wrong year or licence number. */
import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { networks } from "../../../src/content/company.ts";
import { footer as words } from "../../../src/content/footer.ts";
import { Footer } from "../../../src/frame/footer.tsx";
import { assertAbsent } from "../../helpers/assert-dom.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("footer");

function renderFooter() {
  render(<Footer />);
  return within(screen.getByRole("contentinfo"));
}

const links = (items: readonly { readonly label: string; readonly path: string }[]) =>
  items.map(({ label, path }) => [label, `#${path}`]);
const plainText = (label: string) => [label, undefined];
const phones = company.phones.map(({ label, href }) => [label, href]);

for (const [heading, items] of [
  [words.headings.products, words.products.map(plainText)],
  [words.headings.about, links(words.about)],
  [words.headings.helpful, [...links(words.helpful), ...phones]],
] as const) {
  test(`the footer's list "${heading}" has its links and plain texts in order`, () => {
    const column = renderFooter().getByRole("heading", { name: heading }).parentElement;
    const found = within(column ?? document.body).getAllByRole("listitem");

    assert.equal(
      found.map((item) => [item.textContent, item.querySelector("a")?.getAttribute("href")]),
      items,
    );
  });
}

test("legal and support entries of the footer are plain text until they have a page", () => {
  const footer = renderFooter();
  for (const label of words.notYetLinks) assertAbsent(footer.getByText(label).closest("a"));
});

test("the footer has the institution's name, the current year and the licence number", () => {
  const footer = renderFooter();
  assert.ok(footer.getByText(words.blurb));
  assert.ok(footer.getByText(`© ${new Date().getFullYear()} ${company.name}`));
  assert.ok(footer.getByText(`Company licence number ${company.licence}`));
});

test("the footer's icons link to the institution's social networks", () => {
  const footer = renderFooter();
  const hrefOf = (network: string) =>
    footer.getByRole("link", { name: `${company.name} on ${network}` }).getAttribute("href");
  const { facebook, twitter, linkedin } = networks;
  assert.equal(["Facebook", "Twitter", "LinkedIn"].map(hrefOf), [facebook, twitter, linkedin]);
});

test.run();
