/** A link that was shared, pasted or cut by a messenger would lead nowhere. */
import fc from "fast-check";
import * as assert from "uvu/assert";
import { linkTo, matchPath, parseAddress, queryValue } from "../../../src/lib/address.ts";
import { screens } from "../../../src/screen-table.ts";
import { anyText } from "../../helpers/any-text.ts";
import { suite } from "../../helpers/suite.ts";

const test = suite("address");

for (const [hash, path, query = ""] of [
  ["", "/"],
  ["#/news", "/news"],
  ["#/news/", "/news"],
  ["#//our-products///loans//", "/our-products/loans"],
  ["#foo", "foo"],
  ["#!/news", "!/news"],
  ["#news?page=2", "news", "page=2"],
  ["#?email=a%40b.lr", "/", "email=a%40b.lr"],
  ["#/reset-password/T?email=a%40b.lr", "/reset-password/T", "email=a%40b.lr"],
  ["#/reset-password/T/?email=a+b@c.lr", "/reset-password/T", "email=a+b@c.lr"],
  ["#/news?a=/b//c/", "/news", "a=/b//c/"],
  ["#/news/a%3Fb", "/news/a%3Fb"],
  ["#/news/%E0%A4%A", "/news/%E0%A4%A"],
  ["#%2Fnews%2Fa-b", "/news/a-b"],
  ["#%2fnews%2F%E0%A4%A", "%2fnews%2F%E0%A4%A"],
  ["#%2Freset-password%2FT%3Femail%3Da%2540b.lr", "/reset-password/T", "email=a%40b.lr"],
  ["#/faq:~:text=How%20do%20I,account%3F", "/faq"],
  ["#/news/a-b.", "/news/a-b"],
  ["#/faq).", "/faq"],
  ["#/faq?from=mail,", "/faq", "from=mail"],
] as const) {
  test(`"${hash}" is at "${path}"${query && ` with the query "${query}"`}`, () => {
    assert.equal(parseAddress(hash), { path, query });
  });
}

for (const [pattern, hit, params, ...misses] of [
  ["/", "/", {}, "/news", "", "foo"],
  ["/news", "/news", {}, "/", "/new", "/newsletter", "/News", "/news/a", "/news%2F", "news"],
  ["/our-products/loans", "/our-products/loans", {}, "/our-products", "/our-products/cars"],
  ["/news/:slug", "/news/a-b", { slug: "a-b" }, "/news", "/news/", "/news/a/b", "/faq/a-b"],
  ["/news/:slug", "//news//a", { slug: "a" }, "news/a"],
  ["/news/:slug", "/news/a%2Fb%3F%23", { slug: "a/b?#" }, "/news/a/b"],
  ["/news/:slug", "/news/%E0%A4%A", { slug: "%E0%A4%A" }, "/news%2Fa"],
  ["/r/:token?", "/r/abc", { token: "abc" }, "/r/abc/d", "/x/abc"],
  ["/r/:token?", "/r", {}, "/", "/rr"],
] as const) {
  test(`"${pattern}" matches "${hit}" and not ${misses.map((miss) => `"${miss}"`)}`, () => {
    assert.equal(matchPath(pattern, hit), params);
    for (const miss of misses) assert.is(matchPath(pattern, miss), null, miss);
  });
}

for (const [query, email] of [
  ["email=a%40b.lr&x=1", "a@b.lr"],
  ["x=1&email=a+b@c.lr", "a+b@c.lr"],
  ["email=a&email=b", "a"],
  ["email=a=b", "a=b"],
  ["email=%", "%"],
  ["email=", null],
  ["", null],
] as const) {
  test(`the e-mail address in "${query}" is ${email}`, () => {
    assert.is(queryValue(query, "email"), email);
  });
}

test("a link encodes the parts of its path", () => {
  const link = linkTo(screens.article.path, { slug: "a/b?c#d e" });
  assert.is(link, "#/news/a%2Fb%3Fc%23d%20e");
});

const sign = fc.constantFrom(..."/?#%&=.:!@+)'* é", "%2F", "%E0", "__proto__", "news", "a");
const anySigns = fc.array(sign, { minLength: 1 }).map((signs) => signs.join(""));
/** Any text, and often text that is almost an address. */
const anyHash = fc.oneof(
  anyText,
  anySigns.map((signs) => `#/${signs}`),
);

test("any hash has a normalized path that every route can be matched with", () => {
  fc.assert(
    fc.property(anyHash, (hash) => {
      const { path, query } = parseAddress(hash);
      const isPath = /^#?(\/|\?|[.,;:!'")\]>*]*$)/.test(hash);
      assert.is(/^\/$|^(\/[^/?]+)+$/.test(path), isPath, path);
      if (isPath) assert.equal(parseAddress(`#${path}?${query}`), { path, query });
      for (const screen of Object.values(screens)) matchPath(screen.path, path);
      assert.type(queryValue(query, "email") ?? "", "string");
    }),
  );
});

test("a link to any slug leads to that slug", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme", minLength: 1 }), anySigns), (slug) => {
      const { path, query } = parseAddress(linkTo(screens.article.path, { slug }));
      assert.equal([matchPath(screens.article.path, path), query], [{ slug }, ""]);
    }),
  );
});

test.run();
