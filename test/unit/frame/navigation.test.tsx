import { act, fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { navigation, visitor } from "../../../src/content/navigation.ts";
import { Navigation } from "../../../src/frame/navigation.tsx";
import { assertFocus } from "../../helpers/assert-focus.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { goTo, signIn, waitForNavigation } from "../../helpers/rendered-site.tsx";

const test = pageSuite("navigation");

/** All links, those of the dropdown included, with their addresses. */
const items = navigation
  .flatMap(({ label, path, sublinks = [] }) => [{ label, path }, ...sublinks])
  .map(({ label, path }) => [label, `#${path}`] as const);

const bar = () => screen.getByRole("banner");
const link = (name: string) => within(bar()).getByRole("link", { name });
const hrefOf = (name: string) => link(name).getAttribute("href");

test("its links are the content's, in its order", () => {
  render(<Navigation />);
  const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");

  assert.equal(
    links.map((link) => [link.textContent, link.getAttribute("href")]),
    [...items, [visitor.login, "#/login"]],
  );
  assert.is(hrefOf(company.name), "#/");
});

for (const [hash, ...expected] of [
  ["#/", "Home: page"],
  ["#/about-us", "About Us: page"],
  ["#/our-products/account-types", "Account Types: page"],
  ["#/our-products/loans", "Loans: page"],
  ["#/our-products", "Other Products and Services: page"],
  ["#/news", "News: page"],
  ["#/news/how-susu-works", "News: true"],
  ["#/newsletter"],
] as const) {
  test(`at ${hash} the bar marks ${expected[0] ?? "nothing"}`, async () => {
    render(<Navigation />);
    await goTo(hash);
    const current = Array.from(
      bar().querySelectorAll("[aria-current]"),
      (link) => `${link.textContent}: ${link.getAttribute("aria-current")}`,
    );
    assert.equal(current, expected);
  });
}

/** The `summary` of that name. */
const toggle = (name: string) => {
  const summary = within(bar()).getByText(name).closest("summary");
  if (summary === null) throw new Error(`${name} opens nothing`);
  return summary;
};
const menu = () => toggle("Menu");
const dropdown = () => toggle("Loans and more");
const isOpen = (summary: HTMLElement) => (summary.parentElement as HTMLDetailsElement).open;
const click = (element: Element | null) => act(async () => fireEvent.click(element ?? window));
const press = (key: string) => act(async () => fireEvent.keyDown(document, { key }));

/** Renders the bar with its menu and, in it, its dropdown open. */
async function renderOpen() {
  render(
    <>
      <Navigation />
      <main tabIndex={-1} />
    </>,
  );
  assert.equal([isOpen(menu()), isOpen(dropdown())], [false, false]);
  await click(menu());
  await click(dropdown());
  assert.equal([isOpen(menu()), isOpen(dropdown())], [true, true]);
}

for (const [what, close, menuOpen, dropdownOpen] of [
  ["a click on the menu's toggle", () => click(menu()), false, false],
  ["a click on the dropdown's toggle", () => click(dropdown()), true, false],
  ["a click inside the dropdown", () => click(link("Loans").parentElement), true, true],
  ["a click beside the dropdown", () => click(screen.getByRole("navigation")), true, false],
  ["a click on the rest of the bar", () => click(bar()), false, false],
  ["a click outside the bar", () => click(screen.getByRole("main")), false, false],
  ["focus on another link of the menu", () => act(() => link("News").focus()), true, true],
  ["focus outside the bar", () => act(() => screen.getByRole("main").focus()), false, false],
  ["another key than Escape", () => press("a"), true, true],
  ["a change of path", () => goTo("#/faq"), false, false],
] as const) {
  const says = (open: boolean) => (open ? "open" : "closed");
  test(`${what} leaves the menu ${says(menuOpen)} and the dropdown ${says(dropdownOpen)}`, async () => {
    await renderOpen();
    await close();

    assert.equal([isOpen(menu()), isOpen(dropdown())], [menuOpen, dropdownOpen]);
  });
}

test("a screen reader isn't told after a choice that a toggle closes: the next screen has others", async () => {
  await renderOpen();
  const former = [menu(), dropdown()];
  await goTo("#/faq");
  assert.equal(
    former.map((summary) => summary.isConnected),
    [false, false],
  );
});

for (const [name, hash] of [
  [company.name, "#/"],
  ...items,
  [visitor.login, "#/login"],
  [visitor.openAccount, "#/login"],
] as const) {
  test(`choosing ${name} closes menu and dropdown, even where the path stays`, async () => {
    await goTo(hash);
    await renderOpen();
    await click(link(name));

    assert.equal([isOpen(menu()), isOpen(dropdown())], [false, false]);
    assert.is(window.location.hash, hash);
  });
}

test("Escape closes the dropdown, then the menu, and the focus goes to the toggle of each", async () => {
  await renderOpen();
  act(() => link("Loans").focus());
  await press("Escape");
  assert.equal([isOpen(menu()), isOpen(dropdown())], [true, false]);
  assertFocus(dropdown());

  await press("Escape");
  assert.is(isOpen(menu()), false);
  assertFocus(menu());

  act(() => link("News").focus());
  await press("Escape");
  assertFocus(link("News"), "where nothing is open, the focus stays");
});

function assertSignedOut() {
  assert.equal([hrefOf(visitor.openAccount), hrefOf(visitor.login)], ["#/login", "#/login"]);
  assert.is(screen.queryByRole("button", { name: visitor.logout }), null);
  assert.is(screen.queryByText(visitor.welcome(null), { exact: false }), null);
}

for (const name of ["Musu Kollie", null]) {
  test(`a visitor who is signed in as ${name} is greeted, and can open an account`, () => {
    signIn(JSON.stringify({ name }));
    render(<Navigation />);

    assert.is(hrefOf(visitor.openAccount), "#/accounts");
    assert.ok(screen.getByRole("button", { name: visitor.logout }));
    assert.ok(screen.getByText(visitor.welcome(name)));
    assert.is(screen.queryByRole("link", { name: visitor.login }), null);
  });
}

test("a name that is too long for the bar can be read whole in its tooltip", () => {
  const name = "Musu Kollie ".repeat(5).trim();
  signIn(JSON.stringify({ name }));
  render(<Navigation />);
  assert.is(screen.getByText(visitor.welcome(name)).title, name);
});

for (const hash of ["#/faq", "#/"]) {
  test(`on ${hash} Logout ends the session, and only that, closes the menu and leads to Home`, async () => {
    signIn();
    window.localStorage.setItem("rememberedEmail", "musu@example.com");
    window.localStorage.setItem("rememberMe", "true");
    await goTo(hash);
    await renderOpen();
    const status = screen.getByRole("status");
    assert.is(status.textContent, "");
    const logOut = () => fireEvent.click(screen.getByRole("button", { name: visitor.logout }));
    await (hash === "#/" ? act(async () => logOut()) : waitForNavigation(logOut));

    assert.is(window.location.hash, "#/");
    const { sessionNumber, ...rest } = { ...window.localStorage };
    assert.equal(rest, { rememberedEmail: "musu@example.com", rememberMe: "true" });
    assertSignedOut();
    assert.is(status.textContent, visitor.loggedOut);
    assert.is(isOpen(menu()), false);
  });
}

test.run();
