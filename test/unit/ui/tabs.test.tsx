/** Visitors with a keyboard or a screen reader reach each tab. */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import * as assert from "uvu/assert";
import { Tabs } from "../../../src/ui/tabs.tsx";
import { assertFocus, textsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("tabs");

const TABS = [
  { id: "One", label: "One" },
  { id: "Two", label: "Two" },
  { id: "Three", label: "Three" },
] as const;

type Id = (typeof TABS)[number]["id"];

function Page({ start = "One" }: { start?: Id }) {
  const [selected, select] = useState<Id>(start);
  return (
    <Tabs
      id="numbers"
      label="Numbers"
      tabs={TABS}
      selected={selected}
      onSelect={select}
      disabled={false}
    >
      panel of {selected}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole<HTMLButtonElement>("tab", { name });
const panel = () => screen.getByRole("tabpanel");

/** Presses a key on the focused tab. @returns whether the browser may handle it too. */
function press(key: string, modifier: Readonly<Record<string, boolean>> = {}): boolean {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key, ...modifier });
  fireEvent(target, event);
  return !event.defaultPrevented;
}

/** Asserts that only this tab is selected and in the Tab order, and that it labels the panel. */
function assertSelected(label: string): void {
  for (const each of screen.getAllByRole("tab")) {
    const isSelected = each.textContent === label;
    assert.is(each.getAttribute("aria-selected"), String(isSelected));
    assert.is(each.tabIndex, isSelected ? 0 : -1);
    assert.is(each.getAttribute("aria-controls"), panel().id);
  }
  assert.is(panel().getAttribute("aria-labelledby"), tab(label).id);
  assert.is(panel().textContent, `panel of ${label}`);
}

test("the tabs are in a list with a name, and the selected tab labels the panel", () => {
  render(<Page start="Two" />);

  assert.ok(screen.getByRole("tablist", { name: "Numbers" }));
  assert.equal(textsOf(screen.getAllByRole("tab")), ["One", "Two", "Three"]);
  assertSelected("Two");
});

for (const [input, start, end, key, modifier] of [
  ["the right arrow", "One", "Two", "ArrowRight", {}],
  ["the right arrow on the last tab", "Three", "One", "ArrowRight", {}],
  ["the left arrow", "Three", "Two", "ArrowLeft", {}],
  ["the left arrow on the first tab", "One", "Three", "ArrowLeft", {}],
  ["Home", "Three", "One", "Home", {}],
  ["End", "One", "Three", "End", {}],
  ["Enter", "Two", null, "Enter", {}],
  ["the down arrow", "Two", null, "ArrowDown", {}],
  ["the left arrow with Alt", "Two", null, "ArrowLeft", { altKey: true }],
] as const) {
  test(`on a tab, ${input} selects and focuses ${end ?? "no other, and is left to the browser"}`, () => {
    render(<Page start={start} />);
    tab(start).focus();

    assert.is(press(key, modifier), end === null);
    assertSelected(end ?? start);
    assertFocus(tab(end ?? start));
  });
}

test.run();
