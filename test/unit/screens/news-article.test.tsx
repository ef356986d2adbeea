import { render, screen, waitFor, within } from "@testing-library/react";
import sharp from "sharp";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { NewsArticle } from "../../../src/screens/news-article/news-article.tsx";
import { pageSuite } from "../frame/page-suite.ts";
import { answerWith, contentAnswer, listenTo, talkToContentStore } from "./network.ts";

const test = pageSuite("news article");
talkToContentStore(test);
const errors = listenTo(test, "error");
const diagnostics = listenTo(test, "info");

/** Waits until the article, or what is said in its place, has come. */
const settle = () => waitFor(() => assert.is(screen.queryByText("Loading article..."), null));

async function open(slug: string) {
  render(<NewsArticle slug={slug} />);
  await settle();
}

/** Opens an article that the content store is said to have. */
function openMade(article: object) {
  answerWith(async () => contentAnswer({ _id: "made", title: "Made", ...article }));
  return open("made");
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const backLinks = () =>
  screen.getAllByRole("link", { name: "Back to News" }).map((link) => link.getAttribute("href"));

test("it says that it is loading until the article is there", async () => {
  render(<NewsArticle slug="keep-a-savings-habit" />);
  assert.is(screen.getByRole("status").textContent, "Loading article...");
  await settle();
  assert.is(screen.queryByRole("status"), null);
});

test("an article that the phone kept has a line on the day", async () => {
  const headers = { "kept-at": "2024-03-04T05:06:07.000Z" };
  answerWith(async () => contentAnswer({ _id: "made", title: "Kept" }, headers));
  await open("made");
  assert.is(title(), "Kept");
  const line = "We could not reach the news. This is what your phone kept on Monday, 4th Mar 2024.";
  assert.ok(screen.getByText(line));
});

for (const [slug, heading, date] of [
  [
    "keep-a-savings-habit",
    "Small money, every week: how to keep a savings habit",
    "Monday, 18th Nov 2024",
  ],
  [
    "read-your-deposit-slip",
    "Read your deposit slip before you leave the counter",
    "Monday, 29th Jan 2024",
  ],
  ["sample-without-slug", "Before you borrow: questions to ask yourself", "Monday, 12th Feb 2024"],
  ["one-goal-for-this-month", "One goal for this month", undefined],
] as const) {
  test(`${slug} is found, and heads the screen and the tab`, async () => {
    await open(slug);

    assert.is(title(), heading);
    await waitFor(() => assert.is(document.title, `${heading} · ${company.name}`));
    assert.is(document.querySelector("time")?.textContent, date);
    assert.ok(screen.getByText(/^\d+ min read$/));
    assert.ok(screen.getByText(/^Sample article\. /));
    assert.ok(screen.getByRole("button", { name: "Share" }));
    assert.equal(backLinks(), ["#/news"]);
  });
}

const paragraph = (text: string) => ({
  _type: "block",
  _key: "p",
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: "s", text, marks: [] }],
});
const wordsOf = (count: number) => "susu ".repeat(count).trim();

for (const [content, minutes] of [
  [undefined, 1],
  [[paragraph(wordsOf(1))], 1],
  [[paragraph(wordsOf(200))], 1],
  [[paragraph(wordsOf(201))], 2],
  [[paragraph(wordsOf(200)), paragraph(wordsOf(201))], 3],
] as const) {
  test(`${content?.length ?? "no"} paragraphs are read in ${minutes} min`, async () => {
    await openMade({ content });
    assert.ok(screen.getByText(`${minutes} min read`));
  });
}

test("its head picture is a crop of 1200 by 800", async () => {
  await open("keep-a-record-book");
  const head = document.querySelector("img");
  const { searchParams } = new URL(head?.src ?? "");
  const answer = await fetch(head?.src ?? "");
  const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();

  assert.equal([searchParams.get("w"), searchParams.get("h")], ["1200", "800"]);
  assert.ok(searchParams.has("rect"));
  assert.equal([metadata.width, metadata.height], [1200, 800]);
});

test("an article without a picture has none", async () => {
  await open("one-goal-for-this-month");
  assert.is(document.querySelector("img"), null);
});

test("headings in the text stand below the title, one level at a time", async () => {
  await open("which-account-is-for-me");
  const level = (name: string | RegExp) => screen.getByRole("heading", { name }).tagName;

  assert.is(screen.getAllByRole("heading", { level: 1 }).length, 1);
  assert.is(level("Start with the money, not with the name"), "H2");
  assert.is(level("Five questions to ask before you sign"), "H3");
  assert.is(level("Trio Account"), "H4");
});

test("the text has its quotes, bold words and lists", async () => {
  await open("how-susu-works");
  assert.is(screen.getByText("Susu Account").tagName, "STRONG");
  assert.ok(screen.getByText("One finger cannot pick up a stone.").closest("blockquote"));
  const item = screen.getByText("by drawing lots,").closest("li");
  assert.match(item?.parentElement?.closest("li")?.textContent ?? "", /Decide who collects/);
});

for (const [words, href] of [
  ["www.example.com", "https://www.example.com/"],
  ["example.com", "http://example.com/"],
  ["support@example.com", "mailto:support@example.com"],
  ["+231 000 000 000", "tel:+231000000000"],
] as const) {
  test(`the text's link ${words} opens in a new tab`, async () => {
    await open("stay-safe-online");
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: words });

    assert.is(link.getAttribute("href"), href);
    assert.is(link.target, "_blank");
    assert.is(link.rel, "noopener noreferrer");
  });
}

