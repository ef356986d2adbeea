/** A reload never replaces a page that can be read by the browser's error page. */
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { hostResponds } from "../../../src/lib/reload.ts";
import { stopTimeouts } from "../../helpers/clock.ts";
import { reconnect, respondWith } from "../../helpers/fake-network.ts";

const test = suite("reload");
test.after.each(() => {
  mock.reset();
  reconnect();
});

for (const [status, responds] of [
  [405, true],
  [500, false],
  [501, true],
  [503, false],
] as const) {
  test(`a page is ${responds ? "" : "not "}reloaded if its host responds to HEAD with ${status}`, async () => {
    respondWith(async () => new Response(null, { status }));
    assert.is(await hostResponds(), responds);
  });
}

test("a page isn't reloaded without a network", async () => {
  respondWith(() => Promise.reject(new TypeError("Failed to fetch")));
  assert.not(await hostResponds());
});

test("a host that hasn't responded after ten seconds doesn't stop the next attempt", async () => {
  stopTimeouts();
  respondWith(() => new Promise(() => {}));
  const responds = hostResponds();
  mock.timers.tick(10_000);
  const later = new Promise((resolve) => setImmediate(resolve, "pending"));
  assert.is(await Promise.race([responds, later]), false);
});

test.run();
