/** An operator would import sample news that the site shows wrongly. */
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import * as assert from "uvu/assert";
import { formatNewsDate } from "../../../src/rules/news-date.ts";
import { toBody } from "../../../src/services/article-body.ts";
import { newsDocument } from "../../../src/services/news-schema.ts";
import { ARTICLE_FIELDS } from "../../../src/services/queries.ts";
import { writeSampleNews } from "../../../src/tools/sample-news/write-sample-news.ts";
import { pictures } from "../../../src/tools/start/dataset.ts";
import { cleanUp } from "../../helpers/clean-up.ts";
import { suite } from "../../helpers/suite.ts";

const test = suite("sample news");

const content = newsDocument.fields.find(({ name }) => name === "content");
const [text] = content?.type === "array" ? content.of : [];

test("the site requests the fields of the news schema, and no others", () => {
  const fields = newsDocument.fields.map(({ name }) => name);
  assert.equal(
    ARTICLE_FIELDS.split(", ").sort(),
    ["_id", ...fields].sort(),
    "a field of the news has to be in src/services/queries.ts and in news-schema.ts beside it",
  );
});

test("the site shows every style, list and mark of the news schema", () => {
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

test("the sample news have all required fields, and each picture has its size", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sample-news-"));
  const written = await writeSampleNews(folder);
  const lines = (await readFile(join(folder, "news.ndjson"), "utf8")).trimEnd().split("\n");
  assert.is(lines.length, written.entries);
  assert.ok(written.pictures > 0);
  for (const line of lines) {
    const { _id, title, slug, date, content = [] } = JSON.parse(line);
    assert.ok(title && slug.current && formatNewsDate(date), _id);
    assert.ok(
      content.every(({ _type }: { _type: string }) => /^(block|image)$/.test(_type)),
      _id,
    );
    assert.not.match(line, /javascript:|"asset"/);
    const files = [...line.matchAll(/image@file:\/\/\.\/(images\/(.+?)\.png)"/g)];
    for (const [, path = "", name] of files) {
      const { format, width, height } = await sharp(join(folder, path)).metadata();
      const picture = pictures.find((each) => each.name === name);
      assert.equal({ format, name, width, height }, { format: "png", ...picture });
    }
  }
  await cleanUp(folder);
});

test.run();