test("a link that would run a script is plain text, and an unknown block is left out", async () => {
  await open("stay-safe-online");

  assert.is(screen.getByText(/tap here to claim your prize/).closest("a"), null);
  assert.not.match(document.body.innerHTML, /javascript:/);
  assert.is(screen.queryByText(/skips me/), null);
  assert.ok(screen.getByRole("heading", { name: "If something went wrong" }));
});

/** The pictures in the text, which has no other images with words of their own. */
const pictures = () => screen.getAllByRole<HTMLImageElement>("img");

test("a picture in the text has its words, its caption and the width of the text", async () => {
  await open("before-you-apply");
  const [picture, ...others] = pictures();
  const { searchParams } = new URL(picture?.src ?? "");

  assert.is(picture?.alt, "Two notebook pages of short lines, with a pencil and some coins");
  assert.is(searchParams.get("w"), "800");
  assert.is(searchParams.get("h"), null);
  assert.equal([picture?.width, picture?.height], [800, 560]);
  const figure = picture?.closest("figure");
  assert.is(figure?.textContent, "A short list on paper saves a second start.");
  assert.equal(others, []);
});

test('a picture without words is an "Article image", and without a caption has none', async () => {
  await open("which-account-is-for-me");
  const [picture] = pictures();
  assert.is(picture?.alt, "Article image");
  assert.is(picture?.closest("figure")?.textContent, "");
});

for (const [what, content] of [
  ["no text", undefined],
  ["an empty text", []],
  ["a text that is no list", "words"],
  ["a text of unknown blocks", [{ _type: "callout", text: "Skip me" }, null]],
  ["a text of white space", [paragraph(" ")]],
] as const) {
  test(`${what} is said to be not available`, async () => {
    await openMade({ content, description: "The lead" });
    assert.ok(screen.getByText("Content not available for this article."));
    assert.ok(screen.getByText("The lead"));
    assert.ok(screen.getByText("1 min read"));
  });
}

for (const slug of ["notes-and-coins", "one-goal-for-this-month"]) {
  test(`the sample ${slug} has no text`, async () => {
    await open(slug);
    assert.ok(screen.getByText("Content not available for this article."));
  });
}

test("an article of which only the id is known is shown", async () => {
  answerWith(async () => contentAnswer({ _id: "bare" }));
  await open("bare");
  assert.is(title(), "Untitled");
  assert.not.match(document.body.innerHTML, /null|undefined|NaN|Invalid/);
});

const explanation = "The article you're looking for might have been moved or doesn't exist.";

for (const slug of ["nowhere", '"] | *["', "constructor", "%", "page-saving", "a/b"]) {
  test(`"${slug}" is not found, which is logged with what there is`, async () => {
    await open(slug);

    assert.is(title(), "Article not found");
    assert.ok(screen.getByText("News article not found"));
    assert.ok(screen.getByText(explanation));
    assert.equal(backLinks(), ["#/news"]);
    await waitFor(() => assert.is(diagnostics.length, 1));
    assert.match(JSON.stringify(diagnostics), "sample-savings-habit");
    assert.not.match(document.body.textContent ?? "", "sample-savings-habit");
    assert.equal(errors, []);
  });
}

test("without a slug there is nothing to look for", async () => {
  let calls = 0;
  answerWith(async () => {
    calls += 1;
    return contentAnswer(null);
  });
  render(<NewsArticle />);

  assert.is(title(), "Article not found");
  assert.ok(screen.getByText("No slug provided"));
  assert.ok(screen.getByText(explanation));
  assert.equal(backLinks(), ["#/news"]);
  assert.is(calls, 0);
});

for (const [what, answers] of [
  ["a server's error", [() => Response.json({ message: "Secret" }, { status: 500 })]],
  ["a page in place of data", [() => new Response("<html>")]],
  [
    "no answer",
    [
      () => {
        throw new TypeError("fetch failed");
      },
    ],
  ],
  [
    "an error when it is looked up by id",
    [() => contentAnswer(null), () => new Response("", { status: 503 })],
  ],
] as const) {
  test(`${what} is told as a failure to load, and logged`, async () => {
    const queue = [...answers];
    answerWith(async () => (queue.shift() ?? (() => contentAnswer(null)))());
    await open("keep-a-savings-habit");

    assert.is(title(), "Failed to load news article");
    assert.ok(screen.getByText(explanation));
    assert.equal(backLinks(), ["#/news"]);
    assert.not.match(document.body.textContent ?? "", /Secret|500|503|fetch failed/);
    assert.is(errors.length, 1);
    assert.equal(diagnostics, []);
  });
}

test("the answer to an article that the visitor has left is dropped", async () => {
  const answers = new Map<string, (answer: Response) => void>();
  answerWith(
    (path) =>
      new Promise((resolve) => {
        const slug = /"([^"]+)"/.exec(new URLSearchParams(path).get("$slug") ?? "")?.[1];
        answers.set(slug ?? "", resolve);
      }),
  );
  const { rerender } = render(<NewsArticle slug="first" />);
  rerender(<NewsArticle slug="second" />);
  answers.get("second")?.(contentAnswer({ _id: "second", title: "Second" }));
  await screen.findByRole("heading", { level: 1, name: "Second" });
  answers.get("first")?.(contentAnswer({ _id: "first", title: "First" }));
  await new Promise(setImmediate);

  assert.is(title(), "Second");
  await waitFor(() => assert.is(document.title, `Second · ${company.name}`));
  assert.is(within(document.body).queryByText("First"), null);
});

test.run();
