/** A forwarded link to a product names its card. */
import * as assert from "uvu/assert";
import { linkTo } from "../../../src/lib/address.ts";
import { goToProduct } from "../../../src/routing/product-card.ts";
import { screens } from "../../../src/screen-table.ts";
import { assertSame } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { openAt } from "../../helpers/rendered-site.tsx";

const test = domSuite("product cards");

const { accountTypes, loans } = screens;
const SUSU = linkTo(accountTypes.path, { product: "susu" });

/** Adds the elements that these links lead to. */
function addCards(...links: readonly string[]): void {
  for (const link of links) {
    const card = document.createElement("article");
    card.id = link.slice(1);
    document.body.append(card);
  }
}

for (const [hash, link] of [
  ["#/our-products/account-types?utm_source=x&product=susu&x=1", SUSU],
  ["#/our-products/loans?product=susu)", linkTo(loans.path, { product: "susu" })],
] as const) {
  test(`${hash} leads to the card of ${link}`, () => {
    addCards(SUSU, link);
    openAt(hash);
    assertSame(goToProduct(), document.getElementById(link.slice(1)));
    assert.is(window.location.hash, link);
  });
}

for (const hash of [
  "#/news/a-title?product=susu",
  "#/our-products/account-types?product=nothing",
  "#/faq?from=mail",
]) {
  test(`${hash} leads to no product`, () => {
    addCards("#/faq", SUSU);
    openAt(hash);
    assert.is(goToProduct(), null);
    assert.is(window.location.hash, hash);
  });
}

test.run();
