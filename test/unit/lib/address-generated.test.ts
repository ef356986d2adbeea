import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { linkTo, matchPath, parseAddress, queryValue } from "../../../src/lib/address.ts";
import { paths } from "../../../src/paths.ts";

const test = suite("generated addresses");

const anyText = fc.string({ unit: "binary" });
const sign = fc.constantFrom(..."/?#%&=.:!@+)'* é", "%2F", "%E0", "__proto__", "news", "a");
const anySigns = fc.array(sign, { minLength: 1 }).map((signs) => signs.join(""));
/** Any text, and often text that is almost an address. */
const anyHash = fc.oneof(
  anyText,
  anySigns.map((signs) => `#/${signs}`),
);

test("any hash has a normalized path, which can be matched with every route", () => {
  fc.assert(
    fc.property(anyHash, (hash) => {
      const { path, query } = parseAddress(hash);
      const isPath = /^#?(\/|\?|[.,;:!'")\]>*]*$)/.test(hash);
      assert.is(/^\/$|^(\/[^/?]+)+$/.test(path), isPath, path);
      if (isPath) assert.equal(parseAddress(`#${path}?${query}`), { path, query });
      for (const pattern of Object.values(paths)) matchPath(pattern, path);
      assert.type(queryValue(query, "email") ?? "", "string");
    }),
  );
});

test("a link to any slug leads to that slug", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme", minLength: 1 }), anySigns), (slug) => {
      const { path, query } = parseAddress(linkTo(paths.article, { slug }));
      assert.equal([matchPath(paths.article, path), query], [{ slug }, ""]);
    }),
  );
});

test("a slug with half a surrogate pair has a link", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom("\ud800", "\udfff"), anyText, (before, half, after) => {
      const href = linkTo(paths.article, { slug: before + half + after });
      assert.ok(href.startsWith("#/news/"));
    }),
  );
});

test("any value of a query is read from it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), anyText, (value, rest) => {
      const query = `email=${encodeURIComponent(value)}&${rest}`;
      assert.is(queryValue(parseAddress(`#/?${query}`).query, "email"), value);
    }),
  );
});

test.run();
