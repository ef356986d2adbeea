/** An upload reports a received application as received, and a lost one as lost. */
import { once } from "node:events";
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { HttpError, NetworkError } from "../../../src/lib/http.ts";
import { upload } from "../../../src/lib/upload.ts";
import { stopTimeoutsOf } from "../../helpers/clock.ts";
import { neverAborted } from "../../helpers/exchange.ts";
import { goOffline } from "../../helpers/fake-network.ts";
import {
  cutsOff,
  drops,
  headReceived,
  type LocalServer,
  redirects,
  startLocalServer,
  stops,
  writes,
} from "../../helpers/local-server.ts";

const test = suite("upload");

let server: LocalServer;
test.after.each(async () => {
  mock.reset();
  await server.close();
});

function post(signal = neverAborted()) {
  const body = new FormData();
  body.set("fullName", "Ama");
  return upload(server.origin, { body, signal, onProgress: () => {} });
}

const outcomeOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

// A refusal has a message. A network error says whether the application may have been sent.
for (const [what, respond, kind, detail] of [
  ["a refusal", writes('{"message":"Too young"}', 400), HttpError, "Too young"],
  ["a refusal that is cut off", cutsOff(300, "{"), HttpError, null],
  ["a lost connection", drops, NetworkError, false],
  ["a redirect, although it leads to a success,", redirects(303), NetworkError, true],
] as const) {
  test(`${what} ends an upload in ${kind.name}`, async () => {
    server = await startLocalServer(respond);
    const outcome = await outcomeOf(post());
    assert.instance(outcome, kind);
    if (outcome instanceof HttpError) assert.is(outcome.serverMessage, detail);
    if (outcome instanceof NetworkError) assert.is(outcome.mayHaveBeenSent, detail);
  });
}

for (const [what, respond] of [
  ["is cut off", cutsOff(299, "{")],
  ["never ends", stops(201, "{")],
] as const) {
  test(`a success counts even if its body ${what}`, async () => {
    server = await startLocalServer(respond);
    assert.is(await outcomeOf(post()), null);
  });
}

test("an upload ends when the caller aborts it", async () => {
  server = await startLocalServer(() => {});
  const controller = new AbortController();
  const arrives = server.next();
  const sending = outcomeOf(post(controller.signal));
  await arrives;
  controller.abort();
  assert.instance(await sending, NetworkError);
});

test("an upload's error says whether the network was lost before it, or during it", async () => {
  let reconnect = () => {};
  server = await startLocalServer((_, response) => {
    reconnect();
    reconnect = goOffline();
    response.socket?.destroy();
  });
  for (const wasOffline of [false, true]) {
    const outcome = await outcomeOf(post());
    assert.is(outcome instanceof NetworkError && outcome.wasOffline, wasOffline);
  }
  reconnect();
});

test("a refusal whose body never ends fails at the time-out, and its connection is closed", async () => {
  server = await startLocalServer(stops(400, "{"));
  const expire = stopTimeoutsOf(10_000);
  const received = headReceived();
  const sending = outcomeOf(post());
  await received;
  await new Promise((resolve) => setImmediate(resolve));
  const socket = server.requests[0]?.socket;
  assert.not(socket?.destroyed);
  const closed = socket && once(socket, "close");

  expire();
  assert.instance(await sending, HttpError);
  await closed;
});

test.run();
