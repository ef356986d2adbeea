/** The list shows every entry of the news, page by page, with a card that leads to it. */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { news } from "../../../src/content/news.ts";
import { NO_NETWORK, sharedWords } from "../../../src/content/shared-words.ts";
import { screens } from "../../../src/screen-table.ts";
import { NewsListing } from "../../../src/screens/lazy-script/news-listing/news-listing.tsx";
import { publishedNews } from "../../../src/tools/fakes/sample-news.ts";
import { assertAbsent, focusedLabel, textsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import {
  goOffline,
  newsResponse,
  recordConsole,
  respondFrom,
  respondWith,
  sampleEntry,
  withContentStore,
} from "../../helpers/fake-network.ts";
import {
  changeHash,
  openSite,
  recordScrolls,
  waitForNavigation,
} from "../../helpers/rendered-site.tsx";

const test = domSuite("news listing");
withContentStore(test);
const errors = recordConsole(test, "error");
const scrolls = recordScrolls(test);

/** Waits for the cards of the sample data. */
const allCards = () =>
  waitFor(() => assert.is(screen.getAllByRole("article").length, publishedNews.length));

async function renderSample() {
  render(<NewsListing />);
  await allCards();
}

const cardOf = (title: string) => {
  const card = screen.getByRole("heading", { level: 2, name: title }).closest("article");
  if (card === null) throw new Error(`no card has the title ${title}`);
  return card;
};

test("the listing shows Loading, then a card for every entry, newest first", async () => {
  render(<NewsListing />);
  assert.ok(screen.getByText(news.subtitle));
  const status = screen.getByRole("status");
  assert.is(status.textContent, screens.news.loadingText);
  assert.ok(status.nextElementSibling?.matches("[aria-hidden=true]"), "the skeleton is read");

  await allCards();
  // Screen readers announce what changes in a live region that stays.
  await waitFor(() => assert.is(status.textContent, news.loaded(publishedNews.length)));
  assert.ok(status.isConnected);
  const newestFirst = publishedNews.toSorted((one, another) =>
    String(one.date) < String(another.date) ? 1 : -1,
  );
  assert.equal(
    screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent),
    newestFirst.map(({ title }) => title),
  );
});

for (const [id, date, href] of [
  ["sample-school-fees", "Monday, 4th Mar 2024", "#/news/plan-for-school-fees"],
  ["sample-without-slug", undefined, "#/news/sample-without-slug"],
] as const) {
  test(`the card of ${id} shows ${date ?? "no date"} and links to ${href}`, async () => {
    await renderSample();
    const { title, description } = sampleEntry(id);
    const card = within(cardOf(title));
    const link = card.getByRole("link", { name: `${news.readMore}: ${title}` });

    assert.is(cardOf(title).querySelector("time")?.textContent, date);
    assert.ok(card.getByText(description));
    assert.equal([link.textContent, link.getAttribute("href")], [news.readMore, href]);
  });
}

test("a card's picture is a crop of 800 by 400", async () => {
  await renderSample();
  const { title } = sampleEntry("sample-application-checklist");
  const { src, alt } = cardOf(title).querySelector("img") ?? {};
  const { searchParams } = new URL(src ?? "");

  assert.equal([searchParams.get("w"), searchParams.get("h")], ["800", "400"]);
  assert.is(alt, "");
});

const refused = async () => Response.json({ message: "Secret" }, { status: 500 });
const unanswered = () => Promise.reject(new TypeError("fetch failed"));

for (const [what, respond, isOffline, text, logged] of [
  ["an empty list", async () => newsResponse([]), false, news.empty.text, 0],
  ["a server's error", refused, false, news.connection, 1],
  ["no response", unanswered, false, news.connection, 1],
  ["no network", unanswered, true, NO_NETWORK, 1],
] as const) {
  test(`${what} shows as no news, says "${text}", and offers ${news.refresh}, which retries`, async () => {
    const reconnect = isOffline ? goOffline() : () => {};
    respondWith(respond);
    render(<NewsListing />);

    const heading = await screen.findByRole("heading", { level: 2, name: news.empty.heading });
    reconnect();
    const empty = heading.parentElement;
    assert.equal(textsOf(empty?.querySelectorAll("p") ?? []), [text]);
    assert.equal(textsOf(empty?.querySelectorAll("a, button") ?? []), [news.refresh]);
    const status = screen.getByRole("status");
    await waitFor(() =>
      assert.is(status.textContent, logged ? `${news.empty.heading} ${text}` : news.empty.heading),
    );
    assertAbsent(screen.queryByRole("article"));
    assertAbsent(screen.queryByRole("alert"));
    assert.not.match(document.body.textContent ?? "", "Secret");
    assert.is(errors.length, logged);

    respondWith(async (_, init) => {
      // The browser may have cached the empty list.
      assert.is(init?.cache, "no-cache");
      return newsResponse([{ _id: "one", title: "At last" }]);
    });
    fireEvent.click(screen.getByRole("button", { name: news.refresh }));
    assert.is(screen.getByRole("status").textContent, screens.news.loadingText);
    assert.ok(await screen.findByRole("heading", { level: 2, name: "At last" }));
    assertAbsent(screen.queryByText(news.empty.heading));
  });
}

