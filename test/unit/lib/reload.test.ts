/** A reload never replaces a page that can be read by the browser's error page. */
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findHostFailure } from "../../../src/lib/reload.ts";
import { stopTimeouts } from "../../helpers/clock.ts";
import { reconnect, respondWith } from "../../helpers/fake-network.ts";

const test = suite("reload");
test.after.each(() => {
  mock.reset();
  reconnect();
});

for (const [status, failure] of [
  [405, null],
  [500, "serverError"],
  [501, null],
  [503, "serverError"],
] as const) {
  test(`a page is ${failure ? "not " : ""}reloaded if its host responds to HEAD with ${status}`, async () => {
    respondWith(async () => new Response(null, { status }));
    assert.is(await findHostFailure(), failure);
  });
}

test("a page isn't reloaded without a network", async () => {
  respondWith(() => Promise.reject(new TypeError("Failed to fetch")));
  assert.is(await findHostFailure(), "noResponse");
});

test("a host that hasn't responded after ten seconds doesn't stop the next attempt", async () => {
  stopTimeouts();
  respondWith(() => new Promise(() => {}));
  const failure = findHostFailure();
  mock.timers.tick(10_000);
  const later = new Promise((resolve) => setImmediate(resolve, "pending"));
  assert.is(await Promise.race([failure, later]), "noResponse");
});

test.run();
