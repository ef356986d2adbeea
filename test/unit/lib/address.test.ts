/** A link leads to its screen after it was shared, pasted or cut by a messenger. */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { linkTo, matchPath, parseAddress, queryValue } from "../../../src/lib/address.ts";
import { screens } from "../../../src/screen-table.ts";

const test = suite("address");

for (const [hash, path, query = ""] of [
  ["", "/"],
  ["#?utm_source=x", "/", "utm_source=x"],
  ["#utm_source=facebook&fbclid=a", "/", "utm_source=facebook&fbclid=a"],
  ["#:~:text=a", "/", ":~:text=a"],
  ["#//our-products///loans/", "//our-products///loans/"],
  ["#foo", "foo"],
  ["#!/news", "!/news"],
  ["#/reset-password/T/?email=a%40b.lr", "/reset-password/T/", "email=a%40b.lr"],
  ["#/reset-password/a/b+c==?email=a%40b.lr", "/reset-password/a/b+c==", "email=a%40b.lr"],
  ["#/reset-password/T.%20%0A\u200b?email=a@b.lr", "/reset-password/T.", "email=a@b.lr"],
  ["#/reset-password/T&email=a@b.lr&x=1", "/reset-password/T", "email=a@b.lr&x=1"],
  ["#/faq)?", "/faq"],
  ["#/news/salt&pepper", "/news/salt&pepper"],
  ["#/news/%E0%A4%A", "/news/%E0%A4%A"],
  ["#/news/cafe\u0301.", "/news/cafe\u0301"],
  ["#/news/a%2Fb%3Fc=d%23.", "/news/a%2Fb%3Fc=d%23"],
  ["#/news/a%252Fb", "/news/a%252Fb"],
] as const) {
  test(`the address "${hash}" has the path "${path}" and the query "${query}"`, () => {
    assert.equal(parseAddress(hash), { path, query });
  });
}

/** Characters that a message may have directly after a link. */
const CHARACTERS = [
  ...".,!'\")>| \n\u2026\u201d\u00bb\u3002\u0964\u{1f448}\u2705\u2192",
  ..."\u00a0\u200b\u00ad\ufe0f\u3164\ufffc",
  "\u{1f44d}\u{1f3fe}",
  "\u2764\ufe0f",
  "\u{1f1f1}\u{1f1f7}",
];

/** The path of a hash, as the browser encodes it. */
const pathOf = (hash: string) => parseAddress(new URL(hash, "https://bank.example").hash).path;

for (const character of CHARACTERS) {
  test(`a link leads to its screen if ${encodeURI(character)} follows it`, () => {
    for (const end of [character, `${character}).`]) {
      assert.equal(matchPath("/news/:slug", pathOf(`#/news/a-b${end}`)), { slug: "a-b" }, end);
      assert.equal(matchPath("/faq", pathOf(`#/faq${end}`)), {}, end);
      assert.equal(matchPath("/faq", pathOf(`#/faq/${end}`)), {}, end);
    }
  });
}

for (const [pattern, hit, params, ...misses] of [
  ["/", "/", {}, "/news", "foo"],
  ["/news", "/news/", {}, "/", "/new", "/newsletter", "/news\u00e9", "/news/a", "!/news"],
  ["/r/:token*", "/R/Ab/Cd", { token: "Ab/Cd" }, "/Rab/Cd"],
  ["/news/:slug", "/news/a-b", { slug: "a-b" }, "/news", "/news/", "/news/a/b", "/faq/a-b"],
  ["/news/:slug", "//news//a", { slug: "a" }],
  ["/news/:slug", "news/a", { slug: "a" }, "news", "newsa"],
  ["/news/:slug", "/news/a%2Fb%3F%23", { slug: "a/b?#" }, "/news/a/b"],
  ["/news/:slug", "/news/%E0%A4%A", { slug: "%E0%A4%A" }, "/news%2Fa"],
  ["/r/:token*", "/r/ab/cd+ef==", { token: "ab/cd+ef==" }],
  ["/r/:token*", "/r//a//b%2F/", { token: "/a//b//" }, "//ra//b%2F"],
  ["/r/:token*", "/r/", {}, "/", "/rr"],
] as const) {
  test(`the path of a screen "${pattern}" matches "${hit}" and not "${misses.join('" or "')}"`, () => {
    assert.equal(matchPath(pattern, hit), params);
    for (const miss of misses) assert.is(matchPath(pattern, miss), null, miss);
  });
}

for (const [query, email] of [
  ["email=a%40b.lr&x=1", "a@b.lr"],
  ["email=&email=b", null],
  ["email=a@b.lr%E2%80%9D%3E", "a@b.lr"],
  ["email=%20Ama@example.com.", "Ama@example.com"],
  ["x=1&email=ama+tag@example.com", "ama+tag@example.com"],
  ["email=ama%252Btag%2540example.com", "ama+tag@example.com"],
  ["email=a%E0%A4%A@b.lr%", "a\ufffd%A@b.lr"],
  ["", null],
] as const) {
  test(`the query "${query}" has ${email ? `the e-mail address "${email}"` : "no e-mail address"}`, () => {
    assert.is(queryValue(query, "email"), email);
  });
}

test("a link encodes the parts of its path and its query", () => {
  assert.is(linkTo(screens.article.path, { slug: "a/b?c#d e" }), "#/news/a%2Fb%3Fc%23d%20e");
  assert.is(linkTo(screens.article.path, { slug: "wow!" }), "#/news/wow!/");
  assert.is(linkTo("/:a/x/:b*", { a: "1", b: "2", c: "3&4", d: "é" }), "#/1/x/2?c=3%264&d=%C3%A9");
  assert.throws(() => linkTo("/:a/:b", { a: "1" }), 'A link to /:a/:b needs the "b"');
});

const character = fc.constantFrom(
  ..."/?#%&=.:!@+)'* é\u200b\u201d",
  ..."%2F %3F %3D %25 %20 %E0 %E2%80%8B __proto__ news a".split(" "),
);
test("a link leads to its slug, whatever this has, also from a message", () => {
  const slugs = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.string({ unit: character, minLength: 1 }),
  );
  fc.assert(
    fc.property(slugs, fc.constantFrom("", ...CHARACTERS), (slug, end) => {
      const path = pathOf(linkTo(screens.article.path, { slug }) + end);
      assert.equal(matchPath(screens.article.path, path), { slug });
    }),
    // The same slugs each time, since the tests of a commit have to give one answer.
    { seed: 1 },
  );
});

test.run();