/** As many entries, from the newest, whose titles and slugs are their numbers. */
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${index}`,
    _type: "news",
    title: `Entry ${index + 1}`,
    slug: `entry-${index + 1}`,
    date: `${2025 - index}-01-01`,
  }));

const titleOf = (page: number) => (page === 1 ? screens.news.title : news.page(page));

/** Waits until a page of the list is shown, from this entry to that one, and named. */
async function waitForPage(page: number, first: number, last: number): Promise<void> {
  await waitFor(() =>
    assert.equal(
      textsOf(document.querySelectorAll("article h2")),
      Array.from({ length: last - first + 1 }, (_, index) => `Entry ${first + index}`),
    ),
  );
  assert.is(screen.getByRole("heading", { level: 1 }).textContent, titleOf(page));
  assert.is(document.title, `${titleOf(page)} · ${company.name}`);
}

const pageLinks = () =>
  [news.newer, news.older]
    .flatMap((name) => screen.queryAllByRole("link", { name }))
    .map((link) => `${link.textContent}: ${link.getAttribute("href")}`);

const follow = (name: string) =>
  waitForNavigation(() => screen.getByRole("link", { name }).click());

const NEWER = `${news.newer}: #/news`;
const OLDER = `${news.older}: #/news`;

test("Older news and Newer news lead to pages of 24, and each starts as a screen does", async () => {
  respondFrom(...numbered(60));
  await openSite("#/news");
  await waitForPage(1, 1, 24);
  assert.equal(pageLinks(), [`${OLDER}?page=2`]);

  for (const [move, page, first, last, links] of [
    [() => follow(news.older), 2, 25, 48, [NEWER, `${OLDER}?page=3`]],
    [() => follow(news.older), 3, 49, 60, [`${NEWER}?page=2`]],
    [() => follow(news.newer), 2, 25, 48, [NEWER, `${OLDER}?page=3`]],
    [() => follow(news.newer), 1, 1, 24, [`${OLDER}?page=2`]],
    [() => changeHash("#/news?page=3"), 3, 49, 60, [`${NEWER}?page=2`]],
  ] as const) {
    scrolls.length = 0;
    await move();
    assert.is(focusedLabel(), titleOf(page));
    assert.equal(scrolls, [{ top: 0, behavior: "smooth" }]);
    await waitForPage(page, first, last);
    assert.equal(pageLinks(), links);
  }
});

test("an article that a visitor opened from the second page leads back there", async () => {
  respondFrom(...numbered(30));
  await openSite("#/news?page=2");
  await waitForPage(2, 25, 30);
  await follow(`${news.readMore}: Entry 27`);
  await screen.findByRole("heading", { level: 1, name: "Entry 27" });
  assert.is(window.location.hash, "#/news/entry-27?page=2");
  const back = screen.getAllByRole("link", { name: sharedWords.backToNews });
  await waitForNavigation(() => back[0]?.click());
  await waitForPage(2, 25, 30);

  await changeHash("#/news/nowhere?page=2");
  const link = await screen.findByRole("link", { name: sharedWords.backToNews });
  assert.is(link.getAttribute("href"), "#/news?page=2");
});

test("a page beyond the end says that there are no news, and leads to the first page", async () => {
  respondFrom(...numbered(24));
  await openSite("#/news?page=2");
  assert.ok(await screen.findByRole("heading", { level: 2, name: news.empty.heading }));
  assert.equal(pageLinks(), []);
  await follow(sharedWords.backToNews);
  await waitForPage(1, 1, 24);
  assert.equal(pageLinks(), []);
});

test.run();
