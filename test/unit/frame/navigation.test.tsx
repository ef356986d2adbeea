import { act, fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { isActive, Navigation } from "../../../src/frame/navigation.tsx";
import { pageSuite } from "./page-suite.ts";
import { goTo, signIn, untilMoved } from "./visit.tsx";

const test = pageSuite("navigation");

for (const [link, path, active] of [
  ["/", "/", true],
  ["/", "/news", false],
  ["/about-us", "/about-us", true],
  ["/about-us", "/", false],
  ["/news", "/news", true],
  ["/news", "/news/how-susu-works", true],
  ["/news", "/newsletter", false],
  ["/our-products/account-types", "/our-products/account-types", true],
  ["/our-products/account-types", "/our-products", false],
  ["/our-products/account-types", "/our-products/loans", false],
  ["/our-products", "/our-products/loans", true],
  ["/our-products/loans", "/our-products", false],
  ["/faq", "faq", false],
] as const) {
  test(`the link to ${link} is ${active ? "" : "not "}active on ${path}`, () => {
    assert.is(isActive(link, path), active);
  });
}

const bar = () => screen.getByRole("banner");

/** The `details` whose `summary` has the name. */
function detailsOf(name: string): HTMLDetailsElement {
  const details = within(bar()).getByText(name).closest("details");
  assert.ok(details);
  return details as HTMLDetailsElement;
}
/** Clicks on the `summary`. */
function toggle(details: HTMLDetailsElement): void {
  fireEvent.click(within(details).getByText(/./, { selector: "summary *" }));
}
const dropdown = () => detailsOf("More Account Types");
const menu = () => detailsOf("Menu");
const link = (name: string) => within(bar()).getByRole("link", { name });

test("its links are the specification's, word for word and in its order", () => {
  render(<Navigation />);
  const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");

  assert.equal(
    links.map((link) => [link.textContent, link.getAttribute("href")]),
    [
      ["Home", "#/"],
      ["About Us", "#/about-us"],
      ["Account Types", "#/our-products/account-types"],
      ["Loans", "#/our-products/loans"],
      ["Other Products and Services", "#/our-products"],
      ["Our Team", "#/our-team"],
      ["Faq", "#/faq"],
      ["News", "#/news"],
      ["Contact Us", "#/contact-us"],
      ["Login", "#/login"],
    ],
  );
  assert.is(link(company.name).getAttribute("href"), "#/");
});

test("the link to the screen that is shown says so", async () => {
  render(<Navigation />);
  const current = () =>
    within(bar())
      .getAllByRole("link")
      .filter((link) => link.ariaCurrent ?? link.getAttribute("aria-current"))
      .map((link) => link.textContent);

  assert.equal(current(), ["Home"]);
  await goTo("#/our-products/loans");
  assert.equal(current(), ["Loans"]);
  await goTo("#/news");
  assert.equal(current(), ["News"]);
});

test("a click inside the dropdown leaves it open", async () => {
  render(<Navigation />);
  toggle(dropdown());
  await act(async () => {
    fireEvent.click(link("Loans").parentElement ?? document.body);
  });
  assert.ok(dropdown().open);
});

test("Escape leaves the focus alone where nothing is open", () => {
  render(<Navigation />);
  link("News").focus();
  fireEvent.keyDown(link("News"), { key: "Escape" });
  assert.is(document.activeElement, link("News"));
});

test("menu and dropdown close on a change of path", async () => {
  render(<Navigation />);
  toggle(menu());
  toggle(dropdown());
  await goTo("#/faq");

  assert.equal([menu().open, dropdown().open], [false, false]);
});

for (const name of ["Home", "Account Types", "Loans", "Other Products and Services", "Login"]) {
  test(`choosing ${name} closes the menu, even where the path stays`, async () => {
    render(<Navigation />);
    const href = link(name).getAttribute("href") ?? "";
    await goTo(href);
    toggle(menu());
    await act(async () => {
      fireEvent.click(link(name));
    });

    assert.not.ok(menu().open);
    assert.is(window.location.hash, href);
  });
}

const hrefOf = (name: string) => link(name).getAttribute("href");

function checkSignedOut() {
  assert.is(hrefOf("Open Account"), "#/login");
  assert.is(hrefOf("Login"), "#/login");
  assert.is(within(bar()).queryByRole("button", { name: "Logout" }), null);
  assert.is(within(bar()).queryByText(/Welcome/), null);
}

function checkSignedIn(greeting: string) {
  assert.is(hrefOf("Open Account"), "#/accounts");
  assert.ok(within(bar()).getByRole("button", { name: "Logout" }));
  assert.is(within(bar()).getByText(/Welcome/).textContent, greeting);
  assert.is(within(bar()).queryByRole("link", { name: "Login" }), null);
}

const musu = JSON.stringify({ name: "Musu Kollie" });

for (const [what, items, greeting] of [
  ["token and user", { token: "t", user: musu }, "Welcome Musu Kollie"],
  ["authToken and user", { authToken: "t", user: musu }, "Welcome Musu Kollie"],
  ["both tokens and user", { authToken: "t", token: "t", user: musu }, "Welcome Musu Kollie"],
  [
    "an empty authToken, a token and user",
    { authToken: "", token: "t", user: musu },
    "Welcome Musu Kollie",
  ],
  ["a user that can't be parsed", { token: "t", user: "{name" }, "Welcome"],
  ["a user that is no object", { token: "t", user: '"Musu"' }, "Welcome"],
  ["a user that is null", { token: "t", user: "null" }, "Welcome"],
  ["a user without a name", { token: "t", user: "{}" }, "Welcome"],
  ["a user whose name is empty", { token: "t", user: '{"name":" "}' }, "Welcome"],
  ["a user whose name is an object", { token: "t", user: '{"name":{}}' }, "Welcome"],
  ["a user whose name is a number", { token: "t", user: '{"name":7}' }, "Welcome"],
  ["nothing", {}, null],
  ["a token without user", { token: "t", authToken: "t" }, null],
  ["a user without token", { user: musu }, null],
  ["an empty token", { token: "", user: musu }, null],
  ["an empty user", { token: "t", user: "" }, null],
] as const) {
  test(`with ${what} stored, the visitor is ${greeting ? `told "${greeting}"` : "signed out"}`, () => {
    for (const [key, value] of Object.entries(items)) window.localStorage.setItem(key, value);
    render(<Navigation />);

    if (greeting === null) checkSignedOut();
    else checkSignedIn(greeting);
  });
}

test("Logout forgets the session, and only that, and goes to Home", async () => {
  signIn();
  window.localStorage.setItem("rememberedEmail", "musu@example.com");
  window.localStorage.setItem("rememberMe", "true");
  window.location.hash = "#/faq";
  render(<Navigation />);
  toggle(menu());
  await untilMoved(() => fireEvent.click(screen.getByRole("button", { name: "Logout" })));

  assert.is(window.location.hash, "#/");
  assert.equal(Object.entries(window.localStorage).toSorted(), [
    ["rememberMe", "true"],
    ["rememberedEmail", "musu@example.com"],
  ]);
  checkSignedOut();
  assert.not.ok(menu().open);
});

test("Logout on Home shows at once and closes the menu", async () => {
  signIn();
  window.location.hash = "#/";
  render(<Navigation />);
  toggle(menu());
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Logout" }));
  });
  checkSignedOut();
  assert.not.ok(menu().open);
});

