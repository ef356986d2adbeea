import type { RequestListener } from "node:http";
import { evaluate, parse } from "groq-js";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, HttpError, NetworkError } from "../../../src/lib/http.ts";
import { findArticle, listNews, type NewsEntry } from "../../../src/services/news.ts";
import { startContentStore } from "../../standin/content-store.ts";
import { dataset, publishedNews } from "../../standin/dataset.ts";
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

// What is logged for whoever looks into a broken link is kept, and waited for by whom it concerns.
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

test("the list holds every news entry and nothing else, newest first", async () => {
  const dates = publishedNews
    .map(({ date }) => String(date))
    .sort()
    .reverse();
  const entries = await list();

  assert.equal(
    entries.map(({ date }) => date),
    dates,
  );
  assert.equal(paramsAsked(), [{}]);
});

test("a token shows no draft: not in the list, nor in place of a published article", async () => {
  const [entries, article] = [await list(), await find("keep-a-savings-habit")];

  assert.equal(await withToken(list), entries);
  assert.equal(await withToken(() => find("keep-a-savings-habit")), article);
});

for (const slug of ["never-published", "drafts.sample-unfinished", "sample-unfinished"]) {
  test(`with a token there is no article at ${slug}, and no draft is logged`, async () => {
    await withToken(async () => {
      assert.is(await find(slug), null);
      await logged;
    });

    assert.not.match(JSON.stringify(lines), "Draft: ");
  });
}

test("the list leaves the bodies where they are", async () => {
  await list();
  const response = await fetch(asked[0]?.href ?? "");
  const { result: entries } = await response.json();

  assert.ok(entries.length > 0);
  for (const entry of entries) assert.not.ok("content" in entry, entry._id);
});

for (const [id, expected] of [
  ["sample-savings-habit", { slug: "keep-a-savings-habit", date: "2024-11-18" }],
  ["sample-without-slug", { slug: "sample-without-slug", date: "2024-02-12" }],
  ["sample-plain-slug", { slug: "read-your-deposit-slip", date: "2024-01-29" }],
  ["sample-school-fees", { slug: "plan-for-school-fees", date: "2024-03-04T23:30:00Z" }],
  ["sample-bad-date", { slug: "one-goal-for-this-month", date: "13 January" }],
] satisfies readonly (readonly [string, Partial<NewsEntry>])[]) {
  test(`the entry ${id} stands in the list as it is stored`, async () => {
    const entry = (await list()).find((candidate) => candidate.id === id);
    const stored = dataset.find(({ _id }) => _id === id);

    assert.ok(entry);
    assert.equal(
      { slug: entry.slug, date: entry.date, title: entry.title, description: entry.description },
      { ...expected, title: stored?.title, description: stored?.description },
    );
  });
}

const named = { _id: "a", title: "Title", slug: { current: "slug" }, date: "2024-03-04" };
const entry = {
  id: "a",
  title: "Title",
  slug: "slug",
  date: "2024-03-04",
  description: null,
  image: null,
};
const asset = { _ref: "image-abc-20x10-jpg" };

