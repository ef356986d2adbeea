import { render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Facts } from "../../../src/ui/facts.tsx";
import { Section } from "../../../src/ui/layout.tsx";
import { Loading, Skeleton } from "../../../src/ui/loading.tsx";
import { MoreLink } from "../../../src/ui/more-link.tsx";
import { Actions, Notice, NoticeScreen } from "../../../src/ui/notice.tsx";
import { PageHero } from "../../../src/ui/page-hero.tsx";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("words");

test("facts are terms, each with its detail", () => {
  render(
    <Facts
      facts={[
        { term: "Interest", detail: "None" },
        { term: "Deposit", detail: "US$5" },
      ]}
    />,
  );
  assert.equal(
    screen.getAllByRole("term").map(({ textContent }) => textContent),
    ["Interest", "Deposit"],
  );
  assert.equal(
    screen.getAllByRole("definition").map(({ textContent }) => textContent),
    ["None", "US$5"],
  );
});

for (const [what, View, level] of [
  ["a notice", Notice, 2],
  ["a notice that is the whole screen", NoticeScreen, 1],
] as const) {
  test(`${what} has a heading of level ${level}, words and ways on`, () => {
    render(
      <View heading="Nothing here">
        <p>Look again later.</p>
        <Actions>
          <a href="#/">Home</a>
        </Actions>
      </View>,
    );
    assert.is(screen.getByRole("heading", { level }).textContent, "Nothing here");
    assert.ok(screen.getByText("Look again later."));
    assert.ok(screen.getByRole("link", { name: "Home" }));
  });
}

test("a section is known by its heading", () => {
  render(<Section heading="Our Story">Once</Section>);
  assert.ok(within(screen.getByRole("region", { name: "Our Story" })).getByText("Once"));
});

test("waiting is told in words, and its shapes are for the eyes", () => {
  render(
    <Loading text="Loading news...">
      <Skeleton shape="line" />
      <button type="button">A shape</button>
    </Loading>,
  );
  assert.is(screen.getByRole("status").textContent, "Loading news...");
  assert.is(screen.queryByRole("button"), null);
});

test("a hero without a subtitle has none", () => {
  render(<PageHero title="Our Loans" cloth="seed" />);
  assert.is(screen.getByRole("heading", { level: 1 }).textContent, "Our Loans");
  assert.is(screen.getByRole("banner").textContent, "Our Loans");
});

test("a link onward says where to, to those who only hear it", () => {
  render(
    <MoreLink href="#/news/a" label="Read more: A">
      Read more
    </MoreLink>,
  );
  assert.is(screen.getByRole("link", { name: "Read more: A" }).textContent, "Read more");
});

test.run();
