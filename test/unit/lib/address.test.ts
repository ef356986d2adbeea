import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decode, linkTo, matchPath, parseAddress, queryValue } from "../../../src/lib/address.ts";
import { paths } from "../../../src/paths.ts";

const test = suite("address");

for (const [hash, path, query = ""] of [
  ["", "/"],
  ["#", "/"],
  ["#/", "/"],
  ["#//", "/"],
  ["#/news", "/news"],
  ["#/news/", "/news"],
  ["#//our-products///loans//", "/our-products/loans"],
  ["#foo", "foo"],
  ["#foo/bar/", "foo/bar/"],
  ["#!/news", "!/news"],
  ["#news?page=2", "news", "page=2"],
  ["#?email=a%40b.lr", "/", "email=a%40b.lr"],
  ["#/reset-password/T?email=a%40b.lr", "/reset-password/T", "email=a%40b.lr"],
  ["#/reset-password/T/?email=a+b@c.lr", "/reset-password/T", "email=a+b@c.lr"],
  ["#/news?", "/news"],
  ["#/news?a=/b//c/", "/news", "a=/b//c/"],
  ["#/news?a=1?b=2", "/news", "a=1?b=2"],
  ["#/news/a%3Fb", "/news/a%3Fb"],
  ["#/news/a%2Fb", "/news/a%2Fb"],
  ["#/news/%", "/news/%"],
  ["#/news/%E0%A4%A", "/news/%E0%A4%A"],
  ["#/news/a#b", "/news/a#b"],
  ["#/../news", "/../news"],
  ["#%2Fnews%2Fa-b", "/news/a-b"],
  ["#%2fnews%2F%E0%A4%A", "%2fnews%2F%E0%A4%A"],
  ["#%2Freset-password%2FT%3Femail%3Da%2540b.lr", "/reset-password/T", "email=a%40b.lr"],
  ["#/faq:~:text=How%20do%20I,account%3F", "/faq"],
  ["#/news/a-b:~:text=susu", "/news/a-b"],
  [":~:text=susu", "/"],
  ["#/news/a-b.", "/news/a-b"],
  ["#/faq).", "/faq"],
  ["#/faq?from=mail,", "/faq", "from=mail"],
  ["#/news/a.b", "/news/a.b"],
] as const) {
  test(`"${hash}" is at "${path}"${query && ` with the query "${query}"`}`, () => {
    assert.equal(parseAddress(hash), { path, query });
  });
}

for (const [pattern, hit, params, ...misses] of [
  ["/", "/", {}, "/news", "", "foo"],
  ["/news", "/news", {}, "/", "/new", "/newsletter", "/News", "/news/a", "/news%2F", "news"],
  ["/faq", "/faq", {}, "/__proto__", "/constructor"],
  ["/news", "/news/", {}, "!/news"],
  ["/our-products", "/our-products", {}, "/our-products/loans"],
  [
    "/our-products/loans",
    "/our-products/loans",
    {},
    "/our-products",
    "/our-products/cars",
    "/loans",
  ],
  ["/news/:slug", "/news/a-b", { slug: "a-b" }, "/news", "/news/", "/news/a/b", "/faq/a-b"],
  ["/news/:slug", "//news//a", { slug: "a" }, "news/a"],
  ["/news/:slug", "/news/a%2Fb%3F%23", { slug: "a/b?#" }, "/news/a/b"],
  ["/news/:slug", "/news/%", { slug: "%" }, "/%/a"],
  ["/news/:slug", "/news/%E0%A4%A", { slug: "%E0%A4%A" }, "/news%2Fa"],
  ["/news/:slug", "/news/__proto__", { slug: "__proto__" }, "/__proto__/a"],
  ["/news/:slug", "/news/constructor", { slug: "constructor" }, "/constructor/a"],
  ["/news/:slug", "/news/:slug", { slug: ":slug" }, "/:slug"],
  ["/r/:token?", "/r/abc", { token: "abc" }, "/r/abc/d", "/x/abc"],
  ["/r/:token?", "/r", {}, "/", "/rr"],
  ["/:a/:b?", "/x/y", { a: "x", b: "y" }, "/", "/x/y/z"],
] as const) {
  test(`"${pattern}" matches "${hit}" and not ${misses.map((miss) => `"${miss}"`)}`, () => {
    assert.equal(matchPath(pattern, hit), params);
    for (const miss of misses) assert.is(matchPath(pattern, miss), null, miss);
  });
}

for (const [text, decoded] of [
  ["", ""],
  ["plain", "plain"],
  ["a%40b.lr", "a@b.lr"],
  ["a+b", "a+b"],
  ["%C3%A9", "é"],
  ["%2525", "%25"],
  ["%", "%"],
  ["100%", "100%"],
  ["%E0%A4%A", "%E0%A4%A"],
  ["%40%", "%40%"],
] as const) {
  test(`"${text}" decodes to "${decoded}"`, () => {
    assert.is(decode(text), decoded);
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

for (const [name, href, expected] of [
  ["the root", linkTo(paths.home), "#/"],
  ["a path of one segment", linkTo(paths.faq), "#/faq"],
  ["a path of two segments", linkTo(paths.loans), "#/our-products/loans"],
  ["a parameter", linkTo(paths.article, { slug: "a-b" }), "#/news/a-b"],
  ["a parameter of several segments", linkTo(paths.article, { slug: "a/b" }), "#/news/a%2Fb"],
  ["a parameter with a query", linkTo(paths.article, { slug: "a?b" }), "#/news/a%3Fb"],
  ["a parameter with a hash", linkTo(paths.article, { slug: "a#b" }), "#/news/a%23b"],
  ["a parameter with a space", linkTo(paths.article, { slug: "a b" }), "#/news/a%20b"],
  ["an empty parameter", linkTo(paths.article, { slug: "" }), "#/news/"],
  [
    "an optional parameter",
    linkTo(paths.resetPassword, { token: "T/1" }),
    "#/reset-password/T%2F1",
  ],
  ["an optional parameter left out", linkTo(paths.resetPassword, {}), "#/reset-password/"],
] as const) {
  test(`a link to ${name}`, () => {
    assert.is(href, expected);
  });
}

test("a link without its last parameter leads to the path before it", () => {
  const { path } = parseAddress(linkTo(paths.article, { slug: "" }));

  assert.equal(matchPath(paths.news, path), {});
  assert.is(matchPath(paths.article, path), null);
});

test.run();
