import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import sharp from "sharp";
import * as assert from "uvu/assert";
import { NewsListing } from "../../../src/screens/news-listing/news-listing.tsx";
import { publishedNews } from "../../standin/dataset.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { answerWith, contentAnswer, listenTo, talkToContentStore } from "./network.ts";

const test = pageSuite("news listing");
talkToContentStore(test);
const errors = listenTo(test, "error");

const entryOf = (id: string) => {
  const entry = publishedNews.find(({ _id }) => _id === id);
  if (entry === undefined) throw new Error(`no entry has the id ${id}`);
  return entry;
};

/** Renders the listing and waits for its cards. */
async function renderCards() {
  render(<NewsListing />);
  await screen.findAllByRole("article");
}

const cardOf = (title: unknown) => {
  const card = screen.getByRole("heading", { level: 2, name: String(title) }).closest("article");
  if (card === null) throw new Error(`no card has the title ${title}`);
  return card;
};

const time = (card: HTMLElement) => card.querySelector("time")?.textContent;
const picture = (card: HTMLElement) => card.querySelector("img");
const readMore = (card: HTMLElement) => within(card).getByRole("link");

test("it has its title and subtitle, and says that it is loading until the news is there", async () => {
  const { fetch } = globalThis;
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  globalThis.fetch = async (...request) => {
    await held;
    return fetch(...request);
  };
  render(<NewsListing />);

  assert.is(screen.getByRole("heading", { level: 1 }).textContent, "News & Updates");
  assert.ok(
    screen.getByText("Stay informed with the latest insights, launches, and company news."),
  );
  assert.is(screen.getByRole("status").textContent, "Loading news...");
  letThrough();
  await screen.findAllByRole("article");
  assert.is(screen.queryByText("Loading news..."), null);
});

test("every entry has a card, the newest first", async () => {
  await renderCards();
  const newestFirst = publishedNews.toSorted((one, another) =>
    String(one.date) < String(another.date) ? 1 : -1,
  );

  assert.equal(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    newestFirst.map(({ title }) => title),
  );
});

for (const [id, date, href] of [
  ["sample-savings-habit", "Monday, 18th Nov 2024", "#/news/keep-a-savings-habit"],
  ["sample-application-checklist", "Monday, 21st Oct 2024", "#/news/before-you-apply"],
  ["sample-how-susu-works", "Monday, 12th Aug 2024", "#/news/how-susu-works"],
  ["sample-record-book", "Monday, 3rd Jun 2024", "#/news/keep-a-record-book"],
  ["sample-patience", "Monday, 22nd Apr 2024", "#/news/saving-for-something-far-away"],
  // Its own day, though it is the next day already east of London.
  ["sample-school-fees", "Monday, 4th Mar 2024", "#/news/plan-for-school-fees"],
  ["sample-without-slug", "Monday, 12th Feb 2024", "#/news/sample-without-slug"],
  ["sample-plain-slug", "Monday, 29th Jan 2024", "#/news/read-your-deposit-slip"],
  ["sample-bad-date", undefined, "#/news/one-goal-for-this-month"],
] as const) {
  test(`the card of ${id} says ${date ?? "no date"} and leads to ${href}`, async () => {
    await renderCards();
    const { title, description } = entryOf(id);
    const card = cardOf(title);

    assert.is(time(card), date);
    assert.is(readMore(card).textContent, "Read more");
    assert.is(readMore(card).getAttribute("href"), href);
    assert.ok(within(card).getByRole("link", { name: `Read more: ${title}` }));
    assert.ok(within(card).getByText(String(description)));
  });
}

