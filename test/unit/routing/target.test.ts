/** A forwarded link to a product or article names its card. */
import * as assert from "uvu/assert";
import { linkWith, scrollToAddress, scrollToTarget } from "../../../src/routing/target.ts";
import { screens } from "../../../src/screen-table.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { openAt, recordScrolls } from "../../helpers/rendered-site.tsx";

const test = pageSuite("target");
const scrolls = recordScrolls(test);

const { accountTypes, news, loans } = screens;
const SUSU = linkWith(accountTypes.path, "product", "susu");
const PUNCTUATED = linkWith(news.path, "article", "(What now?)");

// @ts-expect-error: no link has this name.
linkWith(loans.path, "prodcut", "susu");

/** Adds the elements that these links lead to. */
function addTargets(...links: readonly string[]): void {
  for (const link of links) {
    const target = document.createElement("article");
    target.id = link.slice(1);
    document.body.append(target);
  }
}

for (const [hash, link] of [
  ["#/our-products/account-types?product=susu", SUSU],
  ["#/our-products/account-types?product=susu&utm_source=x", SUSU],
  ["#/our-products/account-types?utm_source=x&product=susu", SUSU],
  ["#/our-products/account-types?product=susu.", SUSU],
  ["#/our-products/account-types/?product=susu", SUSU],
  ["#/Our-Products/Account-Types?Product=Susu", SUSU],
  ["#/our-products/loans?product=susu)", linkWith(loans.path, "product", "susu")],
  ["#/news?article=Up%20we%20go!", linkWith(news.path, "article", "Up we go")],
  ["#/news?article=(What%20now%3F)", PUNCTUATED],
  ["#/news?article=up&page=2&utm_source=x", `${linkWith(news.path, "article", "up")}&page=2`],
] as const) {
  test(`${hash} leads to the element of ${link}`, () => {
    addTargets("#/news", SUSU, link);
    openAt(hash);
    assert.ok(scrollToTarget());
    assert.is(window.location.hash, link);
    const { length } = window.history;
    scrollToAddress();
    assert.is(window.history.length, length);
    assert.equal(scrolls, []);
  });
}

for (const hash of [
  "#/accounts?type=susu",
  "#/our-products/account-types",
  "#/faq?from=mail",
  // Its element may be loading.
  "#/news?article=how-susu-works&utm_source=x",
]) {
  test(`${hash} jumps to the top`, () => {
    addTargets("#/accounts", "#/faq", SUSU, linkWith(loans.path, "product", "susu"));
    openAt(hash);
    scrollToAddress();
    assert.equal(scrolls, [{ top: 0, behavior: "auto" }]);
    assert.is(window.location.hash, hash);
  });
}

test.run();
