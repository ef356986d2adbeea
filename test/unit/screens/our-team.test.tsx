/** A member of the team is shown with the whole description, with or without a name. */
import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { ourTeam, type TeamMember } from "../../../src/content/our-team.ts";
import { MemberCard } from "../../../src/screens/first-script/our-team/our-team.tsx";
import { assertAbsent } from "../../helpers/assert-dom.ts";
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

for (const [length, isWhole] of [
  [150, true],
  [151, false],
] as const) {
  test(`a description of ${length} characters is ${isWhole ? "shown whole" : "cut in two"}`, () => {
    const description = `${"savings and loans ".repeat(20).slice(0, length - 1)}!`;
    render(<MemberCard member={{ ...musu, description }} />);
    assert.is(screen.queryByText(description) !== null, isWhole);
    assert.is(screen.queryByRole("group") === null, isWhole);
    if (isWhole) return;

    const toggle = screen.getByRole("group");
    assert.is(toggle.textContent, ourTeam.readMore + ourTeam.readLess);
  });
}

const SAVINGS = "savings ".repeat(18);
for (const [what, description, beginning] of [
  ["after a letter with an accent", `${SAVINGS}café deposits`, `${SAVINGS}café`],
  ["before punctuation", `${SAVINGS}car, deposits`, `${SAVINGS}car`],
  ["without spaces at the limit", "x".repeat(200), "x".repeat(150)],
] as const) {
  test(`a description is cut ${what}, and loses nothing`, () => {
    render(<MemberCard member={{ ...musu, description }} />);
    const text = screen.getByRole("group").nextElementSibling?.textContent;
    assert.is(text, `${beginning}…${description.slice(beginning.length)}`);
  });
}

test("a member has a name, a position, a portrait and links to the networks that have a page", () => {
  const social = { ...musu.social, twitter: "" };
  const { rerender } = render(<MemberCard member={{ ...musu, social }} />);
  assert.is(screen.getByRole("heading").textContent, "Musu Kollie");
  assert.ok(screen.getByText("Teller"));
  assert.is(screen.getByRole("img").getAttribute("alt"), "Portrait of Musu Kollie");
  assert.equal(
    screen
      .getAllByRole<HTMLAnchorElement>("link")
      .map((link) => [link.getAttribute("aria-label"), link.href]),
    [
      ["Musu Kollie on Facebook", social.facebook],
      ["Musu Kollie on LinkedIn", social.linkedin],
    ],
  );
  const none = { facebook: "", twitter: "", linkedin: "" };
  rerender(<MemberCard member={{ ...musu, social: none }} />);
  assertAbsent(screen.queryByRole("list"));
});

test("a member without a name has the position as heading, once", () => {
  render(<MemberCard member={{ ...musu, name: null }} />);

  assert.is(screen.getByRole("heading").textContent, "Teller");
  assert.is(screen.getAllByText("Teller").length, 1);
  assert.ok(screen.getByRole("link", { name: "Teller on Facebook" }));
  assert.not.match(document.body.innerHTML, /null|undefined/);
});

test.run();
