/** The names of a site's caches differ from those of another site on the same origin. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cachePrefix } from "../../../src/offline/caches.ts";

const test = suite("caches");

test("a cache belongs to one site only, even if one site is in a folder of another", () => {
  const scopes = ["https://a.example/", "https://a.example/bank/", "https://a.example/bank/new/"];
  for (const scope of scopes) {
    const name = `${cachePrefix(scope)}shell 1`;
    const owners = scopes.filter((other) => name.startsWith(cachePrefix(other)));
    assert.equal(owners, [scope]);
  }
});

test.run();
