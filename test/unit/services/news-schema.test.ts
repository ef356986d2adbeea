/** The site shows every field that editors can fill in, and Sanity accepts the sample news. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { arrayOrEmpty, isRecord } from "../../../src/lib/narrow.ts";
import { toBody } from "../../../src/services/article-body.ts";
import { newsDocument } from "../../../src/services/news-schema.ts";
import { ARTICLE_FIELDS } from "../../../src/services/queries.ts";
import { sampleNews } from "../../../src/tools/start/sample-news.ts";

const test = suite("news schema");

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

test("the sample news have the schema's fields and types, and the keys that Sanity needs", () => {
  const known = ["_id", "_type", ...newsDocument.fields.map(({ name }) => name)];
  const types = ["span", "link", "image", "block"];
  for (const document of sampleNews) {
    assert.match(document._id, /^(drafts\.)?[\w-]+$/);
    assert.is(document._type, newsDocument.name);
    const unknown = Object.keys(document).filter((name) => !known.includes(name));
    assert.equal(unknown, [], document._id);
    for (const block of arrayOrEmpty(document.content).filter(isRecord))
      for (const part of [block, ...arrayOrEmpty(block.children), ...arrayOrEmpty(block.markDefs)])
        assert.ok(
          isRecord(part) && types.includes(String(part._type)) && part._key,
          `${document._id}: ${JSON.stringify(part)}`,
        );
  }
});

test.run();
