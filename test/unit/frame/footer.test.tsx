/** The footer would lack a link, or show a wrong year or licence number. */
import { mock } from "node:test";
import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { networks } from "../../../src/content/external-links.ts";
import { footer as words } from "../../../src/content/footer.ts";
import { Footer } from "../../../src/frame/footer.tsx";
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
  for (const label of words.notYetLinks) assert.is(footer.getByText(label).closest("a"), null);
});

test("the footer has the institution's name, the current year and the licence number", () => {
  mock.timers.enable({ apis: ["Date"], now: new Date(2031, 11, 31, 23, 59) });
  const footer = renderFooter();
  mock.timers.reset();

  assert.ok(footer.getByText(words.blurb));
  assert.ok(footer.getByText(`© 2031 ${company.name}`));
  assert.ok(footer.getByText(`Company licence number ${company.licence}`));
});

test("the footer's icons link to the institution's social networks", () => {
  const footer = renderFooter();
  for (const [network, href] of [
    ["Facebook", networks.facebook],
    ["Twitter", networks.twitter],
    ["LinkedIn", networks.linkedin],
  ] as const)
    assert.is(
      footer.getByRole("link", { name: `${company.name} on ${network}` }).getAttribute("href"),
      href,
    );
});

test.run();
