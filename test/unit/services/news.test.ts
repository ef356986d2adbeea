/** All published news are listed and found, and a link can't change a query. */
import { waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import { news as words } from "../../../src/content/news.ts";
import { HttpError } from "../../../src/lib/http.ts";
import { findArticle, listNews, type NewsEntry } from "../../../src/services/news.ts";
import { publishedNews } from "../../../src/tools/fakes/sample-news.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { neverAborted } from "../../helpers/exchange.ts";
import {
  newsResponse,
  recordConsole,
  respondFrom,
  respondWith,
  withContentStore,
} from "../../helpers/fake-network.ts";

const test = domSuite("news");
withContentStore(test);
const lines = recordConsole(test, "info");

/** Waits until one line is logged about a broken link. */
const logged = () => waitFor(() => assert.is(lines.length, 1));

const urls: URL[] = [];
test.before.each(() => {
  urls.length = 0;
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    urls.push(new URL(String(input)));
    return fetch(input, init);
  };
});

const listPage = (page: number) => listNews(page, neverAborted(), "default");
const list = async () => (await listPage(1)).entries;
const find = (slug: string) => findArticle(slug, neverAborted());

const queryParams = () =>
  urls.map(({ searchParams }) =>
    Object.fromEntries([...searchParams].filter(([name]) => name.startsWith("$"))),
  );

test("the list of news is loaded without the bodies of the articles", async () => {
  await list();
  const response = await fetch(urls[0]?.href ?? "");
  const { result: entries } = await response.json();

  assert.is(entries.length, publishedNews.length);
  for (const entry of entries) assert.not.ok("content" in entry, entry._id);
});

/** Much longer than a card shows. */
const LONG = "word ".repeat(200);
const named = { _id: "a", title: "Title", slug: { current: "slug" }, date: "2024-03-04" };
const entry: NewsEntry = {
  id: "a",
  title: "Title",
  slug: "slug",
  date: "2024-03-04",
  description: null,
  image: null,
};
const asset = { _ref: "image-abc-20x10-jpg" };

for (const [field, stored, expected] of [
  ["description", { description: "Words" }, { description: "Words" }],
  ["slug that is plain text", { slug: "plain" }, { slug: "plain" }],
  ["slug whose current is an object", { slug: { current: {} } }, { slug: "a" }],
  ["title of invisible characters", { title: " \u200b\u2800" }, { title: words.untitled }],
  ["date that is a number", { date: 1709510400000 }, { date: null }],
  ["description that is a list", { description: ["Words"] }, {}],
  ["picture", { image: { asset } }, { image: { asset, width: 20, height: 10 } }],
  ["picture without an asset", { image: { alt: "A" } }, {}],
] as const) {
  test(`an entry with a ${field} is listed with its well-formed fields`, async () => {
    respondWith(async () => newsResponse([{ ...named, ...stored }]));
    assert.equal(await list(), [{ ...entry, ...expected }]);
  });
}

test("malformed entries are skipped, and the others are listed", async () => {
  const hostile = [null, "entry", [named], { ...named, _id: "" }, { ...named, _id: 7 }];
  for (const [result, entries] of [
    [
      [named, ...hostile, named],
      [entry, entry],
    ],
    [null, []],
    [{ 0: named, length: 1 }, []],
  ]) {
    respondWith(async () => newsResponse(result));
    assert.equal(await list(), entries);
  }
});

for (const [key, slug, id, params] of [
  ["slug", "keep-a-savings-habit", "sample-savings-habit", ["$slug"]],
  ["slug that is plain text", "read-your-deposit-slip", "sample-plain-slug", ["$slug"]],
  ["id if it has no slug", "sample-without-slug", "sample-without-slug", ["$slug", "$id"]],
  ["id even if it has a slug", "sample-savings-habit", "sample-savings-habit", ["$slug", "$id"]],
] as const) {
  test(`an article is found by its ${key}`, async () => {
    const article = await find(slug);

    assert.is(article?.id, id);
    assert.equal(
      queryParams(),
      params.map((param) => ({ [param]: JSON.stringify(slug) })),
    );
    assert.equal(lines, []);
  });
}

const news = (fields: object) => ({ _type: "news", ...fields });
const older = news({ _id: "a", slug: { current: "twin" }, date: "2024-01-01" });
const newer = news({ _id: "b", slug: "twin", date: "2024-02-01" });
const page = { ...newer, _type: "page" };

