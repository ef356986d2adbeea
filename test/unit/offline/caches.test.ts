/** Without this a site would delete the cached news of a site in the next folder. */

import * as assert from "uvu/assert";
import { cachePrefix } from "../../../src/offline/caches.ts";
import { suite } from "../../helpers/suite.ts";

const test = suite("caches");

test("a site's caches aren't those of a site in a folder above or below it", () => {
  const scopes = ["https://a.example/", "https://a.example/bank/", "https://a.example/bank/new/"];
  for (const scope of scopes) {
    const name = `${cachePrefix(scope)}answers`;
    const owners = scopes.filter((other) => name.startsWith(cachePrefix(other)));
    assert.equal(owners, [scope]);
  }
});

test.run();
