/** A forwarded link to a product names its card. */
import * as assert from "uvu/assert";
import { linkWith, scrollToAddress, scrollToTarget } from "../../../src/routing/target.ts";
import { screens } from "../../../src/screen-table.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { openAt, recordScrolls } from "../../helpers/rendered-site.tsx";

const test = pageSuite("target");
const scrolls = recordScrolls(test);

const { accountTypes, loans } = screens;
const SUSU = linkWith(accountTypes.path, "product", "susu");

/** Adds the elements that these links lead to. */
function addTargets(...links: readonly string[]): void {
  for (const link of links) {
    const target = document.createElement("article");
    target.id = link.slice(1);
    document.body.append(target);
  }
}

for (const [hash, link] of [
  ["#/our-products/account-types?utm_source=x&product=susu&x=1", SUSU],
  ["#/our-products/loans?product=susu)", linkWith(loans.path, "product", "susu")],
] as const) {
  test(`${hash} leads to the element of ${link}`, () => {
    addTargets(SUSU, link);
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
  "#/our-products/account-types?product=nothing",
  "#/faq?from=mail",
]) {
  test(`${hash} jumps to the top`, () => {
    addTargets("#/accounts", "#/faq", SUSU);
    openAt(hash);
    scrollToAddress();
    assert.equal(scrolls, [{ top: 0, behavior: "auto" }]);
    assert.is(window.location.hash, hash);
  });
}

test.run();