/** Entries with the same date. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => news({ _id: `${1000 + index}`, date: "2024-03-04" }));

test("each entry is on one page of the list, of 24, and the list says whether there are older ones", async () => {
  for (const [count, expected] of [
    [24, ["24 entries", "0 entries"]],
    [25, ["24 entries and older ones", "1 entries", "0 entries"]],
    [60, ["24 entries and older ones", "24 entries and older ones", "12 entries", "0 entries"]],
  ] as const) {
    const ids: string[] = [];
    for (const [index, page] of expected.entries()) {
      // A store may return entries with the same date in another order each time.
      const documents = many(count);
      respondFrom(...(index % 2 ? documents.toReversed() : documents));
      const { entries, hasOlder } = await listPage(index + 1);
      assert.is(`${entries.length} entries${hasOlder ? " and older ones" : ""}`, page);
      ids.push(...entries.map(({ id }) => id));
    }
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    assert.equal(repeated, [], "these are on two pages, and others on none");
  }
});

test("the list is in the order of the dates, and entries without a date are last", async () => {
  const dates = [null, "1999-01-01", "2024-03-04", undefined, "2025-01-01", "2024-03-04T23:00:00Z"];
  respondFrom(...dates.map((date, index) => news({ _id: `${index}`, date })));
  assert.equal(
    (await list()).map(({ id }) => id),
    ["4", "5", "2", "1", "0", "3"],
  );
});

for (const [label, slug, id, ...documents] of [
  ["the newer of two articles with one slug", "twin", "b", older, newer],
  ["an article by slug rather than by id", "a", "c", older, news({ _id: "c", slug: "a" })],
  ["an article, not a page with the same slug", "twin", "a", page, older],
  ["no page by its id", "b", undefined, page, older],
] as const) {
  test(`an address shows ${label}`, async () => {
    respondFrom(...documents);
    const article = await find(slug);
    if (article === null) await logged();
    assert.is(article?.id, id);
  });
}

test("a slug can't change the query, and if it has no article, the existing ones are logged", async () => {
  for (const slug of ["Keep-A-Savings-Habit", '" || true || "', "&query=*&$b=1", "100%25+1"]) {
    urls.length = 0;
    lines.length = 0;
    assert.is(await find(slug), null);
    await logged();
    const text = JSON.stringify(slug);
    assert.equal(queryParams(), [{ $slug: text }, { $id: text }, {}]);
    const [line, entries] = lines[0] ?? [];
    assert.ok(String(line).includes(`"${slug}"`));
    assert.is(Array.isArray(entries) && entries.length, publishedNews.length);
  }
});

type Responder = Parameters<typeof respondWith>[0];

/** Responds to the query by slug, the query by id and the diagnostic query each in its own way. */
function respondByQuery(...responders: readonly Responder[]): void {
  respondWith((pathAndQuery, init) => {
    const { searchParams } = new URL(pathAndQuery, window.location.href);
    const index = ["$slug", "$id"].findIndex((name) => searchParams.has(name));
    const respond = responders.at(index);
    if (respond === undefined) throw new Error(`no response to ${pathAndQuery}`);
    return respond(pathAndQuery, init);
  });
}

const refused: Responder = async () => new Response("{}", { status: 500 });
const none: Responder = async () => newsResponse(null);

test("an article has its whole description, even if it is very long or there is no text", async () => {
  respondWith(async () => newsResponse({ ...named, description: LONG, content: null }));
  assert.equal(await find("slug"), { ...entry, description: LONG.trim(), body: [] });
});

for (const [key, ...responders] of [
  ["by slug", refused, none],
  ["by id", none, refused],
] as const) {
  test(`a failed query ${key} throws, since the article may exist`, async () => {
    respondByQuery(...responders);
    const error = await find("slug").catch((error: unknown) => error);
    assert.instance(error, HttpError);
    assert.equal(lines, []);
  });
}

test("the visitor of a broken link doesn't pay for a long list: fifty entries are logged", async () => {
  respondFrom(...many(60).map((entry, index) => ({ ...entry, date: `${2000 + index}-01-01` })));
  await find("nowhere");
  await logged();
  const [, entries] = lines[0] ?? [];
  assert.ok(Array.isArray(entries));
  assert.equal([entries.length, entries[0]._id], [50, "1059"]);
});

test.run();
