/** Visitors with a keyboard or a screen reader reach each tab. */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Tabs } from "../../../src/ui/tabs.tsx";
import { assertFocus, textsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("tabs");

const TABS = [
  { label: "One", href: "#/one" },
  { label: "Two", href: "#/two" },
] as const;

let clicks = 0;
test.before.each(() => {
  clicks = 0;
});

function renderTabs(selected: string) {
  render(
    <Tabs
      id="numbers"
      label="Numbers"
      tabs={TABS}
      selected={selected}
      onSelect={() => clicks++}
      disabled={false}
    >
      panel
    </Tabs>,
  );
}

const tab = (name: string) => screen.getByRole("tab", { name });

test("the tabs are links in a list with a name, and the selected one labels the panel", () => {
  renderTabs("#/two");
  assert.equal(textsOf(screen.getByRole("tablist", { name: "Numbers" }).children), ["One", "Two"]);
  assert.is(screen.getByRole("tab", { selected: true }), tab("Two"));
  assert.is(screen.getByRole("tabpanel", { name: "Two" }).textContent, "panel");
  assert.equal([tab("One").tabIndex, tab("Two").tabIndex], [-1, 0]);
  assert.is(tab("One").getAttribute("href"), "#/one");
});

for (const [input, key, modifier, focused, clicked] of [
  ["the right arrow focuses the other tab", "ArrowRight", {}, "Two", 0],
  ["the left arrow focuses the other tab", "ArrowLeft", {}, "Two", 0],
  ["Space follows the link", " ", {}, "One", 1],
  ["the down arrow is left to the browser", "ArrowDown", {}, null, 0],
  ["the left arrow with Alt is left to the browser", "ArrowLeft", { altKey: true }, null, 0],
] as const) {
  test(`on a tab, ${input}`, () => {
    renderTabs("#/two");
    tab("One").focus();
    const event = createEvent.keyDown(tab("One"), { key, ...modifier });
    fireEvent(tab("One"), event);
    assert.is(event.defaultPrevented, focused !== null);
    assertFocus(tab(focused ?? "One"));
    assert.is(clicks, clicked);
  });
}

test.run();
