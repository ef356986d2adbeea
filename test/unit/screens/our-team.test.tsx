/** A member of the team is shown with the whole description, with or without a name. */
import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { ourTeam, type TeamMember } from "../../../src/content/our-team.ts";
import { OurTeam } from "../../../src/screens/first-script/our-team/our-team.tsx";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("our team");

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

/** Renders the screen with one member. @returns the queries of the member's card. */
function renderMember(changed: Partial<TeamMember>) {
  ourTeam.members = [{ ...musu, ...changed }];
  render(<OurTeam />);
  return within(screen.getByRole("article"));
}

for (const [length, isWhole] of [
  [150, true],
  [151, false],
] as const) {
  test(`a description of ${length} characters is ${isWhole ? "shown whole" : "cut in two"}`, () => {
    const description = `${"savings and loans ".repeat(20).slice(0, length - 1)}!`;
    const card = renderMember({ description });
    assert.is(card.queryByText(description) !== null, isWhole);
    const labels = card.queryAllByRole("group").map(({ textContent }) => textContent);
    assert.equal(labels, isWhole ? [] : [ourTeam.readMore + ourTeam.readLess]);
  });
}

const SAVINGS = "savings ".repeat(18);
for (const [what, description, beginning] of [
  ["after a letter with an accent", `${SAVINGS}café deposits`, `${SAVINGS}café`],
  ["before punctuation", `${SAVINGS}car, deposits`, `${SAVINGS}car`],
  ["without spaces at the limit", "x".repeat(200), "x".repeat(150)],
] as const) {
  test(`a description is cut ${what}, and loses nothing`, () => {
    const card = renderMember({ description });
    const text = card.getByRole("group").nextElementSibling?.textContent;
    assert.is(text, `${beginning}…${description.slice(beginning.length)}`);
  });
}

test("a member has a name, a position, a portrait and links to the networks that have a page", () => {
  const social = { ...musu.social, twitter: "" };
  const card = renderMember({ social });
  assert.is(card.getByRole("heading").textContent, "Musu Kollie");
  assert.ok(card.getByText("Teller"));
  assert.is(card.getByRole("img").getAttribute("alt"), "Portrait of Musu Kollie");
  assert.equal(
    card
      .getAllByRole<HTMLAnchorElement>("link")
      .map((link) => [link.getAttribute("aria-label"), link.href]),
    [
      ["Musu Kollie on Facebook", social.facebook],
      ["Musu Kollie on LinkedIn", social.linkedin],
    ],
  );
});

test("a member without a network has no list of links", () => {
  const card = renderMember({ social: { facebook: "", twitter: "", linkedin: "" } });
  assert.equal(card.queryAllByRole("list").length, 0);
});

test("a member without a name has the position as heading, once", () => {
  const card = renderMember({ name: null });

  assert.is(card.getByRole("heading").textContent, "Teller");
  assert.is(card.getAllByText("Teller").length, 1);
  assert.ok(card.getByRole("link", { name: "Teller on Facebook" }));
  assert.not.match(document.body.innerHTML, /null|undefined/);
});

test.run();
