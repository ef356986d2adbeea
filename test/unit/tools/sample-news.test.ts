import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isRecord } from "../../../src/lib/narrow.ts";
import { toBody } from "../../../src/services/article-body.ts";
import { CROPS, pictureOf } from "../../../src/services/images.ts";
import { findArticle, listNews } from "../../../src/services/news.ts";
import { newsDocument } from "../../../src/services/news-schema.ts";
import { ARTICLE_FIELDS } from "../../../src/services/queries.ts";
import { settings } from "../../../src/settings.ts";
import { newsProblems } from "../../../src/tools/check-services/news-problems.ts";
import { soundNews, writeSampleNews } from "../../../src/tools/sample-news/write-sample-news.ts";
import { startContentStore } from "../../../src/tools/start/content-store.ts";
import {
  assetName,
  type Document,
  dataset,
  pictures,
  publishedNews,
} from "../../../src/tools/start/dataset.ts";
import { cleanUp } from "../../clean-up.ts";

const test = suite("sample news");
const { signal } = new AbortController();

test("the sample news keep to the schema, but for the faults that visitors must not suffer from", () => {
  const faults = publishedNews.map((entry) => [entry._id, newsProblems(entry)] as const);
  assert.equal(Object.fromEntries(faults.filter(([, problems]) => problems.length > 0)), {
    "sample-safe-online": [
      `content has the link "javascript:alert(document.domain)", which the site doesn't follow`,
      `content has a block of the unknown type "callout", which isn't shown`,
    ],
    "sample-without-slug": ["slug is missing"],
    "sample-plain-slug": ["slug is no slug of the schema, in which Studio can change it"],
    "sample-bad-date": [`date "13 January" is no day such as 2024-03-04, so that none is shown`],
  });
});

const content = newsDocument.fields.find(({ name }) => name === "content");
const [text] = content?.type === "array" ? content.of : [];

test("the site asks for the fields that the schema offers, and no others", () => {
  const fields = newsDocument.fields.map(({ name }) => name);
  assert.equal(
    ARTICLE_FIELDS.split(", ").sort(),
    ["_id", ...fields].sort(),
    "a field of the news has to be in src/services/queries.ts and in news-schema.ts beside it",
  );
});

test("the site shows every style, list and mark that the schema offers", () => {
  assert.is(text?.type, "block");
  if (text?.type !== "block") return;
  const marks = text.marks.decorators.map(({ value }) => value);
  const blocks = [...text.styles, ...text.lists].map(({ value }) => ({
    _type: "block",
    style: /^(bullet|number)$/.test(value) ? "normal" : value,
    ...(/^(bullet|number)$/.test(value) && { listItem: value, level: 1 }),
    markDefs: [
      { _key: "a-link", _type: text.marks.annotations[0].name, href: "https://a.example" },
    ],
    children: [{ _type: "span", text: "Words", marks: [...marks, "a-link"] }],
  }));

  const shown = toBody(blocks).map((block) =>
    block._type === "block" ? block : assert.unreachable(),
  );
  assert.equal(
    shown.map((block) => block?.listItem ?? block?.style),
    [...text.styles, ...text.lists].map(({ value }) => value),
  );
  for (const block of shown)
    assert.equal(block?.children[0]?.marks, [...marks, block?.markDefs[0]?._key]);
});

/** Does what `sanity dataset import` does with a folder: each picture becomes an asset. */
async function importFolder(folder: string): Promise<Document[]> {
  const lines = (await readFile(join(folder, "news.ndjson"), "utf8")).trimEnd().split("\n");

  async function withAssets(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map(withAssets));
    if (!isRecord(value)) return value;
    const { _sanityAsset: file, ...rest } = value;
    const fields = Object.entries(rest).map(async ([key, field]) => [key, await withAssets(field)]);
    const object = Object.fromEntries(await Promise.all(fields));
    if (file === undefined) return object;

    const [, path = "", name] = /^image@file:\/\/\.\/(images\/(.+)\.png)$/.exec(String(file)) ?? [];
    const { format, width, height } = await sharp(join(folder, path)).metadata();
    const picture = pictures.find((each) => each.name === name);
    assert.equal({ format, name, width, height }, { format: "png", ...picture });
    const _ref = picture && `image-${assetName(picture)}-png`;
    return { ...object, asset: { _type: "reference", _ref } };
  }
  return Promise.all(lines.map(async (line) => (await withAssets(JSON.parse(line))) as Document));
}

test("they can be imported, and the site shows them with their pictures", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sample-news-"));
  const written = await writeSampleNews(folder);
  const imported = await importFolder(folder);
  await cleanUp(folder);
  assert.is(written.entries, imported.length);

  // The fake reads its documents with each query.
  const documents = dataset as Document[];
  documents.splice(0, documents.length, ...imported);
  const store = await startContentStore({ port: 0 });
  const realFetch = globalThis.fetch;
  const here = (address: unknown) =>
    String(address)
      .replace(settings.contentApi, store.origin)
      .replace(settings.contentImages, store.origin);
  globalThis.fetch = (address, init) => realFetch(here(address), init);
  try {
    const { entries } = await listNews(signal);
    assert.equal(
      entries.map(({ title, description, date }) => ({ title, description, date })),
      soundNews.map(({ title, description, date }) => ({
        title,
        description,
        date: String(date).slice(0, 10),
      })),
    );
    assert.ok(entries.length >= 9);
    for (const { slug, image } of entries) {
      const article = await findArticle(slug, signal);
      const wanted = publishedNews.find(({ _id }) => _id === article?.id);
      assert.equal(article?.body, toBody(wanted?.content));
      if (image === null) continue;
      const { src } = pictureOf(image, ...CROPS.card);
      assert.is((await fetch(src)).status, 200, src);
    }
  } finally {
    globalThis.fetch = realFetch;
    await store.close();
  }
});

test.run();
