/** Without this the chat would cover what is read, or call another number. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Chat, ScrollToTopButton } from "../../../src/frame/floating-buttons.tsx";
import { Footer } from "../../../src/frame/footer.tsx";
import { Navigation } from "../../../src/frame/navigation.tsx";
import { pageSettings } from "../../../src/settings.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { recordScrolls, scrollTo } from "../../helpers/rendered-site.tsx";

const test = pageSuite("floating buttons");
const places = recordScrolls(test);
test.after.each(() => {
  document.documentElement.scrollTop = 0;
});

const chat = () => screen.queryByRole<HTMLAnchorElement>("link", { name: "Chat with us" });
const toTop = () => screen.queryByRole("button", { name: "Scroll to top" });

test("the chat opens in a new tab, to the institution's number", () => {
  render(<Chat />);
  const href = new URL(chat()?.href ?? "");

  assert.is(href.origin, "https://wa.me");
  assert.is(href.pathname, `/${pageSettings.chatPhone.replace(/[+ ]/g, "")}`);
  assert.equal([chat()?.target, chat()?.rel], ["_blank", "noopener noreferrer"]);
});

for (const [position, chatShown, toTopShown] of [
  [0, true, false],
  [299, true, false],
  [300, false, false],
  [301, false, true],
] as const) {
  test(`at ${position} px there is ${chatShown ? "a" : "no"} chat and ${toTopShown ? "a" : "no"} button to the top`, async () => {
    render(
      <>
        <Chat />
        <ScrollToTopButton />
      </>,
    );
    await scrollTo(position === 0 ? 1000 : 0);
    await scrollTo(position);

    assert.is(chat() !== null, chatShown);
    assert.is(toTop() !== null, toTopShown);
  });
}

test("the chat gives way to a phone's keyboard: it is hidden while a field has the focus", () => {
  render(
    <>
      <form>
        <input />
      </form>
      <Chat />
    </>,
  );
  const field = screen.getByRole("textbox");
  act(() => field.focus());
  assert.is(chat(), null);
  act(() => field.blur());
  assert.ok(chat());
});

test("a screen reader goes on in the new screen: no landmark is removed on the way to its top", async () => {
  render(
    <>
      <Navigation />
      <Footer />
    </>,
  );
  const landmarks = "header, footer, nav, main, aside, section, [role]";
  assert.is(chat()?.closest(landmarks)?.localName, "header");
  await scrollTo(301);
  assert.is(toTop()?.closest(landmarks)?.localName, "footer");
});

test("the button leads to the top, for the next Tab too", async () => {
  render(
    <main tabIndex={-1}>
      <ScrollToTopButton />
    </main>,
  );
  await scrollTo(301);
  fireEvent.click(toTop() ?? document.body);
  assert.equal(places, [{ top: 0, behavior: "smooth" }]);
  assert.is(document.activeElement?.localName, "main");
});

test.run();
