/** Every screen gets screenshots and a check of its accessibility. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseAddress } from "../../../../src/lib/address.ts";
import { findRoute, routes } from "../../../../src/routes.ts";
import { states } from "../../../../src/tools/browser/states.ts";

const test = suite("states");

test("every screen has a state in src/tools/browser/states.ts", () => {
  const shown = states.map(({ route }) => findRoute(parseAddress(route).path).route.path);
  const missing = routes.map(({ path }) => path).filter((path) => !shown.includes(path));
  assert.equal(missing, []);
});

test.run();
