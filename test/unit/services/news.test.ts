import type { RequestListener } from "node:http";
import { evaluate, parse } from "groq-js";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, HttpError, NetworkError } from "../../../src/lib/http.ts";
import { findArticle, listNews, type NewsEntry } from "../../../src/services/news.ts";
import { startContentStore } from "../../../src/tools/start/content-store.ts";
import { publishedNews } from "../../../src/tools/start/dataset.ts";
import { reconnect } from "../screens/network.ts";
import { forwardTo, result, whileAnswering, withToken } from "./content-requests.ts";

const test = suite("news");

const print = console.info;
let store: Awaited<ReturnType<typeof startContentStore>>;
let asked: readonly URL[] = [];
let lines: unknown[][] = [];
let logged: Promise<void>;

test.before(async () => {
  store = await startContentStore({ port: 0 });
});
test.after(() => store.close());

// Collects what is logged about a broken link. `logged` settles with the first line.
test.before.each(() => {
  asked = forwardTo(store.origin);
  lines = [];
  logged = new Promise((resolve) => {
    console.info = (...line: unknown[]) => {
      lines.push(line);
      resolve();
    };
  });
});
test.after.each(() => {
  console.info = print;
  reconnect();
});

const neverAborted = () => new AbortController().signal;
const list = async () => (await listNews(neverAborted())).entries;
const find = (slug: string) => findArticle(slug, neverAborted());

const errorOf = (calling: Promise<unknown>) =>
  calling.then(
    () => null,
    (error: unknown) => error,
  );

/** The parameters of each query that was asked. */
const paramsAsked = () =>
  asked.map(({ searchParams }) =>
    Object.fromEntries([...searchParams].filter(([name]) => name.startsWith("$"))),
  );

test("the list has every news entry and nothing else, newest first", async () => {
  const byDate = (one: string, another: string) => (one < another ? 1 : -1);
  const dates = publishedNews.map(({ date }) => String(date)).sort(byDate);
  const entries = await list();

  assert.equal(
    entries.map(({ date }) => date),
    dates,
  );
  for (const { id, title, description } of entries) {
    const stored = publishedNews.find(({ _id }) => _id === id);
    assert.equal([title, description], [stored?.title, stored?.description]);
  }
  assert.equal(paramsAsked(), [{}]);
});

test("the list is loaded without the bodies", async () => {
  await list();
  const response = await fetch(asked[0]?.href ?? "");
  const { result: entries } = await response.json();

  assert.is(entries.length, publishedNews.length);
  for (const entry of entries) assert.not.ok("content" in entry, entry._id);
});

test("with a token no draft is shown: not in the list, nor as a published article", async () => {
  const [entries, article] = [await list(), await find("keep-a-savings-habit")];

  assert.equal(await withToken(list), entries);
  assert.equal(await withToken(() => find("keep-a-savings-habit")), article);
});

for (const slug of ["never-published", "drafts.sample-unfinished"]) {
  test(`with a token there is no article at ${slug}, and no draft is logged`, async () => {
    await withToken(async () => {
      assert.is(await find(slug), null);
      await logged;
    });

    assert.not.match(JSON.stringify(lines), "Draft: ");
  });
}

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

for (const [name, stored, expected] of [
  ["description", { description: "Words" }, { description: "Words" }],
  ["field that nobody asked for", { constructor: 1, secret: 2 }, {}],
  ["slug that is plain text", { slug: "plain" }, { slug: "plain" }],
  ["slug of the prototype's", { slug: "__proto__" }, { slug: "__proto__" }],
  ["slug of null", { slug: null }, { slug: "a" }],
  ["slug of white space", { slug: { current: " " } }, { slug: "a" }],
  ["slug without a current one", { slug: {} }, { slug: "a" }],
  ["slug whose current one is an object", { slug: { current: {} } }, { slug: "a" }],
  ["slug that is a number", { slug: 7 }, { slug: "a" }],
  ["title of white space", { title: " " }, { title: "Untitled" }],
  ["title that is an object", { title: {} }, { title: "Untitled" }],
  ["date that is a number", { date: 1709510400000 }, { date: null }],
  ["description that is a list", { description: ["Words"] }, {}],
  ["image", { image: { asset } }, { image: { asset, width: 20, height: 10 } }],
  ["image without an asset", { image: { alt: "A" } }, {}],
] as const) {
  test(`an entry with a ${name} is listed with its well-formed fields`, async () => {
    const entries = await whileAnswering(result([{ ...named, ...stored }]), list);
    assert.equal(entries, [{ ...entry, ...expected }]);
  });
}

for (const hostile of [null, "entry", [named], {}, { ...named, _id: "" }, { ...named, _id: 7 }]) {
  test(`${JSON.stringify(hostile)} isn't an entry, and the others are listed`, async () => {
    const entries = await whileAnswering(result([named, hostile, named]), list);
    assert.equal(entries, [entry, entry]);
  });
}

for (const answer of [null, {}, "news", { 0: named, length: 1 }]) {
  test(`a list that is ${JSON.stringify(answer)} has no entries`, async () => {
    assert.equal(await whileAnswering(result(answer), list), []);
  });
}

for (const [name, slug, id, params] of [
  ["slug", "keep-a-savings-habit", "sample-savings-habit", ["$slug"]],
  ["slug that is plain text", "read-your-deposit-slip", "sample-plain-slug", ["$slug"]],
  ["id where it has no slug", "sample-without-slug", "sample-without-slug", ["$slug", "$id"]],
  ["id although it has a slug", "sample-savings-habit", "sample-savings-habit", ["$slug", "$id"]],
] as const) {
  test(`an article is found by its ${name}`, async () => {
    const article = await find(slug);

    assert.is(article?.id, id);
    assert.ok(article && article.body.length > 0);
    assert.equal(
      paramsAsked(),
      params.map((param) => ({ [param]: JSON.stringify(slug) })),
    );
    assert.equal(lines, []);
  });
}

