import { PortableText } from "@portabletext/react";
import { renderToStaticMarkup } from "react-dom/server";
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

/** Names that every object has from its prototype. */
const prototypeNames = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

const isText = (candidate: BodyBlock): candidate is TextBlock => candidate._type === "block";

/** The words of each block, and the address of each picture's asset. */
const outline = (body: readonly BodyBlock[]) =>
  body.map((part) =>
    isText(part) ? part.children.map(({ text }) => text).join("") : part.image.asset._ref,
  );

/** The first block of a content, which has to be text. */
function firstText(...content: unknown[]): TextBlock {
  const [first] = toBody(content);
  if (first === undefined || !isText(first)) throw new Error("it doesn't begin with text");
  return first;
}

for (const [href, safe = href] of [
  ["https://example.org/a?b=c#d"],
  ["http://example.org", "http://example.org/"],
  ["https:bank.lr", "https://bank.lr/"],
  ["https:/bank.lr/a", "https://bank.lr/a"],
  ["HTTPS://EXAMPLE.ORG/A", "https://example.org/A"],
  ["MailTo:ama@example.org?subject=x", "mailto:ama@example.org?subject=x"],
  ["TEL:+231 000", "tel:+231 000"],
  ["  https://example.org \n", "https://example.org/"],
  ["https://example.org/javascript:alert(1)"],
] as const) {
  test(`${JSON.stringify(href)} may be followed`, () => {
    assert.is(toSafeHref(href), safe);
  });
}

for (const href of [
  ...["javascript:alert(1)", " JavaScript:alert(1)", "javascript://example.org/%0Aalert(1)"],
  ...["java\nscript:alert(1)", "java\tscript:alert(1)", "\u0001javascript:alert(1)"],
  ...["data:text/html,<script>alert(1)</script>", "vbscript:msgbox(1)", "blob:https://a.org/a"],
  ...["file:///etc/hosts", "ftp://example.org", "intent://scan/#Intent;scheme=zxing;end"],
  ...["//example.org", "\\\\example.org", "example.org", "/news", "./news", "?a=b", "#/login", "#"],
  ...["https://", "http://[", "", " ", null, undefined, 7, {}, ["https://example.org"]],
]) {
  test(`${JSON.stringify(href) ?? "nothing"} may not be followed`, () => {
    assert.is(toSafeHref(href), null);
    const text = block({ markDefs: [{ _type: "link", _key: "l", href }] }, span("words", "l"));

    assert.equal(firstText(text).markDefs, []);
    assert.equal(firstText(text).children[0]?.marks, []);
    assert.equal(outline(toBody([text])), ["words"]);
  });
}

for (const content of [undefined, null, "text", 7, { 0: block(), length: 1 }, [], [[]]]) {
  test(`a content of ${JSON.stringify(content) ?? "nothing"} has no body`, () => {
    assert.equal(toBody(content), []);
  });
}

for (const [name, unknown] of [
  ["null", null],
  ["text", "words"],
  ["a number", 7],
  ["a list", [block()]],
  ["an object of no type", { children: [span("words")] }],
  ["a type that is a list", block({ _type: ["block"] })],
  ["an unknown type", { _type: "callout", text: "words" }],
  ["a type that is almost known", block({ _type: "Block" })],
  ...prototypeNames.map((type) => [`the type ${type}`, block({ _type: type })] as const),

  ["no children", block({ children: undefined })],
  ["children that are text", block({ children: "words" })],
  ["children that are an object", block({ children: { 0: span("words"), length: 1 } })],
  ["an empty list of children", block({ children: [] })],
  ["a null child", block({}, null)],
  ["a child that is text", block({}, "words")],
  ["a child of an unknown type", block({}, { _type: "reference", text: "words" })],
  ...prototypeNames.map(
    (type) =>
      [`a child of the type ${type}`, block({}, { ...span("words"), _type: type })] as const,
  ),
  ["a child without text", block({}, span(undefined))],
  ["a child whose text is an object", block({}, span({ toString: () => "words" }))],
  ["a child whose text is a number", block({}, span(7))],
  ["children of white space", block({}, span(" "), span("\n\u00a0"))],

  ["a picture without an asset", { _type: "image" }],
  ["a picture whose asset is malformed", image({ asset: { _ref: "image-abc-jpg" } })],
] as const) {
  test(`${name} is skipped, and the blocks around it are shown`, () => {
    const content = [block({}, span("before")), unknown, block({}, span("after"))];

    assert.equal(outline(toBody(content)), ["before", "after"]);
  });
}

