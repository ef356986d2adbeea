/** Every product, hour and phone number is on its screen, and leads a visitor on. */
import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { aboutUs } from "../../../src/content/about-us.ts";
import { accountTypes } from "../../../src/content/account-types.ts";
import * as company from "../../../src/content/company.ts";
import { contactUs } from "../../../src/content/contact-us.ts";
import { faq } from "../../../src/content/faq.ts";
import { footer } from "../../../src/content/footer.ts";
import { home } from "../../../src/content/home.ts";
import { loans } from "../../../src/content/loans.ts";
import * as map from "../../../src/content/map.ts";
import { otherProducts } from "../../../src/content/other-products.ts";
import { ourTeam } from "../../../src/content/our-team.ts";
import type { Product } from "../../../src/content/product.ts";
import { Footer } from "../../../src/frame/footer.tsx";
import { AboutUs } from "../../../src/screens/first-script/about-us/about-us.tsx";
import { AccountTypes } from "../../../src/screens/first-script/account-types/account-types.tsx";
import { ContactUs } from "../../../src/screens/first-script/contact-us/contact-us.tsx";
import { Faq } from "../../../src/screens/first-script/faq/faq.tsx";
import { Home } from "../../../src/screens/first-script/home/home.tsx";
import { Loans } from "../../../src/screens/first-script/loans/loans.tsx";
import { NotFound } from "../../../src/screens/first-script/not-found/not-found.tsx";
import { OtherProducts } from "../../../src/screens/first-script/other-products/other-products.tsx";
import { OurTeam } from "../../../src/screens/first-script/our-team/our-team.tsx";
import { settings } from "../../../src/settings.ts";
import { textsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("information screens");

const region = (name: string) => screen.getByRole("region", { name });

const hrefsIn = (container: Element) =>
  Array.from(container.querySelectorAll("a"), (link) => link.getAttribute("href"));

/** The words of items that have nothing else, such as facts. */
const wordsOf = (items: readonly Readonly<Record<string, string>>[]) =>
  items.flatMap((item) => Object.values(item));

const cardsOf = (products: readonly Product[]) =>
  products.flatMap(({ title, description, facts = [] }) => [title, description, ...wordsOf(facts)]);

const answers = faq.items.flatMap(({ answer, list = [] }) => [...answer, ...wordsOf(list)]);
const hours = company.lobbyHours.flatMap(({ days, hours }) => [days, hours]);
const highlights = home.highlights.flatMap(({ title, description }) => [title, description]);
const inquiries = contactUs.cards.inquiries.flatMap(({ title, subject }) => [title, subject]);

for (const [Part, ...texts] of [
  [AboutUs, ...wordsOf(aboutUs.values), ...aboutUs.story, ...wordsOf(aboutUs.facts)],
  [AccountTypes, ...cardsOf(accountTypes.products)],
  [ContactUs, ...company.address, company.landmark, ...hours, ...inquiries],
  [Faq, ...faq.items.map(({ question }) => question), ...answers],
  [
    Footer,
    footer.blurb,
    ...footer.products,
    ...footer.notYetLinks,
    company.licence.detail,
    ...hours,
  ],
  [Home, ...wordsOf(home.statements), ...highlights],
  [Loans, ...cardsOf(loans.products)],
  [OtherProducts, ...cardsOf(otherProducts.products)],
  [OurTeam, ...ourTeam.members.map(({ position }) => position)],
] as const)
  test(`${Part.name} leaves out no product, fact or answer`, () => {
    const { container } = render(<Part />);
    for (const text of texts) assert.ok(container.textContent?.includes(text), text);
  });

for (const [Part, ...hrefs] of [
  [AboutUs, "#/login"],
  [AccountTypes, "#/accounts?type=savings", "#/accounts?type=current", "#/accounts?type=susu"],
  [
    Faq,
    "#/our-products/account-types?product=savings",
    "#/our-products/account-types?product=fixed",
    "#/our-products/loans",
    "#/accounts?type=current",
    "#/our-products/account-types",
    "#/accounts",
  ],
  [Home, "#/contact-us", "#/our-products/account-types", "#/our-products/loans", "#/our-products"],
  [Loans, "#/our-products/account-types?product=susu", "#/contact-us"],
  [NotFound, "#/"],
  [OurTeam, "#/accounts"],
] as const)
  test(`${Part.name} has all of its links`, () => {
    const found = hrefsIn(render(<Part />).container);
    assert.equal(
      hrefs.filter((href) => !found.includes(href)),
      [],
    );
  });

test("the footer has these links in their order, and what has no page yet is no link", () => {
  const { container } = render(<Footer />);
  const { networks, phones } = company;
  assert.equal(hrefsIn(container), [
    ...Object.values(networks),
    ...[...footer.about, ...footer.helpful].map(({ path }) => `#${path}`),
    ...phones.map(({ href }) => href),
  ]);
});

for (const [Part, { chooser }] of [
  [AccountTypes, accountTypes],
  [Loans, loans],
] as const) {
  test(`${chooser.heading} Each need leads to a card of its screen, or to the application`, () => {
    render(<Part />);
    const hrefs = hrefsIn(region(chooser.heading));
    assert.is(hrefs.length, chooser.choices.length);
    for (const href of hrefs)
      assert.ok(document.getElementById(href?.slice(1) ?? "") ?? href?.startsWith("#/accounts?"));
  });
}

test("a question about a product is asked in its card, by an e-mail with that subject", () => {
  render(<OtherProducts />);
  const heading = screen.getByRole("heading", { name: "International money transfer" });
  const details = heading.closest("article")?.querySelector("details");
  assert.equal(details && hrefsIn(details), [
    ...company.phones.map(({ href }) => href),
    `mailto:${settings.supportEmail}?subject=International%20money%20transfer`,
    company.chat,
  ]);
});

test("Other Products marks each channel as available or planned", () => {
  render(<OtherProducts />);
  const { available, planned, channelsHeading } = otherProducts;
  const items = within(region(channelsHeading)).getAllByRole("listitem");
  assert.equal(textsOf(items), [
    `SMS alerts${available}`,
    `ATMs${planned}`,
    `Internet Banking${planned}`,
  ]);
});

test("Contact Us begins with a link that calls the first phone number", () => {
  render(<ContactUs />);
  const [phone] = company.phones;
  const [call] = within(region(contactUs.heading)).getAllByRole("link");
  assert.is(call?.textContent, `Call ${phone?.label}`);
  assert.is(call?.getAttribute("href"), phone?.href);
});

test("each card of Contact Us has every phone number, and its topic as the e-mail's subject", () => {
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
      Array.from(card.querySelectorAll("a:not([target])"), (link) => [
        link.textContent,
        link.getAttribute("href"),
      ]),
    ),
    subjects.map((subject) => [
      ...phones,
      [settings.supportEmail, `mailto:${settings.supportEmail}?subject=${subject}`],
    ]),
  );
});

test("the map of Contact Us loads in a sandbox, and the card with the address links to it", async () => {
  render(<ContactUs />);
  const { latitude, longitude } = settings.map;
  const frame = await within(region(map.heading)).findByTitle<HTMLIFrameElement>(map.heading);
  const { searchParams } = new URL(frame.src);
  const [west = 0, south = 0, east = 0, north = 0] =
    searchParams.get("bbox")?.split(",").map(Number) ?? [];

  assert.is(frame.tagName, "IFRAME");
  assert.is(frame.getAttribute("loading"), "lazy");
  assert.is(
    frame.getAttribute("sandbox"),
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
  assert.is(frame.getAttribute("allow"), null);
  assert.is(searchParams.get("marker"), `${latitude.toFixed(4)},${longitude.toFixed(4)}`);
  assert.ok(west < longitude && longitude < east && south < latitude && latitude < north);
  const link = screen.getByRole("link", { name: map.link.label });
  assert.match(link.closest("article")?.textContent ?? "", company.address.join(""));
});

test.run();