test("an article has all that its entry in the list has", async () => {
  for (const entry of await list()) {
    const { body, cachedAt, ...rest } = (await find(entry.slug)) ?? { body: null, cachedAt: null };
    assert.equal(rest, entry);
  }
});

/** A content store with documents of the test, which runs any query. */
const storeOf =
  (...documents: readonly object[]): RequestListener =>
  async (request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://store.example");
    const params = Object.fromEntries(
      ["slug", "id"].map((name) => [name, JSON.parse(searchParams.get(`$${name}`) ?? "null")]),
    );
    const tree = parse(searchParams.get("query") ?? "", { params });
    const value = await evaluate(tree, { dataset: documents, params });
    result(await value.get())(request, response);
  };

const news = (fields: object) => ({ _type: "news", ...fields });
const older = news({ _id: "a", slug: { current: "twin" }, date: "2024-01-01" });
const newer = news({ _id: "b", slug: "twin", date: "2024-02-01" });
const page = { ...newer, _type: "page" };

for (const [name, slug, id, ...documents] of [
  ["the newer of two with the same slug", "twin", "b", older, newer],
  ["the newer in any order of storage", "twin", "b", newer, older],
  ["the slug before the id", "a", "c", older, news({ _id: "c", slug: "a" })],
  ["news, not a page with the same slug", "twin", "a", page, older],
  ["no page by its id", "b", undefined, page, older],
] as const) {
  test(`an address leads to ${name}`, async () => {
    const article = await whileAnswering(storeOf(...documents), async () => {
      const found = await find(slug);
      if (found === null) await logged;
      return found;
    });

    assert.is(article?.id, id);
  });
}

for (const slug of ["nowhere", "Keep-A-Savings-Habit", '" || true || "', "%E0%A4%A", ""]) {
  test(`with the slug "${slug}" there is no article, and the existing entries are logged`, async () => {
    assert.is(await find(slug), null);
    await logged;

    assert.equal(paramsAsked(), [
      { $slug: JSON.stringify(slug) },
      { $id: JSON.stringify(slug) },
      {},
    ]);
    const [line, entries] = lines[0] ?? [];
    assert.is(lines.length, 1);
    assert.ok(String(line).includes(`"${slug}"`));
    assert.ok(Array.isArray(entries));
    assert.is(entries.length, publishedNews.length);
  });
}

/** Answers the query by slug, the query by id and the diagnostic query each in its own way. */
const inTurn =
  (...answers: readonly RequestListener[]): RequestListener =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://store.example");
    const index = ["$slug", "$id"].findIndex((name) => searchParams.has(name));
    answers.at(index)?.(request, response);
  };

const refused: RequestListener = (_, response) => response.writeHead(500).end("{}");
const dropped: RequestListener = (_, response) => response.socket?.destroy();
const none = result(null);
const one = result({ ...named, content: null });
const CACHED_AT = "2024-03-04T05:06:07.000Z";
/** An answer from the phone's cache. */
const cached =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeader("cached-at", CACHED_AT);
    answer(request, response);
  };

for (const malformed of [[named], { ...named, _id: 7 }]) {
  test(`where the slug leads to ${JSON.stringify(malformed)}, the id counts`, async () => {
    const answers = inTurn(result(malformed), one);
    const article = await whileAnswering(answers, () => find("slug"));
    assert.equal(article, { ...entry, body: [], cachedAt: null });
  });
}

test("news from the phone's cache says since when it has been there", async () => {
  const listing = cached(result([named]));
  const { cachedAt } = await whileAnswering(listing, () => listNews(neverAborted()));
  assert.is(cachedAt, CACHED_AT);
  for (const answers of [inTurn(cached(one)), inTurn(cached(none), cached(one))]) {
    const article = await whileAnswering(answers, () => find("slug"));
    assert.is(article?.cachedAt, CACHED_AT);
  }
});

for (const [name, diagnostic, error] of [
  ["is refused", refused, HttpError],
  ["breaks off", dropped, NetworkError],
] as const) {
  test(`there is no article, even where the diagnostic query ${name}`, async () => {
    await whileAnswering(inTurn(none, none, diagnostic), async () => {
      assert.is(await find("slug"), null);
      await logged;
    });

    assert.is(lines.length, 1);
    assert.instance(lines[0]?.[1], error);
  });
}

test("a visitor doesn't wait for the diagnostic query", async () => {
  const controller = new AbortController();
  const unanswered = () => {};
  await whileAnswering(inTurn(none, none, unanswered), async () => {
    assert.is(await findArticle("slug", controller.signal), null);
    assert.equal(lines, []);
    controller.abort();
    await logged;
  });
});

for (const [name, answer, call, error] of [
  ["the query by slug is refused", inTurn(refused, one), () => find("slug"), HttpError],
  ["the query by id is refused", inTurn(none, refused), () => find("slug"), HttpError],
  ["the connection breaks off", dropped, () => find("slug"), NetworkError],
  ["the list is refused", refused, list, HttpError],
] as const) {
  test(`where ${name}, the call fails and nothing is logged`, async () => {
    assert.instance(await whileAnswering(answer, () => errorOf(call())), error);
    assert.equal(lines, []);
  });
}

for (const [name, ask] of [
  ["listing", listNews],
  ["finding", (signal: AbortSignal) => findArticle("slug", signal)],
] as const) {
  test(`${name} ends when the caller aborts it`, async () => {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const outcome = await whileAnswering(abort, () => errorOf(ask(controller.signal)));

    assert.instance(outcome, AbortedError);
    assert.equal(lines, []);
  });
}

test.run();
