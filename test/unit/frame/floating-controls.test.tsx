/** The chat opens for the institution's number, and doesn't cover the text that a visitor reads. */
import { fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { askUs } from "../../../src/content/ask-us.ts";
import { frame } from "../../../src/content/frame.ts";
import { ContactStrip, ScrollToTopButton } from "../../../src/frame/floating-controls.tsx";
import { settings } from "../../../src/settings.ts";
import { assertFocus } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { preferReducedMotion, recordScrolls, scrollTo } from "../../helpers/rendered-site.tsx";

const test = domSuite("floating controls");
const scrolls = recordScrolls(test);
test.after.each(() => {
  document.documentElement.scrollTop = 0;
});

const chat = () => screen.queryByRole<HTMLAnchorElement>("link", { name: askUs.chatWithUs });
const topButton = () => screen.queryByRole("button", { name: frame.toTop });

test("the chat link opens a chat with the institution's number and a greeting in a new tab", () => {
  render(<ContactStrip />);
  const href = new URL(chat()?.href ?? "");

  assert.is(href.origin, "https://wa.me");
  assert.is(href.pathname, `/${settings.chatPhone.replace(/[+ ]/g, "")}`);
  assert.match(href.searchParams.get("text") ?? "", /^Hello! I'd like to learn more/);
  assert.equal([chat()?.target, chat()?.rel], ["_blank", "noopener noreferrer"]);
});

const stateOf = (button: Element | null) => (button ? "shown" : "hidden");

for (const [position, chatState, topState] of [
  [299, "shown", "hidden"],
  [300, "hidden", "hidden"],
  [301, "hidden", "shown"],
] as const) {
  test(`at ${position} px from the top the chat is ${chatState}, and the button to the top ${topState}`, async () => {
    render(
      <>
        <ContactStrip />
        <ScrollToTopButton />
      </>,
    );
    await scrollTo(position);
    assert.equal([stateOf(chat()), stateOf(topButton())], [chatState, topState]);
  });
}

test("the scroll-to-top button scrolls to the top and focuses the screen", async () => {
  render(
    <main tabIndex={-1}>
      <ScrollToTopButton />
    </main>,
  );
  await scrollTo(301);
  fireEvent.click(topButton() ?? document.body);
  preferReducedMotion();
  fireEvent.click(topButton() ?? document.body);
  // The second time it jumps, for a visitor who prefers reduced motion.
  assert.equal(scrolls, [
    { top: 0, behavior: "smooth" },
    { top: 0, behavior: "auto" },
  ]);
  assertFocus(screen.getByRole("main"));
});

test.run();