for (const [name, stored, expected] of [
  ["a whole entry", { ...named, description: "Words" }, { ...entry, description: "Words" }],
  ["fields that nobody asked for", { ...named, constructor: 1, secret: 2 }, entry],
  ["a slug that is plain text", { ...named, slug: "plain" }, { ...entry, slug: "plain" }],
  ["no slug", { ...named, slug: undefined }, { ...entry, slug: "a" }],
  ["a slug of null", { ...named, slug: null }, { ...entry, slug: "a" }],
  ["an empty slug", { ...named, slug: "" }, { ...entry, slug: "a" }],
  ["a slug of white space", { ...named, slug: { current: " " } }, { ...entry, slug: "a" }],
  ["a slug without a current one", { ...named, slug: {} }, { ...entry, slug: "a" }],
  [
    "a slug whose current one is null",
    { ...named, slug: { current: null } },
    { ...entry, slug: "a" },
  ],
  [
    "a slug whose current one is an object",
    { ...named, slug: { current: {} } },
    { ...entry, slug: "a" },
  ],
  ["a slug that is a number", { ...named, slug: 7 }, { ...entry, slug: "a" }],
  ["a slug that is a list", { ...named, slug: ["slug"] }, { ...entry, slug: "a" }],
  ["a slug of the prototype's", { ...named, slug: "__proto__" }, { ...entry, slug: "__proto__" }],
  ["no title", { ...named, title: undefined }, { ...entry, title: "Untitled" }],
  ["an empty title", { ...named, title: " " }, { ...entry, title: "Untitled" }],
  ["a title that is an object", { ...named, title: {} }, { ...entry, title: "Untitled" }],
  ["no date", { ...named, date: null }, { ...entry, date: null }],
  ["a date that is a number", { ...named, date: 1709510400000 }, { ...entry, date: null }],
  ["a description that is a list", { ...named, description: ["Words"] }, entry],
  ["an empty description", { ...named, description: "" }, entry],
  [
    "an image",
    { ...named, image: { asset } },
    { ...entry, image: { asset, width: 20, height: 10 } },
  ],
  ["an image without an asset", { ...named, image: { alt: "A" } }, entry],
  ["an image that is text", { ...named, image: "a.jpg" }, entry],
] as const) {
  test(`an entry with ${name} is listed with what is sound of it`, async () => {
    assert.equal(await whileAnswering(result([stored]), list), [expected]);
  });
}

for (const hostile of [
  null,
  "entry",
  7,
  [named],
  {},
  { ...named, _id: undefined },
  { ...named, _id: null },
  { ...named, _id: "" },
  { ...named, _id: 7 },
  { ...named, _id: { toString: "a" } },
]) {
  test(`${JSON.stringify(hostile)} isn't an entry, and those beside it are listed`, async () => {
    const entries = await whileAnswering(result([named, hostile, named]), list);

    assert.equal(entries, [entry, entry]);
  });
}

