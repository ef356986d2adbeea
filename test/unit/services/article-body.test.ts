/** A malformed entry loses only its malformed parts, and no link in it runs a script. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type BodyBlock,
  readingMinutes,
  type TextBlock,
  toBody,
  toSafeHref,
} from "../../../src/services/article-body.ts";

const test = suite("article body");

const span = (text: unknown, ...marks: unknown[]) => ({ _type: "span", _key: "s", text, marks });
const block = (fields: object = {}, ...children: unknown[]) => ({
  _type: "block",
  _key: "b",
  style: "normal",
  markDefs: [],
  children: children.length > 0 ? children : [span("words")],
  ...fields,
});
const asset = { _ref: "image-abc-2000x1000-jpg" };
const image = (fields: object = {}) => ({ _type: "image", _key: "i", asset, ...fields });

const isText = (candidate: BodyBlock): candidate is TextBlock => candidate._type === "block";

/** The text of each block, and the reference of each picture. */
const outline = (body: readonly BodyBlock[]) =>
  body.map((part) =>
    isText(part) ? part.children.map(({ text }) => text).join("") : part.image.asset._ref,
  );

/** The first block of some content. Throws if it isn't text. */
function firstText(...content: unknown[]): TextBlock {
  const [first] = toBody(content);
  if (first === undefined || !isText(first)) throw new Error("The content doesn't begin with text");
  return first;
}

for (const [href, safe] of [
  ["https:bank.lr", "https://bank.lr/"],
  ["MailTo:ama@example.org?subject=x", "mailto:ama@example.org?subject=x"],
  ["TEL:+231 000-00", "tel:+23100000"],
  ["tel://+231.77.000", "tel:+23177000"],
  ["tel:(0770) 000/00", "tel:077000000"],
  ["tel:+231%20(0)77\u00a0000", "tel:+23177000"],
  ["  https://example.org/a?b=c#d \n", "https://example.org/a?b=c#d"],
  ...[
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,a",
    "\u0001javascript:alert(1)",
    "//example.org",
    "/news",
    "",
    null,
    "tel:*21*0770000000",
    "tel:%2A%2306%23",
    "tel:0770000000,1",
    "tel:",
  ].map((unsafe) => [unsafe, null] as const),
] as const) {
  test(`a link to ${JSON.stringify(href)} ${safe === null ? "isn't" : "is"} allowed`, () => {
    assert.is(toSafeHref(href), safe);
  });
}

for (const [fault, malformed] of [
  ["null", null],
  ["an unknown type", block({ _type: "Block" })],
  ["children that are an object", block({ children: { 0: span("words"), length: 1 } })],
  ["a child of an unknown type", block({}, { _type: "reference", text: "words" })],
  ["children without a visible character", block({}, span(" "), span("\n\u00a0\u200b\u3164"))],
  ["a picture without an asset", { _type: "image" }],
] as const) {
  test(`a malformed block (${fault}) is skipped, and the blocks around it are shown`, () => {
    const content = [block({}, span("before")), malformed, block({}, span("after"))];
    assert.equal(outline(toBody(content)), ["before", "after"]);
  });
}

test("malformed children of a block are skipped, and the white space of the others is unchanged", () => {
  const children = [null, "two", span(5), span("one"), span(" "), span("six\nseven ")];
  const texts = firstText(block({ children })).children.map(({ text }) => text);
  assert.equal(texts, ["one", " ", "six\nseven "]);
});

/** A text whose no-break spaces are written as "_". */
const withSpaces = (text: string) => text.replaceAll("_", "\u00a0");
for (const [stored, shown] of [
  ["Save_a_little_every_week,_then_rest.", "Save a little every week, then rest."],
  ["US$_5_million_or_LRD_1_000_each_day", "US$_5_million or LRD_1_000_each day"],
  ["two__or_\u202fthree\u2007blanks", "two or three blanks"],
  ["US$__5\u202fmillion", "US$__5\u202fmillion"],
  // Word and FileMaker write such line breaks.
  ["one\vtwo\u2028three\u2029four\ffive\u0085six", "one\ntwo\nthree\nfour\nfive\nsix"],
] as const)
  test(`${JSON.stringify(stored)} has plain line breaks, and no-break spaces only beside digits`, () => {
    const content = [block({}, span(withSpaces(stored))), image({ caption: withSpaces(stored) })];
    const [text, picture] = toBody(content);
    const caption = picture && !isText(picture) && picture.caption;
    assert.equal([outline(text ? [text] : [])[0], caption], Array(2).fill(withSpaces(shown)));
  });

