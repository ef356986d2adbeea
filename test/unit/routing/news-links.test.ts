/** An address names a page of the list of news. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { newsPageOf } from "../../../src/routing/news-links.ts";

const test = suite("news links");

for (const [query, page] of [
  ["page=2", 2],
  ["utm_source=x&page=12.", 12],
  ...["", "page=0", "page=2.5", "page=02", "page=1e3"].map((query) => [query, 1] as const),
] as const) {
  test(`the query "${query}" opens page ${page} of the news`, () => {
    assert.is(newsPageOf({ path: "/news", query }), page);
  });
}

test.run();
