import { act, screen, waitFor, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { laterScreens, type Route, routes } from "../../src/routes.ts";
import { pageSuite } from "./frame/page-suite.ts";
import { askForLessMotion, goTo, openSite, toggle } from "./frame/visit.tsx";
import { listenTo, talkToContentStore } from "./screens/network.ts";

const test = pageSuite("app");
talkToContentStore(test);
listenTo(test, "info");
const errors = listenTo(test, "error");

const scrolls: unknown[] = [];
const { scrollTo } = window;
test.before.each(() => {
  scrolls.length = 0;
  window.scrollTo = (...place: unknown[]) => scrolls.push(...place);
});
test.after.each(() => {
  window.scrollTo = scrollTo;
});

const heading = () => screen.getByRole("heading", { level: 1 });
const tab = (title: string) => `${title} · ${company.name}`;

test("the first screen of a visit takes neither the focus nor the page's place", async () => {
  await openSite("#/about-us");

  assert.is(document.title, tab("About Us"));
  assert.is(document.activeElement, document.body);
  assert.equal(scrolls, []);
});

test("another address changes title and screen, focuses the heading and scrolls to the top", async () => {
  await openSite("#/about-us");
  for (const [hash, title] of [
    ["#/faq", "Frequently Asked Questions"],
    ["#/our-team", "Our Team"],
    ["#/nowhere", "Page not found"],
    ["#/about-us", "About Us"],
  ] as const) {
    scrolls.length = 0;
    await goTo(hash);

    assert.is(document.title, tab(title));
    assert.is(heading().textContent, title);
    assert.is(document.activeElement, heading());
    assert.equal(scrolls, [{ top: 0, behavior: "smooth" }]);
  }
});

test("the page jumps to the top where the visitor asked for less motion", async () => {
  const restore = askForLessMotion();
  try {
    await openSite("#/about-us");
    await goTo("#/faq");
    assert.equal(scrolls, [{ top: 0, behavior: "auto" }]);
  } finally {
    restore();
  }
});

for (const [change, hash] of [
  ["a trailing slash", "#/faq/"],
  ["a query", "#/faq?from=mail"],
] as const) {
  test(`${change} is no change of screen`, async () => {
    await openSite("#/faq");
    const before = heading();
    await goTo(hash);

    assert.is(heading(), before);
    assert.equal(scrolls, []);
  });
}

test("a screen whose script comes later takes title and focus when it has come", async () => {
  await openSite("#/faq");
  await goTo("#/news");

  await waitFor(() => assert.is(document.activeElement, heading()));
  assert.is(heading().textContent, "News & Updates");
  assert.is(document.title, tab("News & Updates"));
  assert.equal(scrolls, [{ top: 0, behavior: "smooth" }]);
});

test("a screen whose script is there already is shown without a wait", async () => {
  await openSite("#/faq");
  await laterScreens.fetchScript();
  let waits = 0;
  const observer = new MutationObserver(() => {
    waits += document.querySelectorAll("[data-to-come]").length;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await goTo("#/forgot-password");
  observer.disconnect();

  assert.is(heading().textContent, "Forgot Password");
  assert.is(waits, 0);
});

test("from one article to the next, nothing of the first stays", async () => {
  await openSite("#/news/how-susu-works");
  await screen.findByRole("heading", { level: 1, name: "How susu works, and how to keep it fair" });
  await goTo("#/news/spot-a-scam-message");
  assert.is(screen.queryByText(/How susu works/), null);

  await screen.findByRole("heading", { level: 1, name: "Five signs that the message is a scam" });
  await waitFor(() => assert.is(document.title, tab("Five signs that the message is a scam")));
  await goTo("#/news");
  await waitFor(() => assert.is(document.title, tab("News & Updates")));
});

test("what was opened on a screen is closed when the visitor comes back to it", async () => {
  await openSite("#/faq");
  const answers = () => within(screen.getByRole("main")).getAllByRole<HTMLDetailsElement>("group");
  for (const answer of answers().slice(0, 1)) await toggle(answer);
  await goTo("#/our-team");
  await goTo("#/faq");

  assert.equal(
    answers().map(({ open }) => open),
    answers().map(() => false),
  );
});

/** The frame's parts, or an error where one is missing. */
function checkFrame() {
  assert.ok(screen.getByRole("navigation", { name: "Main" }));
  assert.ok(screen.getByRole("contentinfo"));
  assert.ok(screen.getByRole("link", { name: "Chat with us" }));
}

for (const hash of ["#/nowhere", "#foo", "#!/x", "#/%", "#/our-products/loans/more"]) {
  test(`${hash} is not found, inside the frame and with a way home`, async () => {
    await openSite(hash);
    const main = within(screen.getByRole("main"));

    assert.is(main.getByRole("heading", { level: 1 }).textContent, "Page not found");
    assert.is(document.title, tab("Page not found"));
    assert.is(main.getByRole("link", { name: "Go to Home" }).getAttribute("href"), "#/");
    checkFrame();
  });
}

test("a screen that breaks leaves the frame, and the next screen is shown", async () => {
  const broken: Route = {
    path: "/broken",
    title: "Broken",
    screen: () => {
      throw new Error("This screen is broken");
    },
  };
  const table = routes as Route[];
  table.push(broken);
  try {
    await openSite("#/faq");
    await goTo("#/broken");
    assert.is(heading().textContent, "This page could not be shown");
    assert.is(document.activeElement, heading());
    assert.ok(screen.getByRole("button", { name: "Load again" }));
    assert.match(String(errors.flat().join(" ")), "This screen is broken");
    checkFrame();

    await goTo("#/about-us");
    assert.is(heading().textContent, "About Us");
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

test("a button takes who uses the keyboard past the navigation", async () => {
  await openSite("#/faq");
  const skip = screen.getByRole("button", { name: "Skip to content" });
  const first = document.querySelector("a[href], button, summary");
  act(() => skip.click());

  assert.is(first, skip);
  assert.is(document.activeElement, screen.getByRole("main"));
  assert.is(window.location.hash, "#/faq");
});

test.run();
