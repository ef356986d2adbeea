/** One malformed entry would hide all news from every visitor, or run a script. */
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import * as assert from "uvu/assert";
import { matchPath, parseAddress } from "../../../src/lib/address.ts";
import { screens } from "../../../src/screen-table.ts";
import { Body } from "../../../src/screens/lazy/news-article/body.tsx";
import { NewsCard } from "../../../src/screens/lazy/news-listing/news-listing.tsx";
import { readingMinutes } from "../../../src/services/article-body.ts";
import { PICTURE_SIZES, pictureOf } from "../../../src/services/images.ts";
import { findArticle, listNews } from "../../../src/services/news.ts";
import { settings } from "../../../src/settings.ts";
import { anyText } from "../../helpers/any-text.ts";
import { newsResponse, reconnect, recordConsole, respondWith } from "../../helpers/fake-fetch.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("generated news");
recordConsole(test, "info");
test.after.each(reconnect);

const name = fc.constantFrom(
  ...["__proto__", "constructor", "toString", "block", "span", "image", "link", "normal", "h1"],
  ...["h3", "blockquote", "bullet", "number", "strong", "em", ""],
);
const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), name, anyText);
/** Mostly a valid value, and sometimes junk. */
const mostly = <Value,>(valid: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: valid }, { weight: 1, arbitrary: junk });
/** An object with fields that may be missing or junk. */
const almost = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  mostly(
    fc.record(
      Object.fromEntries(Object.entries(fields).map(([key, valid]) => [key, mostly(valid)])),
      { requiredKeys: [] },
    ),
  );
const key = mostly(fc.constantFrom("a", "strong"));
const is = <Value,>(value: Value) => fc.constant(value);

const scheme = fc.constantFrom(
  ...["javascript:", "JavaScript:", "java\nscript:", "\u0001javascript:", " vbscript:", "data:"],
  ...["blob:", "file:///", "//", "/", "#/", "https://", "HTTP://a.b/", "mailto:", "tel:+", ""],
);
const href = fc.tuple(scheme, fc.oneof(anyText, is("a.b/c"))).map((parts) => parts.join(""));
const side = fc.oneof(fc.double({ min: 0, max: 1 }), fc.double(), is(0.1));
const sides = (...names: readonly string[]) =>
  almost(Object.fromEntries(names.map((name) => [name, side])));
const pixels = fc.constantFrom("1", "0", "2000", "1000", "99999", "1e3", "-1");
const reference = fc
  .tuple(pixels, pixels)
  .map(([width, height]) => `image-abc-${width}x${height}-jpg`);
const picture = {
  asset: almost({ _ref: reference }),
  crop: sides("top", "bottom", "left", "right"),
  hotspot: sides("x", "y", "width", "height"),
};
const image = almost({ _type: is("image"), alt: anyText, caption: anyText, ...picture });
const span = almost({ _type: is("span"), text: anyText, marks: fc.array(key) });
const block = almost({
  _type: is("block"),
  _key: name,
  style: name,
  listItem: fc.constantFrom("bullet", undefined),
  level: fc.constantFrom(-1, 0, 1, 2, 3, 1000, 1.5, { toString: "" }),
  children: fc.array(span, { maxLength: 4 }),
  markDefs: fc.array(almost({ _type: is("link"), _key: key, href }), { maxLength: 3 }),
});
const slug = fc.oneof(anyText, fc.constantFrom("a/b", "a?b", "100%", "%2F", "/", ".."));
const entry = almost({
  _id: fc.oneof(name, anyText),
  title: fc.oneof(anyText, is("x".repeat(5000))),
  slug: fc.oneof(slug, almost({ current: slug })),
  date: fc.oneof(anyText, fc.constantFrom("2024-02-30", "2024-02-29T00:00:00Z", "Invalid Date")),
  description: anyText,
  image: almost(picture),
  content: fc.array(fc.oneof(block, block, image), { maxLength: 6 }),
});

/** Renders an element, and asserts that its links are safe. */
function renderSafely(element: React.ReactElement): DocumentFragment {
  const template = document.createElement("template");
  const html = renderToStaticMarkup(element);
  // A browser would close the outer link before the inner one.
  assert.not.match(html, /<a [^>]*>((?!<\/a>).)*<a /s);
  template.innerHTML = html;
  const { content } = template;
  for (const link of content.querySelectorAll("a")) {
    const href = link.getAttribute("href") ?? "";
    assert.match(href, /^(#\/news\/|https?:|mailto:|tel:)/i);
    if (!href.startsWith("#")) assert.is(link.rel, "noopener noreferrer");
  }
  return content;
}

function checkPicture({ src, srcSet, height }: ReturnType<typeof pictureOf>): void {
  assert.ok(src.startsWith(`${settings.contentImages}/images/`), src);
  assert.not.match(src + srcSet, /NaN|undefined|Infinity|null/);
  const [, , whole] = /-(\d+)x(\d+)\.jpg/.exec(src) ?? [];
  assert.ok(height <= 800 * Number(whole), `${src} is ${height} pixels high`);
  assert.not.match(srcSet, /rect=[\d,]*-|rect=\d+,\d+,0|rect=\d+,\d+,\d+,0/);
}

test("each generated entry has a card with a link to it", async () => {
  await fc.assert(
    fc.asyncProperty(mostly(fc.array(entry)), async (result) => {
      respondWith(async () => newsResponse(result));
      const { entries } = await listNews(new AbortController().signal);
      for (const entry of entries) {
        if (entry.image) checkPicture(pictureOf(entry.image, ...PICTURE_SIZES.card));
        const card = renderSafely(<NewsCard entry={entry} />);
        assert.is(card.querySelector("h2")?.textContent, entry.title);
        const { path } = parseAddress(card.querySelector("a")?.getAttribute("href") ?? "");
        assert.equal(matchPath(screens.article.path, path), { slug: entry.slug });
      }
    }),
    { numRuns: 300 },
  );
});

test("the valid parts of each generated article are shown", async () => {
  await fc.assert(
    fc.asyncProperty(entry, async (result) => {
      respondWith(async () => newsResponse(result));
      const article = await findArticle("a", new AbortController().signal);
      if (article === null) return;
      const { body } = article;
      assert.ok(readingMinutes(body) >= 1);
      const content = renderSafely(<Body body={body} />);
      for (const lineBreak of content.querySelectorAll("br")) lineBreak.replaceWith("\n");
      const { textContent } = content;
      let above = 1;
      for (const { tagName } of content.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
        const level = Number(tagName.slice(1));
        assert.ok(level > 1 && level <= above + 1, `${tagName} below H${above}`);
        above = level;
      }
      for (const block of body) {
        if (block._type === "image") checkPicture(pictureOf(block.image, ...PICTURE_SIZES.inText));
        if (block._type === "block")
          for (const { text } of block.children) assert.ok(textContent.includes(text), text);
      }
    }),
    { numRuns: 500 },
  );
});

test.run();
