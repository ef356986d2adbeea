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

test.run();
