/** Visitors would miss news, or find a card that leads nowhere. */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { news } from "../../../src/content/news.ts";
import { NewsListing } from "../../../src/screens/lazy/news-listing/news-listing.tsx";
import { publishedNews } from "../../../src/tools/start/sample-news.ts";
import { assertAbsent } from "../../helpers/assert-dom.ts";
import {
  newsResponse,
  recordConsole,
  respondWith,
  sampleEntry,
  withContentStore,
} from "../../helpers/fake-fetch.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("news listing");
withContentStore(test);
const errors = recordConsole(test, "error");

/** Waits for the cards of the sample data, which are rendered in two steps. */
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
  assert.is(status.textContent, news.loading);
  assert.ok(status.nextElementSibling?.matches("[aria-hidden=true]"), "the skeleton is read");

  await allCards();
  // Screen readers announce what changes in a live region that stays.
  await waitFor(() => assert.is(status.textContent, news.loaded(publishedNews.length)));
  assert.ok(status.isConnected);
  assertAbsent(screen.queryByText(news.cachedOn, { exact: false }));
  const newestFirst = publishedNews.toSorted((one, another) =>
    String(one.date) < String(another.date) ? 1 : -1,
  );
  assert.equal(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
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

test("a card's picture is a crop of 800 by 400 within the editor's crop", async () => {
  await renderSample();
  const { title } = sampleEntry("sample-application-checklist");
  const { src, alt } = cardOf(title).querySelector("img") ?? {};
  const { searchParams } = new URL(src ?? "");

  assert.equal([searchParams.get("w"), searchParams.get("h")], ["800", "400"]);
  // A fifth of 2000 pixels at the left is cut off.
  assert.match(searchParams.get("rect") ?? "", /^400,\d+,1500,750$/);
  assert.is(alt, "");
});

test("cached news show the day", async () => {
  const headers = { "cached-at": "2024-03-04T05:06:07.000Z" };
  respondWith(async () => newsResponse([{ _id: "one", title: "Cached" }], headers));
  render(<NewsListing />);
  assert.ok(await screen.findByText(`${news.cachedOn} Monday, 4th Mar 2024.`));
});

for (const [what, respond, logged] of [
  ["an empty list", async () => newsResponse([]), 0],
  ["a server's error", async () => Response.json({ message: "Secret" }, { status: 500 }), 1],
  ["no response", () => Promise.reject(new TypeError("fetch failed")), 1],
] as const) {
  test(`${what} shows as no news, and ${news.refresh} retries`, async () => {
    respondWith(respond);
    render(<NewsListing />);

    assert.ok(await screen.findByRole("heading", { level: 2, name: news.empty.heading }));
    assert.ok(screen.getByText(news.empty.text));
    const status = screen.getByRole("status");
    await waitFor(() => assert.is(status.textContent, news.empty.heading));
    assertAbsent(screen.queryByRole("article"));
    assertAbsent(screen.queryByRole("alert"));
    assert.not.match(document.body.textContent ?? "", /error|fail|Secret/i);
    assert.is(errors.length, logged);

    respondWith(async () => newsResponse([{ _id: "one", title: "At last" }]));
    fireEvent.click(screen.getByRole("button", { name: news.refresh }));
    assert.is(screen.getByRole("status").textContent, news.loading);
    assert.ok(await screen.findByRole("heading", { level: 2, name: "At last" }));
    assertAbsent(screen.queryByText(news.empty.heading));
  });
}

test.run();
