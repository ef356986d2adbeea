/** Without this a phone would fill up with old news, or lose those of a site in the next folder. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { beyondCap, cachePrefix } from "../../../src/offline/caches.ts";

const test = suite("caches");

const entry = (day: number, bytes: number) => ({
  name: `day ${day}`,
  cachedAt: new Date(Date.UTC(2024, 0, day)).toISOString(),
  bytes,
});

for (const [name, sizes, cap, gone] of [
  ["nothing is cached", [], { entries: 1, bytes: 1 }, []],
  ["all fits to the last entry and byte", [3, 3, 4], { entries: 3, bytes: 10 }, []],
  ["there is one entry too many", [1, 1, 1, 1], { entries: 3, bytes: 10 }, [1]],
  ["there is one byte too many", [4, 3, 4], { entries: 3, bytes: 10 }, [1]],
  ["the newest fills the cap", [1, 1, 10], { entries: 3, bytes: 10 }, [1, 2]],
  ["the newest is too large by itself", [5, 5, 11], { entries: 3, bytes: 10 }, [3]],
  ["nothing may be cached", [1, 0], { entries: 0, bytes: 10 }, [1, 2]],
] as const) {
  test(`where ${name}, ${gone.length === 0 ? "nothing" : `day ${gone}`} is removed`, () => {
    const cached = sizes.map((bytes, index) => entry(index + 1, bytes));
    const names = gone.map((day) => `day ${day}`);
    for (const order of [cached, cached.toReversed()]) {
      const removed = beyondCap(order, cap).map(({ name }) => name);
      assert.equal(removed.sort(), names);
    }
  });
}

test("a site's caches aren't those of a site in a folder above or below it", () => {
  const scopes = ["https://a.example/", "https://a.example/bank/", "https://a.example/bank/new/"];
  for (const scope of scopes) {
    const name = `${cachePrefix(scope)}answers`;
    const owners = scopes.filter((other) => name.startsWith(cachePrefix(other)));
    assert.equal(owners, [scope]);
  }
});

test.run();
