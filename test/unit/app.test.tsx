/** Title and focus follow a visitor, and the frame stays if a screen throws. */
import { mock } from "node:test";
import { act, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { askUs } from "../../src/content/ask-us.ts";
import * as company from "../../src/content/company.ts";
import { frame, reloadButton } from "../../src/content/frame.ts";
import { barWords } from "../../src/content/navigation.ts";
import { slideshow } from "../../src/content/slides.ts";
import { screens } from "../../src/screen-table.ts";
import { assertAbsent, assertFocus, focusedLabel, focusMoves } from "../helpers/assert-dom.ts";
import { domSuite } from "../helpers/dom-suite.ts";
import { recordConsole, withContentStore } from "../helpers/fake-network.ts";
import {
  changeHash,
  openSite,
  recordScrolls,
  storeSession,
  toggle,
} from "../helpers/rendered-site.tsx";

const test = domSuite("app");

withContentStore(test);
recordConsole(test, "info");
const errors = recordConsole(test, "error");

const scrolls = recordScrolls(test);

const heading = () => screen.getByRole("heading", { level: 1 });
const titleOf = (title: string) => `${title} · ${company.name}`;

/** Asserts that the page has the navigation, the footer and the chat. */
function assertFrame() {
  assert.ok(screen.getByRole("navigation", { name: barWords.label }));
  assert.ok(screen.getByRole("contentinfo"));
  assert.ok(screen.getByRole("link", { name: askUs.chatWithUs }));
}

test("the first screen of a visit neither gets the focus nor scrolls", async () => {
  await openSite("#/about-us");

  assert.is(document.title, titleOf(screens.aboutUs.title));
  assertFocus(document.body);
  assert.equal(scrolls, []);
});

test("a screen whose script is loading says so, and leaving it moves the focus once", async () => {
  await openSite("#/about-us");
  const link = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`);
  act(() => link("#/news")?.click());
  assert.is(heading().textContent, screens.news.title);
  assert.ok(screen.getByText(screens.news.loadingText));
  const moves = await focusMoves(() => act(async () => link("#/faq")?.click()));
  assert.equal(moves, [screens.faq.title]);
});

test("a logout on Home closes the menu, and moves the focus once, to the screen", async () => {
  storeSession();
  await openSite("#/");
  const [menu] = document.querySelectorAll("details");
  assert.ok(menu);
  await toggle(menu);
  const button = screen.getByRole("button", { name: barWords.logout });
  button.focus();
  const moves = await focusMoves(() => act(async () => button.click()));
  assert.equal([moves, menu.open], [[screens.home.title], false]);
  assert.ok(screen.getByText(barWords.loggedOut));
});

const fail = () => {
  throw new Error("These words are broken");
};

test("a screen that throws leaves the frame intact, and the next screen is shown", async () => {
  mock.method(slideshow.controls, "show", fail);
  await openSite("#/faq");
  await changeHash("#/");
  assert.is(focusedLabel(), frame.failure.heading);
  assert.is(document.title, titleOf(screens.home.title));
  assert.ok(screen.getByRole("button", { name: reloadButton.action }));
  assert.match(errors.flat().join(" "), "These words are broken");
  assertFrame();

  await changeHash("#/about-us");
  assert.is(heading().textContent, screens.aboutUs.title);
  await changeHash("#/");
  assert.is(heading().textContent, frame.failure.heading);
});

test("if the frame throws, the page shows how to reach the institution", async () => {
  mock.method(barWords, "welcome", fail);
  storeSession();
  await openSite("#/faq");
  assert.is(heading().textContent, frame.failure.heading);
  assert.ok(screen.getByRole("button", { name: reloadButton.action }));
  const [phone] = company.phones;
  const call = screen.getByRole("link", { name: phone?.label ?? "" });
  assert.is(call.getAttribute("href"), phone?.href);
  assert.ok(screen.getByRole("link", { name: `Email ${company.email}` }));
  assertAbsent(screen.queryByText(/These words are broken/));
});

test.run();