for (const [label, styles, shown] of [
  ["that are paragraphs and quotes", ["normal", "blockquote"], ["normal", "blockquote"]],
  ["of an unknown style", ["h7", "constructor", undefined], ["normal", "normal", "normal"]],
  [
    "of the levels 1 to 6",
    ["h1", "h2", "h3", "h4", "h5", "h6"],
    ["h1", "h2", "h3", "h3", "h3", "h3"],
  ],
  ["of one level below the first", ["h2", "h2", "h2"], ["h1", "h1", "h1"]],
  ["of levels that the editor skips", ["h1", "h4", "h5", "h4"], ["h1", "h2", "h3", "h2"]],
  ["with a detail above its chapter", ["h3", "h2"], ["h1", "h1"]],
  ["that go up", ["h1", "h2", "h3", "h2", "h3", "h1"], ["h1", "h2", "h3", "h2", "h3", "h1"]],
  ["with text between them", ["h1", "normal", "h3"], ["h1", "normal", "h2"]],
] as const) {
  test(`blocks ${label} are shown with headings that skip no level, and equal ones stay equal`, () => {
    const body = toBody(styles.map((style) => block({ style }))).filter(isText);

    assert.equal(
      body.map(({ style }) => style),
      shown,
    );
  });
}

const levelsOf = (content: readonly unknown[]) =>
  toBody(content)
    .filter(isText)
    .map(({ level }) => level);

const item = (level: unknown) => block({ listItem: "bullet", level });

for (const [levels, shown] of [
  ["123456", "123444"],
  ["12313", "12312"],
  ["22", "11"],
  ["1332", "1222"],
] as const) {
  test(`list items of the levels ${levels} are shown at the levels ${shown}`, () => {
    assert.is(levelsOf([...levels].map((level) => item(Number(level)))).join(""), shown);
  });
}

test("a paragraph or a picture ends a list, and an unknown block in it doesn't", () => {
  assert.equal(levelsOf([item(1), block(), item(2)]), [1, undefined, 1]);
  assert.equal(levelsOf([item(1), image(), item(2)]), [1, 1]);
  assert.equal(levelsOf([item(1), { _type: "callout" }, item(2)]), [1, 2]);
});

for (const [marks, shown] of [
  ...["strong", "em", "underline", "strike-through", "code"].map((mark) => [[mark], [mark]]),
  [["blink", "em"], ["em"]],
  [[null, "em", "em"], ["em"]],
  ["strong", []],
] as const) {
  test(`text whose marks are ${JSON.stringify(marks)} is shown with ${JSON.stringify(shown)}`, () => {
    const text = block({}, { _type: "span", text: "words", marks });

    assert.equal(firstText(text).children[0]?.marks, shown);
  });
}

/** The links and the other marks of each span. */
function linksOf({ children, markDefs }: TextBlock) {
  return children.map(({ marks }) =>
    marks.map((mark) => markDefs.find(({ _key }) => _key === mark)?.href ?? mark),
  );
}

const link = (_key: unknown, href: string) => ({ _type: "link", _key, href });
const [a, b] = ["https://a.example/", "https://b.example/"];

for (const [marking, markDefs, marks, expected] of [
  ["a link and bold", [link("x", a)], ["strong", "x"], ["strong", a]],
  ["two links", [link("x", a), link("y", b)], ["y", "x"], [b]],
  ["a link after an unsafe one", [link("x", "data:,"), link("y", b)], ["x", "y"], [b]],
  ["an unsafe link whose key is strong", [link("strong", "data:,")], ["strong"], ["strong"]],
  ["a link whose key is like one of ours", [link("link-1", a), link("link-0", b)], ["link-0"], [b]],
  ["a definition of another type", [{ ...link("x", a), _type: "footnote" }], ["x"], []],
  ["a definition that is null", [null, link("x", a)], ["x"], [a]],
] as const) {
  test(`text with ${marking} gets ${expected.join(" and ") || "no mark"}`, () => {
    assert.equal(linksOf(firstText(block({ markDefs }, span("words", ...marks)))), [expected]);
  });
}

for (const [values, fields, alt, caption] of [
  ["texts", { alt: "A boat", caption: "On the river" }, "A boat", "On the river"],
  ["invisible", { alt: " \n", caption: "\u200b\u2060" }, "Article image", null],
] as const) {
  test(`a picture whose alt and caption are ${values} gets the alt "${alt}" and ${caption ? `the caption "${caption}"` : "no caption"}`, () => {
    const [picture] = toBody([image(fields)]);

    assert.ok(picture && !isText(picture));
    assert.equal([picture.alt, picture.caption], [alt, caption]);
  });
}

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
const many = (count: number, ...parts: unknown[]) =>
  Array.from({ length: count }, () => parts).flat();

for (const [label, content, minutes] of [
  ["201 words", [block({}, span(words(201)))], 2],
  ["200 words, and a picture", [block({}, span(words(200))), image({ caption: words(500) })], 1],
  ["200 words that are half bold", [block({}, ...many(200, span("half", "em"), span("bold ")))], 1],
  ["201 blocks of a word", many(201, block({}, span("word"))), 2],
] as const) {
  test(`the reading time of ${label} is ${minutes} min`, () => {
    assert.is(readingMinutes(toBody(content)), minutes);
  });
}

test.run();
