/** A product, an hour or a phone number of `src/content/` would be missing on its screen. */
import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { aboutUs } from "../../../src/content/about-us.ts";
import { accountTypes } from "../../../src/content/account-types.ts";
import * as company from "../../../src/content/company.ts";
import { contactUs } from "../../../src/content/contact-us.ts";
import { faq } from "../../../src/content/faq.ts";
import { home } from "../../../src/content/home.ts";
import { loans } from "../../../src/content/loans.ts";
import * as map from "../../../src/content/map.ts";
import { notFound } from "../../../src/content/not-found.ts";
import { otherProducts } from "../../../src/content/other-products.ts";
import { waysOn } from "../../../src/content/ways-on.ts";
import { AboutUs } from "../../../src/screens/first/about-us/about-us.tsx";
import { AccountTypes } from "../../../src/screens/first/account-types/account-types.tsx";
import { ContactUs } from "../../../src/screens/first/contact-us/contact-us.tsx";
import { Faq } from "../../../src/screens/first/faq/faq.tsx";
import { Home } from "../../../src/screens/first/home/home.tsx";
import { Loans } from "../../../src/screens/first/loans/loans.tsx";
import { NotFound } from "../../../src/screens/first/not-found/not-found.tsx";
import { OtherProducts } from "../../../src/screens/first/other-products/other-products.tsx";
import { settings } from "../../../src/settings.ts";
import { assertAbsent } from "../../helpers/assert-dom.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("information screens");

const region = (name: string) => screen.getByRole("region", { name });

/** Names that code uses; visitors don't read them. */
const NOT_WORDS = ["id", "name", "icon", "cloth", "apply", "product", "needs", "query"];

/** The words, and the paths of the links, in a part of the content. */
function partsOf(content: unknown): { words: readonly string[]; paths: readonly string[] } {
  const words: string[] = [];
  const paths: string[] = [];
  const collect = (value: unknown, key: string) => {
    if (typeof value === "string") (key === "path" ? paths : words).push(value);
    else if (typeof value === "object" && value !== null)
      for (const [name, part] of Object.entries(value))
        if (!NOT_WORDS.includes(name)) collect(part, name);
  };
  collect(content, "");
  return { words, paths };
}

for (const [Part, content] of [
  [AboutUs, aboutUs],
  [AccountTypes, accountTypes],
  [
    ContactUs,
    [
      contactUs,
      company.address,
      company.landmark,
      company.lobbyHours.map(({ days, hours }) => [days, hours]),
    ],
  ],
  [Faq, faq],
  [Home, home],
  [Loans, loans],
  [NotFound, [notFound, waysOn]],
  [OtherProducts, otherProducts],
] as const) {
  test(`${Part.name} shows all of its words, and leads to all of its links`, () => {
    const { container } = render(<Part />);
    const { words, paths } = partsOf(content);
    const hrefs = Array.from(container.querySelectorAll("a"), (link) => link.getAttribute("href"));
    assert.equal(
      words.filter((text) => !container.textContent?.includes(text)),
      [],
    );
    assert.equal(
      paths.filter((path) => !hrefs.some((href) => href?.split("?")[0] === `#${path}`)),
      [],
    );
  });
}

/** The heading of the card that a link leads to. */
const targetOf = (link: Element | undefined) => {
  const card = document.getElementById(link?.getAttribute("href")?.slice(1) ?? "");
  return card?.querySelector("h3")?.textContent;
};

for (const [Part, { chooser }, targets] of [
  [
    AccountTypes,
    accountTypes,
    {
      "I want to save": "Savings Account",
      "I save in a susu": "Susu Account",
      "I am a student": "#/accounts?type=student",
      "I have a business": "#/accounts?type=business",
      "I earn a salary": "Salary Account",
      "I save regularly and want interest": "My Future Account",
      "My money moves often": "Current Account",
      "I can leave my money": "Fixed Deposit",
      "We are three and take turns": "Trio Account",
      "We are a church": "Church Account",
    },
  ],
  [
    Loans,
    loans,
    {
      "I earn a salary": "Payroll Based Loan",
      "I have a small business": "MSME Loans",
      "I have a Susu Account": "Susu Loan",
      "I had no account here before": "Commercial Loans",
      "We are a group": "Microfinance Loans",
    },
  ],
] as const) {
  test(`${chooser.heading} Each need leads to its card, or to the application`, () => {
    render(<Part />);
    const links = within(region(chooser.heading)).getAllByRole("link");
    const found = links.map((link) => [
      link.querySelector("span")?.textContent,
      targetOf(link) ?? link.getAttribute("href"),
    ]);
    assert.equal(Object.fromEntries(found), targets);
  });
}

