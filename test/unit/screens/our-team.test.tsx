import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import type { TeamMember } from "../../../src/content/our-team.ts";
import { StaticPart } from "../../../src/lib/static-part.tsx";
import { cut, MemberCard } from "../../../src/screens/our-team/member-card.tsx";
import { settings } from "../../../src/settings.ts";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("our team");

const musu: TeamMember = {
  image: "data:image/svg+xml,<svg/>",
  name: "Musu Kollie",
  position: "Teller",
  description: "Counts twice.",
  social: {
    facebook: "https://facebook.example/musu",
    twitter: "https://twitter.example/musu",
    linkedin: "https://linkedin.example/musu",
  },
};

/** A description of so many characters, made of words. */
const words = (length: number) =>
  "savings and loans "
    .repeat(20)
    .slice(0, length - 1)
    .concat("!");

for (const length of [1, 149, 150]) {
  test(`a description of ${length} characters is shown whole`, () => {
    const description = words(length);
    assert.is(description.length, length);
    render(<MemberCard member={{ ...musu, description }} />);

    assert.ok(screen.getByText(description));
    assert.is(screen.queryByRole("group"), null);
  });
}

for (const length of [151, 300]) {
  test(`a description of ${length} characters is cut in two, and the visitor opens the rest`, () => {
    const description = words(length);
    render(<MemberCard member={{ ...musu, description }} />);

    assert.is(
      screen.getByRole("group").querySelector("summary")?.textContent,
      "Read MoreRead Less",
    );
    const text = screen.getByRole("group").nextElementSibling?.textContent ?? "";
    const [beginning = "", rest = ""] = text.split("…");
    assert.ok(beginning.length <= 150);
    assert.is(beginning + rest, description);
  });
}

for (const [text, length, beginning] of [
  ["one two three", 13, "one two"],
  ["one two three", 8, "one two"],
  ["one two three", 7, "one"],
  ["one, two three", 7, "one"],
  ["onetwothree", 6, "onetwo"],
] as const) {
  test(`"${text}" within ${length} characters is "${beginning}", and nothing is lost`, () => {
    assert.equal(cut(text, length), [beginning, text.slice(beginning.length)]);
  });
}

test("a member has a name, a position, a portrait and links to the networks", () => {
  render(<MemberCard member={musu} />);
  const card = within(screen.getByRole("article"));

  assert.is(card.getByRole("heading").textContent, "Musu Kollie");
  assert.ok(card.getByText("Teller"));
  assert.is(card.getByRole("img").getAttribute("alt"), "Portrait of Musu Kollie");
  assert.equal(
    card
      .getAllByRole<HTMLAnchorElement>("link")
      .map((link) => [link.getAttribute("aria-label"), link.href, link.target, link.rel]),
    [
      ["Musu Kollie on Facebook", musu.social.facebook, "_blank", "noopener noreferrer"],
      ["Musu Kollie on Twitter", musu.social.twitter, "_blank", "noopener noreferrer"],
      ["Musu Kollie on LinkedIn", musu.social.linkedin, "_blank", "noopener noreferrer"],
    ],
  );
});

test("a member without a name is headed by the position, which isn't said twice", () => {
  render(<MemberCard member={{ ...musu, name: null }} />);

  assert.is(screen.getByRole("heading").textContent, "Teller");
  assert.is(screen.getAllByText("Teller").length, 1);
  assert.ok(screen.getByRole("link", { name: "Teller on Facebook" }));
  assert.not.match(document.body.innerHTML, /null|undefined/);
});

test("the team is the General Manager, with a biography to read more of", () => {
  render(<StaticPart name="our-team" />);
  const cards = screen.getAllByRole("article");
  assert.is(cards.length, 1);
  const card = within(cards[0] ?? document.body);

  assert.ok(card.getByText("General Manager"));
  assert.is(card.getByRole("heading").textContent, settings.managerName ?? "General Manager");
  assert.ok(card.getByText("Read More"));
  const biography = cards[0]?.textContent ?? "";
  assert.match(biography, /experience in both banking and microfinance\./);
  assert.not.match(biography, /saving|lending|salar|trader/);
});

test.run();
