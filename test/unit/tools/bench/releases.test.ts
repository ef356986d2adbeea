/** Returning visitors would fetch the whole site again for one changed sentence. */
import * as assert from "uvu/assert";
import { CHANGES, releaseCosts } from "../../../../src/tools/bench/releases.ts";
import { suite } from "../../../helpers/suite.ts";

/** The most that each change may cost, in bytes. */
const LIMITS = { "a sentence": 25_000, "a component of all scripts": 64_000 };

const test = suite("releases");

let costs: Awaited<ReturnType<typeof releaseCosts>>;
test.before(async () => {
  costs = await releaseCosts(CHANGES.filter(([change]) => change in LIMITS));
});

for (const [change, limit] of Object.entries(LIMITS))
  test(`a release that changes ${change} costs a returning visitor at most ${limit} bytes`, () => {
    const bytes = costs.get(change) ?? Number.NaN;
    assert.ok(bytes >= limit / 2 && bytes <= limit, `${bytes} bytes`);
  });

test.run();
