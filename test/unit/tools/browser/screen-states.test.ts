/** Every screen gets screenshots and a check of its accessibility. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseAddress } from "../../../../src/lib/address.ts";
import { findScreen } from "../../../../src/routing/find-screen.ts";
import { screens } from "../../../../src/screen-table.ts";
import { states } from "../../../../src/tools/browser/screen-states.ts";

const test = suite("states");

test("every screen has a state in src/tools/browser/screen-states.ts", () => {
  const names = states.map(({ address }) => findScreen(parseAddress(address)).name);
  assert.equal(new Set(names), new Set(Object.keys(screens)));
});

test.run();