test("a login or logout in another tab shows in this one", async () => {
  render(<Navigation />);
  const tellFromAnotherTab = () =>
    act(async () => {
      window.dispatchEvent(new window.Event("storage"));
    });

  checkSignedOut();
  signIn();
  await tellFromAnotherTab();
  checkSignedIn("Welcome Musu Kollie");
  signIn(JSON.stringify({ name: "Flomo" }));
  await tellFromAnotherTab();
  checkSignedIn("Welcome Flomo");
  window.localStorage.clear();
  await tellFromAnotherTab();
  checkSignedOut();
});

for (const event of ["pageshow", "hashchange"]) {
  test(`the session is read again on ${event}`, async () => {
    render(<Navigation />);
    signIn();
    await act(async () => {
      window.dispatchEvent(new window.Event(event));
    });
    checkSignedIn("Welcome Musu Kollie");
  });
}

test("a browser that refuses its storage has a visitor who is signed out", () => {
  const { localStorage } = window;
  const refuse = () => {
    throw new Error("Access is denied");
  };
  Object.defineProperty(window, "localStorage", { get: refuse, configurable: true });
  try {
    render(<Navigation />);
    checkSignedOut();
  } finally {
    Object.defineProperty(window, "localStorage", { value: localStorage, configurable: true });
  }
});

test.run();
