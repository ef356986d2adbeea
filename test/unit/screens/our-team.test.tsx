/** Visitors would miss a part of a biography, or read "null" instead of a name. */
import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { ourTeam, type TeamMember } from "../../../src/content/our-team.ts";
import { MemberCard, OurTeam, split } from "../../../src/screens/first/our-team/our-team.tsx";
import { assertAbsent } from "../../helpers/assert-dom.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

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
    const [beginning = "", rest = ""] = toggle.nextElementSibling?.textContent?.split("…") ?? [];
    assert.is(toggle.textContent, ourTeam.readMore + ourTeam.readLess);
    assert.ok(beginning.length <= 150);
    assert.is(beginning + rest, description);
  });
}

for (const [text, length, beginning] of [
  ["one two three", 8, "one two"],
  ["one two three", 7, "one"],
  ["one, two three", 7, "one"],
  ["onetwothree", 6, "onetwo"],
] as const) {
  test(`"${text}" is cut to "${beginning}" within ${length} characters`, () => {
    assert.equal(split(text, length), [beginning, text.slice(beginning.length)]);
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
      .map((link) => [link.getAttribute("aria-label"), link.href]),
    [
      ["Musu Kollie on Facebook", musu.social.facebook],
      ["Musu Kollie on Twitter", musu.social.twitter],
      ["Musu Kollie on LinkedIn", musu.social.linkedin],
    ],
  );
});

test("a network without a page of the member has no link, and no link has no list", () => {
  const { rerender } = render(
    <MemberCard member={{ ...musu, social: { ...musu.social, twitter: "" } }} />,
  );
  const labels = screen
    .getAllByRole("listitem")
    .map((item) => item.firstElementChild?.getAttribute("aria-label"));
  assert.equal(labels, ["Musu Kollie on Facebook", "Musu Kollie on LinkedIn"]);
  rerender(
    <MemberCard member={{ ...musu, social: { facebook: "", twitter: "", linkedin: "" } }} />,
  );
  assertAbsent(screen.queryByRole("list"));
});

test("a member without a name has the position as heading, once", () => {
  render(<MemberCard member={{ ...musu, name: null }} />);

  assert.is(screen.getByRole("heading").textContent, "Teller");
  assert.is(screen.getAllByText("Teller").length, 1);
  assert.ok(screen.getByRole("link", { name: "Teller on Facebook" }));
  assert.not.match(document.body.innerHTML, /null|undefined/);
});

test("each member of the team has a card", () => {
  render(<OurTeam />);

  assert.equal(
    screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent),
    ourTeam.members.map(({ name, position }) => name ?? position),
  );
});

test.run();