test("malformed children are skipped, and the others are shown", () => {
  const children = [span("one "), null, "two", [span("three")], span(5), span("six")];

  assert.equal(outline(toBody([block({ children })])), ["one six"]);
});

test("white space between words stays as it is written", () => {
  const { children } = firstText(block({}, span("one"), span(" "), span("two\nthree ")));

  assert.equal(
    children.map(({ text }) => text),
    ["one", " ", "two\nthree "],
  );
});

for (const [style, shown] of [
  ["normal", "normal"],
  ["h1", "h1"],
  ["blockquote", "blockquote"],
  ["h4", "normal"],
  ["H1", "normal"],
  [undefined, "normal"],
  [7, "normal"],
  [["h1"], "normal"],
  ...prototypeNames.map((name) => [name, "normal"] as const),
] as const) {
  test(`a block of the style ${JSON.stringify(style) ?? "nothing"} is shown as ${shown}`, () => {
    assert.is(firstText(block({ style })).style, shown);
  });
}

for (const [name, styles, shown] of [
  ["that begin with the second level", ["h2"], ["h1"]],
  ["that begin with the third level", ["h3"], ["h1"]],
  ["that step down one by one", ["h1", "h2", "h3"], ["h1", "h2", "h3"]],
  ["that skip a level", ["h1", "h3", "h1"], ["h1", "h2", "h1"]],
  ["that go up by two", ["h1", "h2", "h3", "h1"], ["h1", "h2", "h3", "h1"]],
  ["that go up by one", ["h1", "h2", "h3", "h2", "h3"], ["h1", "h2", "h3", "h2", "h3"]],
  ["that begin again", ["h1", "h2", "h1", "h3"], ["h1", "h2", "h1", "h2"]],
  [
    "with text between them",
    ["h1", "normal", "h3", "blockquote", "h1"],
    ["h1", "normal", "h2", "blockquote", "h1"],
  ],
  ["with an unknown one between them", ["h1", "h4", "h2"], ["h1", "normal", "h2"]],
] as const) {
  test(`headings ${name} step down one level at a time`, () => {
    const body = toBody(styles.map((style) => block({ style }))).filter(isText);

    assert.equal(
      body.map(({ style }) => style),
      shown,
    );
  });
}

test("headings in a list step down as those outside it do", () => {
  const item = block({ style: "h3", listItem: "bullet" });
  const body = toBody([item, item, block({ style: "h2" }), block({ style: "h3" })]).filter(isText);

  assert.equal(
    body.map(({ style, level }) => `${style} at ${level}`),
    ["h1 at 1", "h2 at 1", "h2 at undefined", "h3 at undefined"],
  );
});

test("an empty heading doesn't count", () => {
  const body = toBody([block({ style: "h1" }, span(" ")), block({ style: "h2" })]).filter(isText);

  assert.equal(
    body.map(({ style }) => style),
    ["h1"],
  );
});

for (const item of ["bullet", "number"]) {
  test(`a ${item} item is in a list`, () => {
    const { listItem, level } = firstText(block({ listItem: item, level: 1 }));

    assert.equal([listItem, level], [item, 1]);
  });
}

for (const listItem of ["square", "Bullet", null, 7, ["bullet"], ...prototypeNames]) {
  test(`an item of the kind ${JSON.stringify(listItem)} is a paragraph`, () => {
    const text = firstText(block({ listItem, level: 2 }));

    assert.not.ok("listItem" in text);
    assert.not.ok("level" in text);
  });
}

