/** Visitors reach every screen by the bar, whose menus close when they have chosen one. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { barWords, navigation } from "../../../src/content/navigation.ts";
import { Bar } from "../../../src/frame/bar.tsx";
import { useRouter } from "../../../src/routing/router.ts";
import { storeItems } from "../../../src/tools/browser/sample-session.ts";
import { assertAbsent, assertFocus } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import {
  changeHash,
  stored,
  storeSession,
  waitForNavigation,
} from "../../helpers/rendered-site.tsx";

const test = domSuite("navigation");

/** All links with their addresses, those of the dropdown included. */
const items = navigation
  .flatMap(({ label, path, sublinks = [] }) => [{ label, path }, ...sublinks])
  .map(({ label, path }) => [label, `#${path}`] as const);

const bar = () => screen.getByRole("banner");
const link = (name: string) => within(bar()).getByRole("link", { name });
const hrefOf = (name: string) => link(name).getAttribute("href");

test("the navigation has the links of src/content/navigation.ts in their order, then Login", () => {
  render(<Bar />);
  const links = within(screen.getByRole("navigation", { name: barWords.label })).getAllByRole(
    "link",
  );

  assert.equal(
    links.map((link) => [link.textContent, link.getAttribute("href")]),
    [...items, [barWords.login, "#/login"]],
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
  ["#/FAQ", "Faq: page"],
  ["#/faq?from=mail", "Faq: page"],
] as const) {
  test(`at ${hash} the navigation marks as current: ${expected[0] ?? "nothing"}`, async () => {
    render(<Page />);
    await changeHash(hash);
    const current = Array.from(
      bar().querySelectorAll("[aria-current]"),
      (link) => `${link.textContent}: ${link.getAttribute("aria-current")}`,
    );
    assert.equal(current, expected);
  });
}

const toggle = (name = "") => {
  const summary = within(bar()).getByText(name).closest("summary");
  if (summary === null) throw new Error(`"${name}" is no toggle`);
  return summary;
};
const menu = () => toggle(barWords.menu);
const dropdown = () => toggle(barWords.dropdown);
const isOpen = (summary: HTMLElement) => (summary.parentElement as HTMLDetailsElement).open;
const click = (element: Element | null) => act(async () => fireEvent.click(element ?? window));
const press = (key: string) => act(async () => fireEvent.keyDown(document, { key }));

function Page() {
  useRouter();
  return (
    <>
      <Bar />
      <main tabIndex={-1} />
    </>
  );
}

/** Renders the bar with its menu and, in it, its dropdown open. */
async function renderOpen() {
  render(<Page />);
  assert.equal([isOpen(menu()), isOpen(dropdown())], [false, false]);
  await click(menu());
  await click(dropdown());
  assert.equal([isOpen(menu()), isOpen(dropdown())], [true, true]);
}

for (const [cause, action, menuOpen, dropdownOpen] of [
  ["a click on the menu's toggle", () => click(menu()), false, false],
  ["a click on the dropdown's toggle", () => click(dropdown()), true, false],
  ["a click inside the dropdown", () => click(link("Loans").parentElement), true, true],
  ["a click beside the dropdown", () => click(screen.getByRole("navigation")), true, false],
  ["a click on the rest of the bar", () => click(bar()), false, false],
  ["a click outside the bar", () => click(screen.getByRole("main")), false, false],
  ["focus on another link of the menu", () => act(() => link("News").focus()), true, true],
  ["focus outside the bar", () => act(() => screen.getByRole("main").focus()), false, false],
  ["another key than Escape", () => press("a"), true, true],
  ["a change of path", () => changeHash("#/faq"), false, false],
] as const) {
  const stateOf = (open: boolean) => (open ? "open" : "closed");
  test(`${cause} leaves the menu ${stateOf(menuOpen)} and the dropdown ${stateOf(dropdownOpen)}`, async () => {
    await renderOpen();
    await action();

    assert.equal([isOpen(menu()), isOpen(dropdown())], [menuOpen, dropdownOpen]);
  });
}

for (const [name, hash] of [
  [company.name, "#/"],
  ...items,
  [barWords.login, "#/login"],
  [barWords.openAccount, "#/login/sign-up"],
] as const) {
  test(`a click on ${name} closes the menu and the dropdown, even if the path doesn't change`, async () => {
    await changeHash(hash);
    await renderOpen();
    await click(link(name));

    assert.equal([isOpen(menu()), isOpen(dropdown())], [false, false]);
    assert.is(window.location.hash, hash);
  });
}

test("Escape closes the dropdown, then the menu, and focuses the toggle of each", async () => {
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
  assertFocus(link("News"), "Escape moves the focus although nothing is open:");
});

test("Logout deletes only the session, and leads to Home", async () => {
  storeSession();
  const others = { rememberedEmail: "musu@example.com", rememberMe: "true", other: "text" };
  storeItems(others);
  await changeHash("#/faq");
  await renderOpen();
  const status = screen.getByRole("status");
  assert.is(status.textContent, "");
  await waitForNavigation(() =>
    fireEvent.click(screen.getByRole("button", { name: barWords.logout })),
  );

  assert.is(window.location.hash, "#/");
  assert.equal(stored(), others);
  assert.equal(
    [hrefOf(barWords.openAccount), hrefOf(barWords.login)],
    ["#/login/sign-up", "#/login"],
  );
  assertAbsent(screen.queryByRole("button", { name: barWords.logout }));
  assertAbsent(screen.queryByText(barWords.welcome(null), { exact: false }));
  assert.is(status.textContent, barWords.loggedOut);
  await changeHash("#/faq");
  assert.is(status.textContent, "");
});

test.run();