for (const answer of [null, {}, "news", 7, { 0: named, length: 1 }, []]) {
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

for (const [id, blocks] of [
  ["sample-without-body", 0],
  ["sample-bad-date", 0],
] as const) {
  test(`the article ${id} has no body`, async () => {
    assert.is((await find(id))?.body.length, blocks);
  });
}

test("an article has all that its entry in the list has", async () => {
  const entries = await list();
  for (const entry of entries) {
    const { body, cachedAt, ...rest } = (await find(entry.slug)) ?? { body: null, cachedAt: null };
    assert.equal(rest, entry);
  }
});

/** A store of documents of the test's own, which runs whatever query it is asked. */
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

for (const [name, slug, id, ...documents] of [
  ["the newer of two with one slug", "twin", "b", older, newer],
  ["the same one, in whatever order they are stored", "twin", "b", newer, older],
  [
    "the one with the slug before the one with the id",
    "a",
    "c",
    older,
    news({ _id: "c", slug: "a" }),
  ],
  ["news before a page with its slug", "twin", "a", { ...newer, _type: "page" }, older],
  ["no page by its id", "b", undefined, { ...newer, _type: "page" }, older],
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

for (const [name, slug] of [
  ["an unknown slug", "nowhere"],
  ["a page's slug in other letters", "Keep-A-Savings-Habit"],
  ["the id of a page that isn't news", dataset.find(({ _type }) => _type === "page")?._id ?? ""],
  ["a slug that would end the query", '"] | *["'],
  ["a slug that is a condition", '" || true || "'],
  ["a slug that is a query", '*[_type == "news"][0]'],
  ["a slug with a parameter in it", "x&$slug=keep-a-savings-habit"],
  ["a slug of the prototype's", "__proto__"],
  ["a slug that can't be decoded", "%E0%A4%A"],
  ["a slug of one quote", '"'],
  ["no slug", ""],
] as const) {
  test(`with ${name} there is no article, and the entries that there are get logged`, async () => {
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

/** A store that answers the query by slug, that by id and the diagnostic one each in its own way. */
const inTurn =
  (...answers: readonly RequestListener[]): RequestListener =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://store.example");
    const index = ["$slug", "$id"].findIndex((name) => searchParams.has(name));
    answers.at(index)?.(request, response);
  };

const status = (code: number): RequestListener => {
  return (_, response) => {
    response.writeHead(code, { "content-type": "application/json" }).end("{}");
  };
};
const dropped: RequestListener = (_, response) => response.socket?.destroy();
/** An answer that the phone gives for the store, which can't be reached. */
const kept =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeader("kept-at", CACHED_AT);
    answer(request, response);
  };
const CACHED_AT = "2024-03-04T05:06:07.000Z";
const none = result(null);
const one = result({ ...named, content: null });
const unasked: RequestListener = () => assert.unreachable("it was asked too much");

for (const [name, slug, id, expected] of [
  ["by slug", one, unasked, entry],
  ["by id", none, one, entry],
  ["by id, where the slug leads to nothing sound", result([named]), one, entry],
  ["by id, where the slug leads to what has no id", result({ ...named, _id: 7 }), one, entry],
] as const) {
  test(`an article that the store finds ${name} is it`, async () => {
    const article = await whileAnswering(inTurn(slug, id, unasked), () => find("slug"));

    assert.equal(article, { ...expected, body: [], cachedAt: null });
  });
}

test("what the phone kept of the news says since when", async () => {
  const listing = kept(result([named]));
  const { cachedAt } = await whileAnswering(listing, () => listNews(neverAborted()));
  assert.is(cachedAt, CACHED_AT);
  for (const answers of [inTurn(kept(one)), inTurn(kept(none), kept(one))]) {
    const article = await whileAnswering(answers, () => find("slug"));
    assert.is(article?.cachedAt, CACHED_AT);
  }
});

for (const [name, diagnostic, error] of [
  ["is refused", status(500), HttpError],
  ["breaks off", dropped, NetworkError],
] as const) {
  test(`there is no article even where the diagnostic query ${name}`, async () => {
    await whileAnswering(inTurn(none, none, diagnostic), async () => {
      assert.is(await find("slug"), null);
      await logged;
    });

    assert.is(lines.length, 1);
    assert.instance(lines[0]?.[1], error);
  });
}

test("nobody waits for the diagnostic query", async () => {
  const controller = new AbortController();
  await whileAnswering(
    inTurn(none, none, () => {}),
    async () => {
      assert.is(await findArticle("slug", controller.signal), null);
      assert.equal(lines, []);
      controller.abort();
      await logged;
    },
  );
});

for (const [name, answer, error] of [
  ["the query by slug is refused", inTurn(status(500), one, one), HttpError],
  ["the query by id is refused", inTurn(none, status(500), none), HttpError],
  ["the connection breaks off", inTurn(dropped, one, one), NetworkError],
] as const) {
  test(`where ${name}, finding an article fails and nothing is logged`, async () => {
    const outcome = await whileAnswering(answer, () => errorOf(find("slug")));

    assert.instance(outcome, error);
    assert.equal(lines, []);
  });
}

for (const [name, ask] of [
  ["listing", listNews],
  ["finding", (signal: AbortSignal) => findArticle("slug", signal)],
] as const) {
  test(`${name} ends where the caller gives up`, async () => {
    const controller = new AbortController();
    const outcome = await whileAnswering(
      () => controller.abort(),
      () => errorOf(ask(controller.signal)),
    );

    assert.instance(outcome, AbortedError);
    assert.equal(lines, []);
  });
}

test("a list that is refused fails", async () => {
  assert.instance(await whileAnswering(status(503), () => errorOf(list())), HttpError);
});

test.run();
