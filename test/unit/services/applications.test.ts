/** Only a received application is reported as received, however long it takes. */
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, HttpError } from "../../../src/lib/http.ts";
import { stopTimeouts } from "../../helpers/clock.ts";
import { exchange } from "../../helpers/exchange.ts";
import { calls } from "./samples.ts";

const test = suite("applications");

for (const [status, isSuccess] of [
  [202, true],
  [299, true],
  [304, false],
] as const)
  test(`an application with the status ${status} has ${isSuccess ? "arrived" : "failed"}`, async () => {
    const { error } = await exchange(calls.submitApplication, () => new Response(null, { status }));
    assert.is(error instanceof HttpError, !isSuccess);
  });

test("an upload of an application may take an hour, and the caller can abort it", async () => {
  stopTimeouts();
  const controller = new AbortController();
  const { error } = await exchange(
    () => calls.submitApplication(controller.signal),
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        mock.timers.tick(3_600_000);
        controller.abort();
      }),
  );
  mock.timers.reset();

  assert.instance(error, AbortedError);
});

test.run();