const cardOf = (title: string) => screen.getByRole("heading", { name: title }).closest("article");

for (const [title, type] of [
  ["Savings Account", "savings"],
  ["Current Account", "current"],
  ["Susu Account", "susu"],
] as const) {
  test(`the card of a ${title} leads to its application`, () => {
    render(<AccountTypes />);
    assert.is(cardOf(title)?.querySelector("a")?.getAttribute("href"), `#/accounts?type=${type}`);
    assertAbsent(cardOf(title)?.querySelector("details") ?? null);
  });
}

test("the card of a Susu Loan leads to the card of the account that it needs", () => {
  render(<Loans />);
  const link = screen.getByRole("link", { name: "See the Susu Account" });
  render(<AccountTypes />);
  assert.is(targetOf(link), "Susu Account");
});

for (const [Part, title] of [
  [AccountTypes, "Trio Account"],
  [Loans, "Commercial Loans"],
  [OtherProducts, "International money transfer"],
] as const) {
  test(`a question about ${title} is asked in its card, by an e-mail with that subject`, () => {
    render(<Part />);
    const links = Array.from(cardOf(title)?.querySelectorAll("details a") ?? [], (link) =>
      link.getAttribute("href"),
    );
    assert.equal(links, [
      ...company.phones.map(({ href }) => href),
      `mailto:${settings.supportEmail}?subject=${encodeURIComponent(title)}`,
      company.chat,
    ]);
  });
}

test("other products: each channel is marked as available or planned", () => {
  render(<OtherProducts />);
  const items = within(region(otherProducts.channelsHeading)).getAllByRole("listitem");
  assert.equal(
    items.map(({ textContent }) => textContent),
    ["SMS alertsAvailable now", "ATMsPlanned", "Internet BankingPlanned"],
  );
});

test("contact us: each card has every phone number, and its topic as the e-mail's subject", () => {
  render(<ContactUs />);
  const cards = within(region(contactUs.heading)).getAllByRole("article");
  const phones = settings.contactPhones.map((phone) => [phone, `tel:${phone.replace(/ /g, "")}`]);
  const subjects = [
    "Location%2FBranches",
    "Lobby%20Hours",
    "General%20Inquiry",
    "Loans",
    "Savings%20and%20Investment",
  ];
  assert.equal(
    cards.map((card) =>
      Array.from(card.querySelectorAll("a"), ({ textContent, href }) => [textContent, href]),
    ),
    subjects.map((subject) => [
      ...phones,
      [settings.supportEmail, `mailto:${settings.supportEmail}?subject=${subject}`],
    ]),
  );
});

test("contact us: the map loads in a sandbox when it is near, and has a link beside it", async () => {
  render(<ContactUs />);
  const { latitude, longitude } = settings.map;
  const frame = await within(region(map.heading)).findByTitle<HTMLIFrameElement>(map.heading);
  const { searchParams } = new URL(frame.src);
  const [west = 0, south = 0, east = 0, north = 0] =
    searchParams.get("bbox")?.split(",").map(Number) ?? [];

  assert.is(frame.tagName, "IFRAME");
  assert.is(frame.getAttribute("loading"), "lazy");
  assert.is(frame.getAttribute("sandbox"), "allow-scripts allow-same-origin allow-popups");
  assert.is(frame.getAttribute("allow"), null);
  assert.is(searchParams.get("marker"), `${latitude.toFixed(4)},${longitude.toFixed(4)}`);
  assert.ok(west < longitude && longitude < east && south < latitude && latitude < north);
  assert.ok(screen.getByRole("link", { name: map.link.label }));
});

test.run();
