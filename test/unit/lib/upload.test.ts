/** An upload reports a received application as received, and a lost one as lost. */
import { once } from "node:events";
import type { RequestListener } from "node:http";
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, HttpError, NetworkError } from "../../../src/lib/http.ts";
import { upload } from "../../../src/lib/upload.ts";
import { stopTimeoutsOf } from "../../helpers/clock.ts";
import { neverAborted } from "../../helpers/exchange.ts";
import { goOffline } from "../../helpers/fake-fetch.ts";
import { headReceived, type LocalServer, startLocalServer } from "../../helpers/local-server.ts";

const test = suite("upload");

let server: LocalServer;
test.after.each(async () => {
  mock.reset();
  await server.close();
});

function post(signal = neverAborted()) {
  const body = new FormData();
  body.set("fullName", "Ama");
  return upload(server.origin, { body, successStatuses: [200, 201], signal, onProgress: () => {} });
}

const outcomeOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

/** Responds with a part of its body, then closes the connection. */
const cutsOff =
  (status: number): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-length": "9" });
    response.write("{", () => response.socket?.destroy());
  };
const writes =
  (status: number, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status).end(body);
  };

// A refusal has a message. A network error says whether the application may have been sent.
for (const [what, respond, kind, detail] of [
  ["a refusal", writes(400, '{"message":"Too young"}'), HttpError, "Too young"],
  ["a refusal that is cut off", cutsOff(400), HttpError, null],
  ["a lost connection", (_, response) => response.socket?.destroy(), NetworkError, false],
  [
    "a redirect, although it leads to a success,",
    ({ url }, response) => {
      if (url === "/elsewhere") response.end("{}");
      else response.writeHead(303, { location: "/elsewhere" }).end();
    },
    NetworkError,
    true,
  ],
] satisfies readonly (readonly [
  string,
  RequestListener,
  typeof HttpError | typeof NetworkError,
  string | boolean | null,
])[]) {
  test(`${what} ends an upload in ${kind.name}`, async () => {
    server = await startLocalServer(respond);
    const outcome = await outcomeOf(post());
    assert.instance(outcome, kind);
    if (outcome instanceof HttpError) assert.is(outcome.serverMessage, detail);
    if (outcome instanceof NetworkError) assert.is(outcome.mayHaveBeenSent, detail);
  });
}

test("a success counts even if its body is cut off", async () => {
  server = await startLocalServer(cutsOff(201));
  assert.is(await outcomeOf(post()), null);
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

for (const [status, outcome] of [
  [201, "is a success at once, and is aborted at the time-out"],
  [400, "fails and is aborted at the time-out"],
] as const) {
  test(`an upload with status ${status} whose body never ends ${outcome}`, async () => {
    server = await startLocalServer((_, response) => {
      response.writeHead(status, { "content-length": "9" });
      response.write("{");
    });
    const expire = stopTimeoutsOf(10_000);
    const received = headReceived();
    const sending = outcomeOf(post());
    await received;
    if (status === 201) assert.is(await sending, null);
    await new Promise((resolve) => setImmediate(resolve));
    const socket = server.requests[0]?.socket;
    assert.not(socket?.destroyed);
    const closed = socket && once(socket, "close");

    expire();
    if (status === 400) assert.instance(await sending, HttpError);
    await closed;
  });
}

test("an upload that was aborted before it began sends nothing", async () => {
  server = await startLocalServer((_, response) => response.end());

  assert.instance(await outcomeOf(post(AbortSignal.abort())), AbortedError);
  assert.is(server.requests.length, 0);
});

test.run();