/** The levels of a list's items. */
const levelsOf = (content: readonly unknown[]) =>
  toBody(content)
    .filter(isText)
    .map(({ level }) => level);

const item = (level: unknown) => block({ listItem: "bullet", level });

for (const [levels, shown] of [
  ["11221", "11221"],
  ["123456", "123444"],
  ["2", "1"],
  ["13", "12"],
  ["12313", "12312"],
] as const) {
  test(`list items of the levels ${levels} are shown at the levels ${shown}`, () => {
    assert.is(levelsOf([...levels].map((level) => item(Number(level)))).join(""), shown);
  });
}

for (const level of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, undefined, null, "x", {}]) {
  test(`a list item of the level ${String(level)} is shown at the first`, () => {
    assert.equal(levelsOf([item(1), item(2), item(level)]), [1, 2, 1]);
  });
}

test("a paragraph or a picture ends a list, and an unknown block in it doesn't", () => {
  assert.equal(levelsOf([item(1), block(), item(2)]), [1, undefined, 1]);
  assert.equal(levelsOf([item(1), image(), item(2)]), [1, 1]);
  assert.equal(levelsOf([item(1), { _type: "callout" }, item(2)]), [1, 2]);
});

for (const mark of ["strong", "em", "underline", "strike-through", "code"]) {
  test(`words marked ${mark} are`, () => {
    assert.equal(firstText(block({}, span("words", mark))).children[0]?.marks, [mark]);
  });
}

for (const mark of ["blink", "Strong", "nowhere", null, 7, ["strong"], ...prototypeNames]) {
  test(`words marked ${JSON.stringify(mark)} are plain, but for their other marks`, () => {
    assert.equal(firstText(block({}, span("words", mark, "em"))).children[0]?.marks, ["em"]);
  });
}

for (const marks of [undefined, null, "strong", { 0: "strong", length: 1 }]) {
  test(`words whose marks are ${JSON.stringify(marks) ?? "nothing"} are plain`, () => {
    const text = block({}, { _type: "span", text: "words", marks });

    assert.equal(firstText(text).children[0]?.marks, []);
  });
}

/** Where the words of a block's spans lead, and how else they are marked. */
function linksOf({ children, markDefs }: TextBlock) {
  return children.map(({ marks }) =>
    marks.map((mark) => markDefs.find(({ _key }) => _key === mark)?.href ?? mark),
  );
}

const link = (_key: unknown, href: string) => ({ _type: "link", _key, href });
const [a, b] = ["https://a.example/", "https://b.example/"];

for (const [name, markDefs, marks, expected] of [
  ["a link", [link("x", a)], ["x"], [a]],
  ["a link and bold", [link("x", a)], ["strong", "x"], ["strong", a]],
  ["the second of two links", [link("x", a), link("y", b)], ["y"], [b]],
  ["a link after an unsafe one", [link("x", "data:,"), link("y", b)], ["x", "y"], [b]],
  ["a link whose key is strong", [link("strong", a)], ["strong"], [a]],
  ["an unsafe link whose key is strong", [link("strong", "data:,")], ["strong"], ["strong"]],
  ...prototypeNames.map(
    (key) => [`a link whose key is ${key}`, [link(key, a)], [key], [a]] as const,
  ),
  ["a link whose key is like one of ours", [link("link-1", a), link("link-0", b)], ["link-0"], [b]],
  ["two links, of which the first counts", [link("x", a), link("y", b)], ["y", "x"], [b]],
  ["the same link twice", [link("x", a)], ["x", "x"], [a]],
  ["the same decorator twice", [], ["em", "em"], ["em"]],
  ["a definition of another type", [{ ...link("x", a), _type: "footnote" }], ["x"], []],
  ...prototypeNames.map(
    (type) =>
      [`a definition of the type ${type}`, [{ ...link("x", a), _type: type }], ["x"], []] as const,
  ),
  ["a definition that is null", [null, link("x", a)], ["x"], [a]],
  ["definitions that are null", null, ["x"], []],
] as const) {
  test(`words marked with ${name} lead to ${expected}`, () => {
    assert.equal(linksOf(firstText(block({ markDefs }, span("words", ...marks)))), [expected]);
  });
}

