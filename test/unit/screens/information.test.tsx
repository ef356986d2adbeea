/** A product, an hour or a phone number of `src/content/` would be missing on its screen. */
import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { aboutUs } from "../../../src/content/about-us.ts";
import { accountTypes } from "../../../src/content/account-types.ts";
import * as company from "../../../src/content/company.ts";
import { contactUs } from "../../../src/content/contact-us.ts";
import { home } from "../../../src/content/home.ts";
import { loans } from "../../../src/content/loans.ts";
import * as map from "../../../src/content/map.ts";
import { notFound } from "../../../src/content/not-found.ts";
import { otherProducts } from "../../../src/content/other-products.ts";
import { nextStep } from "../../../src/content/product.ts";
import { lobbyStatus } from "../../../src/rules/lobby-hours.ts";
import { screens } from "../../../src/screen-table.ts";
import { AboutUs } from "../../../src/screens/first/about-us/about-us.tsx";
import { AccountTypes } from "../../../src/screens/first/account-types/account-types.tsx";
import { ContactUs } from "../../../src/screens/first/contact-us/contact-us.tsx";
import { Home } from "../../../src/screens/first/home/home.tsx";
import { Loans } from "../../../src/screens/first/loans/loans.tsx";
import { NotFound } from "../../../src/screens/first/not-found/not-found.tsx";
import { OtherProducts } from "../../../src/screens/first/other-products/other-products.tsx";
import { settings } from "../../../src/settings.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("information screens");

const region = (name: string) => screen.getByRole("region", { name });
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

for (const [Part, { title, products }, category] of [
  [AccountTypes, accountTypes, accountTypes.category],
  [Loans, loans, loans.category],
  [OtherProducts, otherProducts, null],
] as const) {
  test(`${title}: each product has a card with its description, its facts and the next step`, () => {
    const { container } = render(<Part />);
    const cards = within(category ? region(category) : container).getAllByRole("article");

    assert.equal(
      textsOf(cards),
      products.map(({ title, description, facts = [], needs, apply }) =>
        [
          title,
          description,
          ...facts.flatMap(({ term, detail }) => [term, detail]),
          needs?.label,
          apply ? nextStep.apply : nextStep.ask,
        ].join(""),
      ),
    );
    for (const { title } of products) assert.ok(screen.getByRole("heading", { name: title }));
  });
}

for (const [{ title }, Part, links] of [
  [screens.aboutUs, AboutUs, [[aboutUs.getStarted.action, aboutUs.getStarted.path]]],
  [screens.notFound, NotFound, notFound.links.map(({ label, path }) => [label, path])],
] as const) {
  test(`${title}: the next links are ${links.map(([label]) => label).join(", ")}`, () => {
    render(<Part />);
    const found = screen.getAllByRole("link");

    assert.equal(
      found.map((link) => [link.textContent, link.getAttribute("href")]),
      links.map(([label, path]) => [label, `#${path}`]),
    );
  });
}

/** The heading of the card that a link leads to. */
const targetOf = (link: Element | undefined) => {
  const card = document.getElementById(link?.getAttribute("href")?.slice(1) ?? "");
  return card?.querySelector("h3")?.textContent;
};

test("account types: each need links to the card of its account", () => {
  render(<AccountTypes />);
  assert.equal(
    within(region(accountTypes.chooser.heading)).getAllByRole("link").map(targetOf),
    accountTypes.chooser.choices.map(({ name }) => `${name} Account`),
  );
});

for (const [title, href] of [
  ["Savings Account", "#/accounts?type=savings"],
  ["Current Account", "#/accounts?type=current"],
  ["Susu Account", "#/accounts?type=susu"],
  ["Trio Account", "#/contact-us?about=savings"],
] as const) {
  test(`account types: the ${title} leads to ${href}`, () => {
    render(<AccountTypes />);
    const card = screen.getByRole("heading", { name: title }).closest("article");
    assert.is(card?.querySelector("a")?.getAttribute("href"), href);
  });
}

for (const [name, Products, label, Target, title] of [
  ["a question about an account type", AccountTypes, /^Ask/, ContactUs, "Savings and Investment"],
  ["a question about a loan", Loans, /^Ask/, ContactUs, "Loans"],
  ["a question about another product", OtherProducts, /^Ask/, ContactUs, "General Inquiry"],
  ["the account of a Susu Loan", Loans, /Susu Account/, AccountTypes, "Susu Account"],
] as const) {
  test(`the link to ${name} leads to the card ${title}`, () => {
    render(<Products />);
    const [link] = screen.getAllByRole("link", { name: label });
    render(<Target />);
    assert.is(targetOf(link), title);
  });
}

test("about us: the values have a section, and the story and facts another", () => {
  render(<AboutUs />);
  const values = within(region(aboutUs.valuesHeading)).getAllByRole("listitem");
  const story = region(aboutUs.storyHeading).textContent ?? "";

  assert.equal(
    textsOf(values),
    aboutUs.values.map(({ title, text }) => title + text),
  );
  for (const paragraph of aboutUs.story) assert.match(story, paragraph);
  for (const { term, detail } of aboutUs.facts) assert.match(story, term + detail);
});

test("home: the three statements precede the highlights, and each highlight leads on", () => {
  render(<Home />);
  for (const { title, text } of home.statements)
    assert.is(
      screen.getByRole("heading", { level: 2, name: title }).nextSibling?.textContent,
      text,
    );
  const cards = within(region(home.highlightsHeading)).getAllByRole("article");

  assert.equal(
    cards.map((card) => [card.textContent, card.querySelector("a")?.getAttribute("href")]),
    home.highlights.map(({ title, description, action, path }) => [
      title + description + action,
      `#${path}`,
    ]),
  );
});

test("other products: each channel is marked as available or planned", () => {
  render(<OtherProducts />);
  const { channels, channelsHeading, available, planned } = otherProducts;

  assert.equal(
    textsOf(within(region(channelsHeading)).getAllByRole("listitem")),
    channels.map((channel) => channel.title + (channel.available ? available : planned)),
  );
});

test("contact us: each card has its words, every phone number and the e-mail address", () => {
  render(<ContactUs />);
  const { location, hours, enquiries } = contactUs.cards;
  const cards = within(region(contactUs.heading)).getAllByRole("article");
  const phones = settings.contactPhones.map((phone) => [phone, `tel:${phone.replace(/ /g, "")}`]);
  const ways = [...phones, [settings.supportEmail, `mailto:${settings.supportEmail}`]];

  assert.equal(
    textsOf(cards),
    [
      [location, ...company.address, company.landmark],
      [
        hours,
        lobbyStatus(new Date()),
        ...company.lobbyHours.flatMap(({ days, hours }) => [days, hours]),
      ],
      ...enquiries.map(({ title, text }) => [title, text]),
    ].map((words) => [...words, ...ways.map(([label]) => label)].join("")),
  );
  for (const card of cards)
    assert.equal(
      within(card)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
      ways,
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
