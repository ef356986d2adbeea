/** Without this a visitor with a keyboard or a screen reader couldn't come to the sign-up. */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import * as assert from "uvu/assert";
import { Tabs } from "../../../src/ui/tabs.tsx";
import { assertFocus } from "../../helpers/assert-focus.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("tabs");

const TABS = [
  { id: "One", label: "One" },
  { id: "Two", label: "Two" },
  { id: "Three", label: "Three" },
] as const;

type Id = (typeof TABS)[number]["id"];

function Page({ start = "One" }: { start?: Id }) {
  const [selected, select] = useState<Id>(start);
  return (
    <Tabs label="Numbers" tabs={TABS} selected={selected} onSelect={select} disabled={false}>
      panel of {selected}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole<HTMLButtonElement>("tab", { name });
const panel = () => screen.getByRole("tabpanel");

/** Presses a key on the tab that has the focus; gives whether the browser may act on it too. */
function press(key: string, modifier: Readonly<Record<string, boolean>> = {}): boolean {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key, ...modifier });
  fireEvent(target, event);
  return !event.defaultPrevented;
}

/** That one tab is selected and can be reached by Tab, and that the panel is its. */
function assertSelected(label: string): void {
  for (const each of screen.getAllByRole("tab")) {
    const isIt = each.textContent === label;
    assert.is(each.getAttribute("aria-selected"), String(isIt));
    assert.is(each.tabIndex, isIt ? 0 : -1);
    assert.is(each.getAttribute("aria-controls"), panel().id);
  }
  assert.is(panel().getAttribute("aria-labelledby"), tab(label).id);
  assert.is(panel().textContent, `panel of ${label}`);
}

test("the tabs stand in a list with a name, the selected one with its panel", () => {
  render(<Page start="Two" />);

  assert.ok(screen.getByRole("tablist", { name: "Numbers" }));
  assert.equal(
    screen.getAllByRole("tab").map(({ textContent }) => textContent),
    ["One", "Two", "Three"],
  );
  assertSelected("Two");
});

test("a click on a tab selects it", () => {
  render(<Page />);
  fireEvent.click(tab("Three"));
  assertSelected("Three");
  fireEvent.click(tab("One"));
  assertSelected("One");
  assert.is(tab("One").type, "button", "it submits no form");
});

for (const [what, start, end, key, modifier] of [
  ["the right arrow", "One", "Two", "ArrowRight", {}],
  ["the right arrow on the last tab", "Three", "One", "ArrowRight", {}],
  ["the left arrow", "Three", "Two", "ArrowLeft", {}],
  ["the left arrow on the first tab", "One", "Three", "ArrowLeft", {}],
  ["Home", "Three", "One", "Home", {}],
  ["End", "One", "Three", "End", {}],

  ["a letter", "Two", null, "a", {}],
  ["Enter, by which the browser clicks,", "Two", null, "Enter", {}],
  ["an arrow downwards", "Two", null, "ArrowDown", {}],
  ["the browser's Back by Alt and an arrow", "Two", null, "ArrowLeft", { altKey: true }],
] as const) {
  test(`${what} ${end ? `selects and focuses ${end}` : "is left to the browser"}`, () => {
    render(<Page start={start} />);
    tab(start).focus();

    assert.is(press(key, modifier), end === null);
    assertSelected(end ?? start);
    assertFocus(tab(end ?? start));
  });
}

test.run();
