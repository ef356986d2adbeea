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

/** What a Studio offers in a block by default (https://www.sanity.io/docs/block-type). */
const STYLES = ["normal", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote"];
const LISTS = ["bullet", "number"];
const MARKS = ["strong", "em", "underline", "strike-through", "code"];

test("the site shows every style, list and mark that a Studio offers", () => {
  assert.equal(text, { type: "block" });
  const words = {
    _type: "block",
    markDefs: [{ _key: "a-link", _type: "link", href: "https://a.example" }],
    children: [{ _type: "span", text: "Words", marks: [...MARKS, "a-link"] }],
  };
  const shown = toBody([
    ...STYLES.map((style) => ({ ...words, style })),
    ...LISTS.map((listItem) => ({ ...words, listItem, level: 1 })),
  ]).filter((block) => block._type === "block");

  assert.equal(
    shown.map(({ listItem, style }) => listItem ?? style),
    // The site has three levels of headings.
    [...STYLES.map((style) => style.replace(/h[456]/, "h3")), ...LISTS],
  );
  for (const { children, markDefs } of shown)
    assert.equal(children[0]?.marks, [...MARKS, markDefs[0]?._key]);
});

test.run();