for (const [name, fields, alt, caption] of [
  ["nothing", {}, "Article image", null],
  ["both", { alt: "A boat", caption: "On the river" }, "A boat", "On the river"],
  ["white space", { alt: " \n", caption: " " }, "Article image", null],
  ["objects", { alt: {}, caption: ["On the river"] }, "Article image", null],
] as const) {
  test(`a picture with ${name} for alternative and caption has "${alt}" and ${caption}`, () => {
    const [picture] = toBody([image(fields)]);

    assert.ok(picture && !isText(picture));
    assert.equal([picture.alt, picture.caption], [alt, caption]);
  });
}

test("all keys are different, whatever they were", () => {
  const text = block({}, span("one"), span("two"));
  const body = toBody([text, text, image(), image(), { ...text, _key: {} }]);
  const keys = body.flatMap((part) => [
    part._key,
    ...(isText(part) ? part.children.map(({ _key }) => _key) : []),
  ]);

  assert.is(keys.length, 11);
  assert.is(new Set(keys).size, 11);
});

test("the renderer of rich text accepts what is left", () => {
  const hostile = [...prototypeNames, "unknown", null, 7, {}];
  const content = hostile.flatMap((name) => [
    { ...block(), _type: name },
    block({ style: name }),
    block({ listItem: name, level: name }),
    block({ listItem: "bullet", level: name }),
    block({ markDefs: [{ _type: name, _key: name, href: a }] }, null, span("words", name)),
    block({ markDefs: [link(name, a)] }, span("words", name), { ...span("words"), _type: name }),
    image({ asset: name }),
  ]);
  const body = toBody(content).filter(isText);
  const missing: string[] = [];
  const html = renderToStaticMarkup(
    <PortableText
      value={body}
      components={{ marks: { link: ({ children }) => <i>{children}</i> } }}
      onMissingComponent={(message) => missing.push(message)}
    />,
  );

  assert.equal(missing, []);
  assert.is(html.split("words").length - 1, body.flatMap(({ children }) => children).length);
  assert.is(html.split("<i>words</i>").length - 1, hostile.length);
});

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

for (const [count, minutes] of [
  [0, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
] as const) {
  test(`${count} words take ${minutes} min, in one block or in several`, () => {
    const half = Math.floor(count / 2);
    const several = [
      block({ style: "h2" }, span(words(half))),
      image({ caption: words(500), alt: words(500) }),
      block({ listItem: "bullet" }, span(words(count - half))),
    ];

    assert.is(readingMinutes(toBody([block({}, span(words(count)))])), minutes);
    assert.is(readingMinutes(toBody(several)), minutes);
  });
}

const many = (count: number, ...parts: unknown[]) =>
  Array.from({ length: count }, () => parts).flat();

for (const [name, content, minutes] of [
  ["no body", undefined, 1],
  ["pictures alone", [image(), image()], 1],
  [
    "200 words amid white space",
    [block({}, span(` ${words(200).replaceAll(" ", " \n\u00a0")} `))],
    1,
  ],
  [
    "200 words beside an unknown block",
    [{ _type: "callout", text: words(500) }, block({}, span(words(200)))],
    1,
  ],
  ["two spans of 100 words", [block({}, span(`${words(100)} `), span(words(100), "em"))], 1],
  [
    "200 words that are half bold",
    [block({}, ...many(200, span("half", "strong"), span("bold ")))],
    1,
  ],
  [
    "200 links with a full stop after each",
    [block({}, ...many(200, span(" word", "l"), span(".")))],
    1,
  ],
  ["201 blocks of a word", many(201, block({}, span("word"))), 2],
] as const) {
  test(`${name} take ${minutes} min`, () => {
    assert.is(readingMinutes(toBody(content)), minutes);
  });
}

test.run();
