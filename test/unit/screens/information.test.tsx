/** Every product, hour and phone number is on its screen, and leads a visitor on. */
import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { aboutUs } from "../../../src/content/about-us.ts";
import { accountTypes } from "../../../src/content/account-types.ts";
import { applyOnline } from "../../../src/content/apply-online.ts";
import * as company from "../../../src/content/company.ts";
import { contactUs } from "../../../src/content/contact-us.ts";
import { faq } from "../../../src/content/faq.ts";
import { footer } from "../../../src/content/footer.ts";
import { home } from "../../../src/content/home.ts";
import { loans } from "../../../src/content/loans.ts";
import * as map from "../../../src/content/map.ts";
import { notFound } from "../../../src/content/not-found.ts";
import { otherProducts } from "../../../src/content/other-products.ts";
import { ourTeam } from "../../../src/content/our-team.ts";
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
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("information screens");

const region = (name: string) => screen.getByRole("region", { name });

/** Names that code uses; visitors don't read them. `our-team.test.tsx` tests the descriptions. */
const NOT_WORDS = ["id", "name", "icon", "cloth", "product", "image"];

/** The beginnings of links that the content gives by a name. */
const LINKS = new Map([
  ["path", "#"],
  ["account", "#/our-products/account-types?product="],
  ["apply", "#/accounts?type="],
]);

/** The words, and the addresses of the links, in a part of the content. */
function partsOf(content: unknown) {
  const words: string[] = [];
  const hrefs: string[] = [];
  const collect = (value: unknown, key: string) => {
    const link = LINKS.get(key);
    if (typeof value === "string")
      if (link) hrefs.push(link + value);
      else (/^(https?|tel):/.test(value) ? hrefs : words).push(value);
    else if (typeof value === "object" && value !== null)
      for (const [name, part] of Object.entries(value))
        if (!NOT_WORDS.includes(name)) collect(part, name);
  };
  collect(content, "");
  return { words, hrefs };
}

const hrefsIn = (container: Element) =>
  Array.from(container.querySelectorAll("a"), (link) => link.getAttribute("href"));

const hours = company.lobbyHours.map(({ days, hours }) => [days, hours]);
const members = ourTeam.members.map(({ position, social }) => [position, social]);

for (const [Part, content] of [
  [AboutUs, aboutUs],
  [AccountTypes, [accountTypes, applyOnline]],
  [ContactUs, [contactUs, company.address, company.landmark, hours]],
  [Faq, faq],
  [Footer, [footer, company.licence, hours]],
  [Home, home],
  [Loans, loans],
  [NotFound, notFound],
  [OtherProducts, otherProducts],
  [OurTeam, [ourTeam.subtitle, members]],
] as const) {
  test(`${Part.name} shows all of its words, and leads to all of its links`, () => {
    const { container } = render(<Part />);
    const { words, hrefs } = partsOf(content);
    const found = hrefsIn(container);
    assert.equal(
      words.filter((text) => !container.textContent?.includes(text)),
      [],
    );
    assert.equal(
      hrefs.filter((href) => !found.includes(href)),
      [],
    );
  });
}

test("the footer has these links in their order, and what has no page yet is no link", () => {
  const { container } = render(<Footer />);
  const { networks, phones } = company;
  const { hrefs } = partsOf([networks, footer.about, footer.helpful, phones]);
  assert.equal(hrefsIn(container), hrefs);
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
  assert.equal(
    items.map(({ textContent }) => textContent),
    [`SMS alerts${available}`, `ATMs${planned}`, `Internet Banking${planned}`],
  );
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
