/** The site would call a received application lost, or a lost one received. */
import type { RequestListener } from "node:http";
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, HttpError, NetworkError, TIMEOUT } from "../../../src/lib/http.ts";
import { type Progress, upload } from "../../../src/lib/upload.ts";
import { stopTimeoutsOf } from "../../helpers/clock.ts";
import { goOffline } from "../../helpers/fake-fetch.ts";
import { reportProgress } from "../../helpers/fake-xhr.ts";
import {
  headReceived,
  type LocalServer,
  startLocalServer,
  waitForClose,
} from "../../helpers/local-server.ts";

const test = suite("upload");

let server: LocalServer;
test.after.each(async () => {
  mock.reset();
  await server.close();
});

const neverAborted = () => new AbortController().signal;

function post({ signal = neverAborted(), onProgress = (_: Progress) => {} } = {}) {
  const body = new FormData();
  body.set("fullName", "Ama");
  return upload(server.origin, { body, successStatuses: [200, 201], signal, onProgress });
}

/** The error of an upload, or null if it succeeds. */
const outcomeOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

for (const [status, body, message] of [
  [202, "{}", null],
  [400, '{"message":"Too young"}', "Too young"],
  [413, "<h1>Too large</h1>", null],
] as const) {
  test(`status ${status} with the body "${body}" ends an upload in HttpError`, async () => {
    server = await startLocalServer((_, response) => {
      response.writeHead(status).end(body);
    });
    const outcome = await outcomeOf(post());

    assert.instance(outcome, HttpError);
    assert.is(outcome instanceof HttpError && outcome.serverMessage, message);
  });
}

for (const [what, respond] of [
  ["a lost connection", (_, response) => response.socket?.destroy()],
  [
    "a redirect, although it leads to a success",
    ({ url }, response) => {
      if (url === "/elsewhere") response.end("{}");
      else response.writeHead(303, { location: "/elsewhere" }).end();
    },
  ],
] satisfies readonly (readonly [string, RequestListener])[]) {
  test(`${what} ends an upload in NetworkError`, async () => {
    server = await startLocalServer(respond);
    assert.instance(await outcomeOf(post()), NetworkError);
  });
}

for (const [status, kind] of [
  [201, null],
  [400, HttpError],
] as const) {
  test(`status ${status} counts even if the body is cut off`, async () => {
    server = await startLocalServer((_, response) => {
      response.writeHead(status, { "content-length": "9" });
      response.write("{", () => response.socket?.destroy());
    });
    const outcome = await outcomeOf(post());
    assert.is(kind ? outcome instanceof kind : outcome === null, true);
  });
}

for (const [wentOffline, offline] of [
  ["before", true],
  ["during", false],
] as const) {
  test(`an upload's error ${offline ? "says" : "doesn't say"} that the device is offline if the network was lost ${wentOffline} it`, async () => {
    let reconnect = offline ? goOffline() : () => {};
    server = await startLocalServer((_, response) => {
      if (!offline) reconnect = goOffline();
      response.socket?.destroy();
    });
    const outcome = await outcomeOf(post());
    reconnect();
    assert.is(outcome instanceof NetworkError && outcome.offline, offline);
  });
}

for (const [loaded, sent] of [
  [0, false],
  [7, true],
] as const) {
  test(`a lost upload of which ${loaded} bytes were reported ${sent ? "may have" : "hasn't"} reached the backend`, async () => {
    server = await startLocalServer((_, response) => {
      reportProgress({ loaded, total: 9 });
      response.socket?.destroy();
    });
    const outcome = await outcomeOf(post());
    assert.is(outcome instanceof NetworkError && outcome.mayHaveBeenSent, sent);
  });
}

for (const [status, outcome] of [
  [201, "is a success at once, and is aborted at the time-out"],
  [400, "fails and is aborted at the time-out"],
] as const) {
  test(`an upload with status ${status} whose body never ends ${outcome}`, async () => {
    server = await startLocalServer((_, response) => {
      response.writeHead(status, { "content-length": "9" });
      response.write("{");
    });
    const expire = stopTimeoutsOf(TIMEOUT);
    const received = headReceived();
    const sending = outcomeOf(post());
    await received;
    if (status === 201) assert.is(await sending, null);
    await new Promise((resolve) => setImmediate(resolve));
    assert.not(server.requests[0]?.socket.destroyed);

    expire();
    if (status === 400) assert.instance(await sending, HttpError);
    await waitForClose(server);
  });
}

test("an upload reports its progress and ends when it is aborted", async () => {
  server = await startLocalServer(() => {});
  const controller = new AbortController();
  const reported: Progress[] = [];
  const asked = server.next();
  const sending = post({
    signal: controller.signal,
    onProgress: (progress) => reported.push(progress),
  });
  await asked;
  const progress = { loaded: 7, total: 9 };
  reportProgress(progress);
  controller.abort();

  assert.instance(await outcomeOf(sending), AbortedError);
  assert.equal(reported, [progress]);
});

test("an upload that was aborted before it began sends nothing", async () => {
  server = await startLocalServer((_, response) => response.end());

  assert.instance(await outcomeOf(post({ signal: AbortSignal.abort() })), AbortedError);
  assert.is(server.requests.length, 0);
});

test.run();
