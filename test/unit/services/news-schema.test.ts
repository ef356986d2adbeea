/** The site shows every field that editors can fill in. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { toBody } from "../../../src/services/article-body.ts";
import { newsDocument } from "../../../src/services/news-schema.ts";
import { ARTICLE_FIELDS } from "../../../src/services/queries.ts";

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
  const { name: _type } = text.marks.annotations[0];
  const words = {
    _type: "block",
    markDefs: [{ _key: "a-link", _type, href: "https://a.example" }],
    children: [{ _type: "span", text: "Words", marks: [...marks, "a-link"] }],
  };
  const shown = toBody([
    ...text.styles.map(({ value }) => ({ ...words, style: value })),
    ...text.lists.map(({ value }) => ({ ...words, listItem: value, level: 1 })),
  ]).filter((block) => block._type === "block");

  assert.equal(
    shown.map(({ listItem, style }) => listItem ?? style),
    [...text.styles, ...text.lists].map(({ value }) => value),
  );
  for (const { children, markDefs } of shown)
    assert.equal(children[0]?.marks, [...marks, markDefs[0]?._key]);
});

test.run();