for (const id of ["sample-savings-habit", "sample-application-checklist", "sample-patience"]) {
  test(`the picture of ${id} is a crop of 800 by 400`, async () => {
    await renderCards();
    const { src, alt } = picture(cardOf(entryOf(id).title)) ?? {};
    const { searchParams } = new URL(src ?? "");
    const [left, , width = 0, height = 0] = (searchParams.get("rect") ?? "").split(",").map(Number);
    const answer = await fetch(src ?? "");
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();

    assert.equal([searchParams.get("w"), searchParams.get("h")], ["800", "400"]);
    assert.is(width / height, 2);
    // What its editor cut off, a fifth of 2000 pixels at the left, stays off.
    if (id === "sample-application-checklist") assert.equal([left, width], [400, 1500]);
    assert.equal([metadata.width, metadata.height], [800, 400]);
    assert.is(alt, "");
  });
}

test("an entry without a picture has a card without one", async () => {
  await renderCards();
  assert.is(picture(cardOf(entryOf("sample-scam-message").title)), null);
});

test("whatever a slug holds is one segment of the link", async () => {
  answerWith(async () =>
    contentAnswer([{ _id: "one", title: "A slug of two words", slug: { current: "a/b?c #d" } }]),
  );
  await renderCards();
  assert.is(
    readMore(cardOf("A slug of two words")).getAttribute("href"),
    "#/news/a%2Fb%3Fc%20%23d",
  );
});

test("an entry that has only an id still has a card", async () => {
  answerWith(async () => contentAnswer([{ _id: "bare" }, null, { title: "No id" }]));
  await renderCards();

  assert.is(screen.getAllByRole("article").length, 1);
  assert.is(readMore(cardOf("Untitled")).getAttribute("href"), "#/news/bare");
  assert.not.match(document.body.innerHTML, /null|undefined|NaN/);
});

test("cards that the phone kept have a line on the day, and fresh ones none", async () => {
  const line = "We could not reach the news. This is what your phone kept on Monday, 4th Mar 2024.";
  await renderCards();
  assert.is(screen.queryByText(line), null);
  cleanup();
  const headers = { "kept-at": "2024-03-04T05:06:07.000Z" };
  answerWith(async () => contentAnswer([{ _id: "one", title: "Kept" }], headers));
  await renderCards();
  assert.ok(screen.getByText(line));
});

const nothing = {
  "an empty list": () => contentAnswer([]),
  "no list": () => contentAnswer(null),
  "nothing that is news": () => contentAnswer([null, 7, "news", {}]),
};
const failures = {
  "a server's error": () => Response.json({ message: "Secret of the server" }, { status: 500 }),
  "a refusal": () => new Response("", { status: 403 }),
  "a page in place of data": () => new Response("<html>"),
  "an answer without a result": () => Response.json({ items: [] }),
  "no answer": () => {
    throw new TypeError("fetch failed");
  },
};

for (const [what, answer] of Object.entries({ ...nothing, ...failures })) {
  test(`${what} is told as no news, and Refresh asks again`, async () => {
    let calls = 0;
    answerWith(async () => {
      calls += 1;
      return calls === 1 ? answer() : contentAnswer([{ _id: "one", title: "At last" }]);
    });
    render(<NewsListing />);

    assert.ok(await screen.findByRole("heading", { level: 2, name: "No news items found." }));
    assert.ok(screen.getByText("Check back later for updates!"));
    assert.is(screen.queryByRole("article"), null);
    assert.is(screen.queryByRole("alert"), null);
    assert.not.match(document.body.textContent ?? "", /error|fail|Secret/i);
    assert.is(errors.length, what in failures ? 1 : 0);
    assert.is(calls, 1);

    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    assert.is(screen.getByRole("status").textContent, "Loading news...");
    assert.ok(await screen.findByRole("heading", { level: 2, name: "At last" }));
    assert.is(screen.queryByText("No news items found."), null);
    assert.is(calls, 2);
  });
}

test("who leaves while it is loading gives the request up, and nothing is logged", async () => {
  let signal: AbortSignal | null | undefined;
  answerWith(
    (_, init) =>
      new Promise((_, reject) => {
        signal = init?.signal;
        signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      }),
  );
  const { unmount } = render(<NewsListing />);
  assert.not.ok(signal?.aborted);
  await act(async () => unmount());

  assert.ok(signal?.aborted);
  assert.equal(errors, []);
});

test.run();
