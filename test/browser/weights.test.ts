import { suite } from "uvu";
import * as assert from "uvu/assert";
import { weigh } from "../../src/build/weights.ts";

const test = suite("weights");

/** The built site's settings are the tests' own, so that its weights are the same everywhere. */
const { totals } = await weigh(process.env.SITE ?? "");

for (const { what, weight, limit } of totals) {
  test(`${what} weighs no more than it may`, () => {
    assert.ok(weight > 0);
    assert.ok(weight <= limit, `${weight} bytes of ${Math.floor(limit)}`);
  });
}

test.run();
