import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { Footer } from "../../../src/frame/footer.tsx";
import { pageSuite } from "./page-suite.ts";

const test = pageSuite("footer");

function renderFooter() {
  render(<Footer />);
  return within(screen.getByRole("contentinfo"));
}

test("its links inside the site are the specification's", () => {
  const links = renderFooter().getAllByRole("link");
  const hrefs = links.map((link) => [link.textContent, link.getAttribute("href")] as const);

  assert.equal(
    hrefs.filter(([, href]) => href?.startsWith("#")).toSorted(),
    [
      ["About Us", "#/about-us"],
      ["Accounts", "#/login"],
      ["Careers", "#/"],
      ["Contact Us", "#/contact-us"],
      ["Faq", "#/faq"],
      ["News", "#/news"],
      ["Our Team", "#/our-team"],
      ["Products and Services", "#/our-products"],
    ].toSorted(),
  );
});

test("its products are the specification's", () => {
  const heading = renderFooter().getByRole("heading", { name: "Products" });
  const items = within(heading.parentElement ?? document.body).getAllByRole("listitem");

  assert.equal(
    items.map((item) => item.textContent),
    [
      "Regular Savings",
      "Business Savings",
      "Student Savings",
      "Susu Loans",
      "Business Loans",
      "Payroll Loans",
      "Microfinance loans",
    ],
  );
  assert.ok(
    items.every((item) => item.querySelector("a") === null),
    "none of them is a link",
  );
});

for (const words of ["Privacy Policy", "Terms & Conditions", "Support Center", "Reports"]) {
  test(`${words} is text and no link`, () => {
    assert.is(renderFooter().getByText(words).closest("a"), null);
  });
}

test("it says whose site it is, in which year and under which licence", () => {
  const year = new Date().getFullYear();
  const footer = renderFooter();

  assert.ok(footer.getByText(`© ${year} ${company.name}`));
  assert.ok(footer.getByText("Company licence number 01-24"));
});

for (const [network, href] of [
  ["Facebook", company.networks.facebook],
  ["Twitter", company.networks.twitter],
  ["LinkedIn", company.networks.linkedin],
] as const) {
  test(`its ${network} icon has a name and leads there in a new tab`, () => {
    const name = `${company.name} on ${network}`;
    const link = renderFooter().getByRole<HTMLAnchorElement>("link", { name });

    assert.is(link.getAttribute("href"), href);
    assert.is(link.target, "_blank");
    assert.is(link.rel, "noopener noreferrer");
  });
}

test.run();
