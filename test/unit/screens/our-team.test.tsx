/** A member of the team is shown with the whole description, with or without a name. */
import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { ourTeam, type TeamMember } from "../../../src/content/our-team.ts";
import { MemberCard } from "../../../src/screens/first-script/our-team/our-team.tsx";
import { textsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("our team");

const musu: TeamMember = {
  image: "data:image/svg+xml,<svg/>",
  name: "Musu Kollie",
  position: "Teller",
  description: "Counts twice.",
  social: { facebook: "https://f.lr/", twitter: "https://t.lr/", linkedin: "https://l.lr/" },
};

/** Renders the card of a member. @returns its queries. */
function renderMember(changed: Partial<TeamMember>) {
  render(<MemberCard member={{ ...musu, ...changed }} />);
  return within(screen.getByRole("article"));
}

const SAVINGS = "savings ".repeat(18);
for (const [what, beginning, rest] of [
  ["of 150 characters isn't cut", "x".repeat(150), ""],
  ["of 151 characters is cut", "x".repeat(150), "x"],
  ["is cut after a word that ends at character 150", `${SAVINGS}saving`, " deposits"],
] as const) {
  test(`a description ${what}, and loses nothing`, () => {
    const card = renderMember({ description: beginning + rest });
    const paragraphs = document.querySelectorAll("article p");
    const labels = textsOf(card.queryAllByRole("group"));
    assert.equal(
      [[...paragraphs].at(-1)?.textContent, labels],
      rest ? [`${beginning}…${rest}`, [ourTeam.readMore + ourTeam.readLess]] : [beginning, []],
    );
  });
}

test("a member has a name, a position, a portrait and links to the networks that have a page", () => {
  const { social } = musu;
  const card = renderMember({ social: { ...social, twitter: "" } });
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

test("a member without a name has the position as heading, once", () => {
  const card = renderMember({ name: null });

  assert.is(card.getByRole("heading").textContent, "Teller");
  assert.is(card.getAllByText("Teller").length, 1);
  assert.ok(card.getByRole("link", { name: "Teller on Facebook" }));
  assert.not.match(document.body.innerHTML, /null|undefined/);
});

test.run();
