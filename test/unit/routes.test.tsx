import { cleanup, screen, waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { parseAddress } from "../../src/lib/address.ts";
import { findRoute, routes } from "../../src/routes.ts";
import { publishedNews } from "../standin/dataset.ts";
import { pageSuite } from "./frame/page-suite.ts";
import { openSite, signIn } from "./frame/visit.tsx";
import { listenTo, talkToContentStore } from "./screens/network.ts";

const test = pageSuite("routes");
talkToContentStore(test);
listenTo(test, "info");

const findHash = (hash: string) => findRoute(parseAddress(hash).path);

/** What the tab says and, where it is settled, the screen's heading. */
const table: readonly (readonly [path: string, title: string, heading?: string])[] = [
  ["/", "Savings and loans for everyday Liberians", "Savings and loans for everyday Liberians"],
  ["/about-us", "About Us", "About Us"],
  ["/our-products", "Other Products and Services", "Other Products and Services"],
  ["/our-products/loans", "Our Loans", "Our Loans"],
  ["/our-products/account-types", "Savings Accounts", "Savings Accounts"],
  ["/faq", "Frequently Asked Questions", "Frequently Asked Questions"],
  ["/our-team", "Our Team", "Our Team"],
  ["/news", "News & Updates", "News & Updates"],
  ["/news/how-susu-works", "How susu works, and how to keep it fair"],
  ["/news/sample-without-slug", "Before you borrow: questions to ask yourself"],
  ["/login", "Login / Sign Up"],
  ["/accounts", "Open a New Bank Account"],
  ["/contact-us", "Contact Us", "Contact Us"],
  ["/forgot-password", "Forgot Password"],
  ["/reset-password", "Reset Password"],
  ["/reset-password/a-token?email=musu%40example.com", "Reset Password"],
  ["/nowhere", "Page not found", "Page not found"],
];

for (const [path, title, heading] of table) {
  test(`#${path} is "${title}"`, async () => {
    await openSite(`#${path}`);
    await waitFor(() => assert.is(document.title, `${title} · ${company.name}`));
    const headings = screen.getAllByRole("heading", { level: 1 });

    assert.is(headings.length, 1);
    if (heading) assert.is(headings[0]?.textContent, heading);
  });
}

for (const [hash, path, params = {}] of [
  ["", "/"],
  ["#", "/"],
  ["#/", "/"],
  ["#/about-us/", "/about-us"],
  ["#/our-products/", "/our-products"],
  ["#/our-products/loans/", "/our-products/loans"],
  ["#/our-products/account-types/", "/our-products/account-types"],
  ["#/news/", "/news"],
  ["#/news?page=2", "/news"],
  ["#/news/a", "/news/:slug", { slug: "a" }],
  ["#/news/a/", "/news/:slug", { slug: "a" }],
  ["#/news/a%2Fb", "/news/:slug", { slug: "a/b" }],
  ["#/news/%C3%A9t%C3%A9", "/news/:slug", { slug: "été" }],
  ["#/news/%", "/news/:slug", { slug: "%" }],
  ["#/reset-password", "/reset-password/:token?"],
  ["#/reset-password/", "/reset-password/:token?"],
  ["#/reset-password/TOKEN", "/reset-password/:token?", { token: "TOKEN" }],
  ["#/reset-password/%E0%A4%A?email=%", "/reset-password/:token?", { token: "%E0%A4%A" }],
  ["#/nowhere", "not-found"],
  ["#foo", "not-found"],
  ["#!/news", "not-found"],
  ["#about-us", "not-found"],
  ["#/About-us", "not-found"],
  ["#/our-products/cards", "not-found"],
  ["#/news/a/b", "not-found"],
  ["#/reset-password/a/b", "not-found"],
] as const) {
  test(`the address "${hash}" is ${path}`, () => {
    const found = findHash(hash);
    assert.is(found.route.path, path);
    assert.equal(found.params, params);
  });
}

const articles = publishedNews.map(({ _id }) => `/news/${_id}`);
const screens = [...table.map(([path]) => path), ...articles, "/news/nothing-like-it"];

/** The links of the whole page, once nothing on it is loading. */
async function linksAt(path: string) {
  await openSite(`#${path}`);
  await waitFor(() => {
    screen.getByRole("heading", { level: 1 });
    assert.is(screen.queryByText("Loading news..."), null);
  });
  return screen.getAllByRole<HTMLAnchorElement>("link", { hidden: true });
}

for (const visitor of ["signed out", "signed in"]) {
  test(`every link of every screen leads to a screen, ${visitor}`, async () => {
    if (visitor === "signed in") signIn();
    const reached = new Set<string>();
    for (const path of screens) {
      const hashes = (await linksAt(path))
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => !/^(https?|mailto|tel):/.test(href));
      for (const href of hashes) {
        assert.ok(href.startsWith("#/"), `${path} has a link to "${href}"`);
        const { route } = findHash(href);
        assert.ok(routes.includes(route), `${path} has a link to ${href}, which isn't found`);
        reached.add(route.path);
      }
      cleanup();
    }

    // The reset link comes by mail, and the form to ask for one is linked to from the login.
    const unlinked = ["/forgot-password", "/reset-password/:token?"];
    if (visitor === "signed out") unlinked.push("/accounts");
    for (const { path } of routes)
      if (!unlinked.includes(path)) assert.ok(reached.has(path), `nothing leads to ${path}`);
  });
}

test("every link that leaves the site opens a tab of its own, which knows nothing of this one", async () => {
  let count = 0;
  for (const path of screens) {
    for (const link of await linksAt(path)) {
      if (!/^https?:/.test(link.getAttribute("href") ?? "")) continue;
      const { href, target, rel } = link;
      assert.is(target, "_blank", `${href} on ${path}`);
      assert.ok(rel.split(" ").includes("noopener"), `${href} on ${path}`);
      count += 1;
    }
    cleanup();
  }
  assert.ok(count > screens.length);
});

test.run();
