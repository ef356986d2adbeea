/** Without this a visitor would lose their place between screens, or see a blank page. */
import { act, screen, waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { contactUs } from "../../src/content/contact-us.ts";
import { visitor } from "../../src/content/navigation.ts";
import { lazyScreens, type Route, routes } from "../../src/routes.ts";
import { screens } from "../../src/screen-table.ts";
import { assertFocus } from "../helpers/assert-focus.ts";
import { recordConsole, sampleEntry, withContentStore } from "../helpers/fake-fetch.ts";
import { pageSuite } from "../helpers/page-suite.ts";
import { goTo, openSite, recordScrolls, signIn } from "../helpers/rendered-site.tsx";

const test = pageSuite("app");
withContentStore(test);
recordConsole(test, "info");
const errors = recordConsole(test, "error");

const scrolls = recordScrolls(test);

const heading = () => screen.getByRole("heading", { level: 1 });
const tab = (title: string) => `${title} · ${company.name}`;

/** That the bar, the footer and the chat stand round the screen. */
function assertFrame() {
  assert.ok(screen.getByRole("navigation", { name: "Main" }));
  assert.ok(screen.getByRole("contentinfo"));
  assert.ok(screen.getByRole("link", { name: "Chat with us" }));
}

test("the first screen of a visit neither takes the focus nor scrolls", async () => {
  await openSite("#/about-us");

  assert.is(document.title, tab(screens.aboutUs.title));
  assertFocus(document.body);
  assert.equal(scrolls, []);
});

/** What the focused screen is called. A heading that has the focus isn't heard, so its text doesn't count. */
const focused = () => document.activeElement?.getAttribute("aria-label");

test("another address changes title and screen, focuses the screen and scrolls to the top", async () => {
  await openSite("#/about-us");
  let last = document.activeElement;
  for (const [hash, title] of [
    ["#/faq", screens.faq.title],
    ["#/our-team", screens.ourTeam.title],
    ["#/nowhere", screens.notFound.title],
    ["#!/x", screens.notFound.title],
    ["#/about-us", screens.aboutUs.title],
  ] as const) {
    scrolls.length = 0;
    await goTo(hash);

    assert.is(document.title, tab(title));
    assert.is(heading().textContent, title);
    assert.is(focused(), title);
    assert.ok(document.activeElement !== last, "what had the focus already would be silent");
    assert.not.ok(last?.isConnected && last.hasAttribute("tabindex"), "it would be clickable");
    last = document.activeElement;
    assert.equal(scrolls, [{ top: 0, behavior: "smooth" }]);
    assertFrame();
  }
});

test("a screen gets the focus that the last one had, not its heading, of which Orca says nothing then", async () => {
  await openSite("#/contact-us");
  act(() => screen.getByLabelText(contactUs.form.message).focus());
  await goTo("#/faq");
  assert.ok(document.activeElement === screen.getByRole("main", { name: screens.faq.title }));
});

test("a click on a link shows the next screen before the click is over", async () => {
  await openSite("#/about-us");
  act(() => document.querySelector<HTMLElement>('a[href="#/faq"]')?.click());
  assert.is(heading().textContent, screens.faq.title);
});

test("a trailing slash or a query is no change of screen", async () => {
  await openSite("#/faq");
  const before = heading();
  for (const hash of ["#/faq/", "#/faq?from=mail"]) await goTo(hash);

  assert.is(heading(), before);
  assert.equal(scrolls, []);
});

test("a lazy screen takes title and focus when it has come", async () => {
  await openSite("#/faq");
  await goTo("#/news");

  await waitFor(() => assert.is(focused(), screens.news.title));
  assert.is(document.title, tab(screens.news.title));
  assert.equal(scrolls, [{ top: 0, behavior: "smooth" }]);
});

test("a screen whose script is there already is shown without a wait", async () => {
  await openSite("#/faq");
  await lazyScreens.fetchScript();
  let waits = 0;
  const observer = new MutationObserver(() => {
    waits += document.querySelectorAll("[data-to-come]").length;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await goTo("#/forgot-password");
  observer.disconnect();

  assert.is(heading().textContent, screens.forgotPassword.title);
  assert.is(waits, 0);
});

test("Logout on Home leaves the focus on the screen", async () => {
  signIn();
  await openSite("#/");
  const button = screen.getByRole("button", { name: visitor.logout });
  button.focus();
  await act(async () => button.click());

  assert.is(document.activeElement?.localName, "main");
});

test("from one article to the next, nothing of the first stays", async () => {
  const first = sampleEntry("sample-how-susu-works").title;
  const next = sampleEntry("sample-scam-message").title;
  await openSite("#/news/how-susu-works");
  await screen.findByRole("heading", { level: 1, name: first });
  assertFocus(document.body);
  await goTo("#/news/spot-a-scam-message");
  assert.is(screen.queryByText(first), null);

  await screen.findByRole("heading", { level: 1, name: next });
  await waitFor(() => assert.is(focused(), next));
  await waitFor(() => assert.is(document.title, tab(next)));
  await goTo("#/news");
  await waitFor(() => assert.is(document.title, tab(screens.news.title)));
});

test("a screen that breaks leaves the frame, and the next screen is shown", async () => {
  const broken: Route = {
    path: "/broken",
    title: "Broken",
    component: () => {
      throw new Error("This screen is broken");
    },
    lazy: false,
  };
  const table = routes as Route[];
  table.push(broken);
  try {
    await openSite("#/faq");
    await goTo("#/broken");
    assert.is(focused(), "This page could not be shown");
    assert.ok(screen.getByRole("button", { name: "Load again" }));
    assert.match(String(errors.flat().join(" ")), "This screen is broken");
    assertFrame();

    await goTo("#/about-us");
    assert.is(heading().textContent, screens.aboutUs.title);
    await goTo("#/broken");
    assert.is(heading().textContent, "This page could not be shown");
  } finally {
    table.pop();
  }
});

test("where even the frame breaks there is a way to reach the institution", async () => {
  Object.defineProperty(document, "hidden", {
    configurable: true,
    get: () => {
      throw new Error("This frame is broken");
    },
  });
  try {
    await openSite("#/faq");
  } finally {
    Reflect.deleteProperty(document, "hidden");
  }
  assert.is(heading().textContent, "This page could not be shown");
  assert.ok(screen.getByRole("button", { name: "Load again" }));
  const [phone] = company.phones;
  assert.is(
    screen.getByRole("link", { name: phone?.label ?? "" }).getAttribute("href"),
    phone?.href,
  );
  assert.ok(screen.getByRole("link", { name: company.email }));
  assert.is(screen.queryByText(/This frame is broken/), null);
});

test.run();
