/** The browser handles each click that isn't one on a link within the site. */
import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import * as assert from "uvu/assert";
import { useRouter } from "../../../src/routing/router.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("router");

function Links({ children }: { readonly children: ReactNode }) {
  useRouter();
  return children;
}

/** Clicks on an element, and says whether the router handled it. */
function clickOn(element: ReactNode, how: MouseEventInit): boolean {
  let taken = false;
  const notice = (event: Event) => {
    taken = event.defaultPrevented;
    // happy-dom would follow the link when the event bubbles.
    event.preventDefault();
  };
  render(<Links>{element}</Links>);
  window.addEventListener("click", notice, true);
  fireEvent.click(screen.getByText("There"), how);
  window.removeEventListener("click", notice, true);
  return taken;
}

const handledByBrowser: readonly [string, ComponentProps<"a">, MouseEventInit][] = [
  ["to another site", { href: "https://www.cbl.org.lr/#/faq" }, {}],
  ["to another tab", { target: "_blank" }, {}],
  ["to a download", { download: "" }, {}],
  ["for a new tab", {}, { ctrlKey: true }],
  ["for a new tab, on a Mac", {}, { metaKey: true }],
  ["for a new window", {}, { shiftKey: true }],
  ["that is to be saved", {}, { altKey: true }],
  ["with another button", {}, { button: 1 }],
];
for (const [what, attributes, how] of handledByBrowser) {
  test(`the browser handles a click on a link ${what}`, () => {
    const link = (
      <a href="#/faq" {...attributes}>
        There
      </a>
    );
    assert.not(clickOn(link, how));
    assert.is(window.location.hash, "");
  });
}

test.run();
