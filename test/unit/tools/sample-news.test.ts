/** Without this an operator would import news that the site shows badly. */
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import * as assert from "uvu/assert";
import { isRecord } from "../../../src/lib/narrow.ts";
import { toBody } from "../../../src/services/article-body.ts";
import { newsDocument } from "../../../src/services/news-schema.ts";
import { ARTICLE_FIELDS } from "../../../src/services/queries.ts";
import { newsProblems } from "../../../src/tools/check-services/news-problems.ts";
import { writeSampleNews } from "../../../src/tools/sample-news/write-sample-news.ts";
import { assetName, pictures, publishedNews } from "../../../src/tools/start/dataset.ts";
import { cleanUp } from "../../helpers/clean-up.ts";
import { suite } from "../../helpers/suite.ts";

const test = suite("sample news");

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

/** Does what `sanity dataset import` does with a value: each picture of the folder becomes an asset. */
async function imported(value: unknown, folder: string): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => imported(item, folder)));
  if (!isRecord(value)) return value;
  const { _sanityAsset: file, ...rest } = value;
  const fields = Object.entries(rest).map(async ([key, field]) => [
    key,
    await imported(field, folder),
  ]);
  const object = Object.fromEntries(await Promise.all(fields));
  if (file === undefined) return object;

  const [, path = "", name] = /^image@file:\/\/\.\/(images\/(.+)\.png)$/.exec(String(file)) ?? [];
  const { format, width, height } = await sharp(join(folder, path)).metadata();
  const picture = pictures.find((each) => each.name === name);
  assert.equal({ format, name, width, height }, { format: "png", ...picture });
  const _ref = picture && `image-${assetName(picture)}-png`;
  return { ...object, asset: { _type: "reference", _ref } };
}

test("those without a fault can be imported, with their pictures", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sample-news-"));
  const written = await writeSampleNews(folder);
  const lines = (await readFile(join(folder, "news.ndjson"), "utf8")).trimEnd().split("\n");
  const documents = await imported(
    lines.map((line) => JSON.parse(line)),
    folder,
  );
  await cleanUp(folder);

  const sound = publishedNews.filter((entry) => newsProblems(entry).length === 0);
  assert.ok(sound.length >= 9);
  assert.is(written.entries, sound.length);
  const asSchema = sound.map(({ date, image, ...entry }) => ({
    ...entry,
    date: String(date).slice(0, 10),
    ...(isRecord(image) && { image: { ...image, alt: undefined } }),
  }));
  assert.equal(documents, JSON.parse(JSON.stringify(asSchema)));
});

test.run();
