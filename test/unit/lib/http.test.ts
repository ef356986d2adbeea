/** A call on a bad line ends, and a proxy's page is no response. */
import { once } from "node:events";
import type { RequestListener } from "node:http";
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  HttpError,
  InvalidResponseError,
  ignoreBody,
  NetworkError,
  readJson,
  readSlowJson,
  type SendInit,
  sendRequest,
  TimeoutError,
} from "../../../src/lib/http.ts";
import { stopClock } from "../../helpers/clock.ts";
import { neverAborted } from "../../helpers/exchange.ts";
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
import { waitUntil } from "../../helpers/wait-until.ts";

const test = suite("http");

/** How long a call waits for a response (spec section 9). */
const TIMEOUT_MS = 10_000;

let server: LocalServer;

test.after.each(async () => {
  mock.reset();
  await server.close();
});

const askJson = (init: SendInit) => sendRequest(server.origin, init, readJson);

async function call(respond: RequestListener, request: Partial<SendInit> = {}) {
  server = await startLocalServer(respond);
  return askJson({ signal: neverAborted(), ...request });
}

type Kind = abstract new (...args: never[]) => Error;

/** The error that a call ends with, which must be of this kind. */
async function errorOf<Wanted extends Kind>(
  calling: Promise<unknown>,
  kind: Wanted,
): Promise<InstanceType<Wanted>> {
  const outcome = await calling.then(
    (value) => `it gave ${JSON.stringify(value)}`,
    (error: unknown) => error,
  );
  assert.instance(outcome, kind, `expected ${kind.name}: ${outcome}`);
  return outcome as InstanceType<Wanted>;
}

test("JSON is parsed under any content type", async () => {
  const respond: RequestListener = (_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end('{"a":"ä"}');
  };
  assert.equal(await call(respond), { a: "ä" });
});

for (const [status, body, message] of [
  [400, '{"message":"Email is not valid","code":7}', "Email is not valid"],
  [502, "<h1>Bad Gateway</h1>", null],
] as const) {
  test(`the error of status ${status} has ${message ? "the server's message" : "no markup as its message"}`, async () => {
    const error = await errorOf(call(writes(body, status)), HttpError);

    assert.is(error.status, status);
    assert.is(error.serverMessage, message);
    assert.match(error.message, `GET ${server.origin}: The server responded with status ${status}`);
  });
}

test("an unexpected error of the browser is told with its name and the server", async () => {
  server = await startLocalServer(writes("{}"));
  const fails = async () => {
    throw new DOMException("No space is left", "QuotaExceededError");
  };
  const { message } = await errorOf(
    sendRequest(server.origin, { signal: neverAborted() }, fails),
    Error,
  );
  assert.is(message, `GET ${server.origin}: QuotaExceededError: No space is left`);
});

test("only the statuses 200 to 299 succeed", async () => {
  server = await startLocalServer(({ url }, response) => {
    response.writeHead(Number(url?.slice(1)), { "content-type": "application/json" }).end();
  });
  const callFor = (status: number) =>
    sendRequest(`${server.origin}/${status}`, { signal: neverAborted() }, ignoreBody);

  for (const status of [200, 204, 299]) await callFor(status);
  for (const status of [300, 304, 404, 599])
    assert.is((await errorOf(callFor(status), HttpError)).status, status);
});

for (const [what, respond, kind] of [
  ["that is a page is invalid", writes("<!doctype html>"), InvalidResponseError],
  ["that breaks off before its head is a network error", drops, NetworkError],
  // The beginning is valid JSON. Only the connection shows that the rest is missing.
  ["that breaks off amid its body is a network error", cutsOff(200, "[]"), NetworkError],
  ["with an error status counts even if its body breaks off", cutsOff(401, '{"'), HttpError],
] as const) {
  test(`a response ${what}`, async () => {
    await errorOf<Kind>(call(respond), kind);
  });
}

test("a success status counts at once if the body doesn't matter, even if that never ends", async () => {
  server = await startLocalServer(stops(200, "{"));
  await sendRequest(server.origin, { signal: neverAborted() }, ignoreBody);
});

for (const [what, init, asked] of [
  ["of a GET is a network error", {}, ["/", "/elsewhere"]],
  ["of a POST isn't followed", { body: { email: "musu@example.com" } }, ["/"]],
] as const) {
  test(`a redirect ${what}`, async () => {
    await errorOf(call(redirects(307), init), NetworkError);
    assert.equal(
      server.requests.map(({ url }) => url),
      asked,
    );
  });
}

/** What a call waits for, a promise that resolves when it does, and the error of a time-out. */
const waits = [
  ["the head of a response", () => {}, (hanging: LocalServer) => hanging.next(), TimeoutError],
  ["the rest of a body", stops(200, "{"), headReceived, TimeoutError],
  ["the rest of an error's body", stops(500, "{"), headReceived, HttpError],
] as const;

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Whether a call settles within a few turns of the event loop. */
async function settlesSoon(calling: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  calling.then(settle, settle);
  for (let turns = 0; turns < 5; turns++) await turn();
  return settled;
}

for (const [what, respond, untilWaiting, error] of waits) {
  test(`waiting for ${what} ends at the time-out`, async () => {
    server = await startLocalServer(respond);
    stopClock();
    const waiting = untilWaiting(server);
    const calling = askJson({ signal: neverAborted() });
    await waiting;

    mock.timers.tick(TIMEOUT_MS - 1);
    assert.not(await settlesSoon(calling), "it ended too early");
    mock.timers.tick(1);
    await errorOf<Kind>(calling, error);
  });

  test(`waiting for ${what} ends when the caller aborts it`, async () => {
    server = await startLocalServer(respond);
    const controller = new AbortController();
    const waiting = untilWaiting(server);
    const calling = askJson({ signal: controller.signal });
    await waiting;
    // The call begins to read the body.
    await turn();
    const request = server.requests[0];
    const closed = request && once(request.socket, "close");

    controller.abort();
    // Soon, since the time-out would end it too.
    assert.ok(await settlesSoon(calling), "it goes on waiting");
    await errorOf(calling, Error);
    await closed;
  });
}

test("a list of news is cut off only when nothing has arrived for the whole time-out", async () => {
  let write: (text: string) => void = () => {};
  server = await startLocalServer((_, response) => {
    response.flushHeaders();
    write = (text) => response.write(text);
  });
  stopClock();
  let waits = 0;
  const calling = sendRequest(server.origin, { signal: neverAborted() }, (response, restart) =>
    readSlowJson(response, () => {
      restart();
      waits += 1;
    }),
  );
  const waitFor = (count: number) =>
    waitUntil(() => waits === count, `part ${count}`, { pause: turn });
  for (const [index, part] of ['{"result', '":["\u00e4', '"]}'].entries()) {
    await waitFor(index + 1);
    mock.timers.tick(TIMEOUT_MS - 1);
    write(part);
  }
  await waitFor(4);
  mock.timers.tick(TIMEOUT_MS - 1);
  assert.not(await settlesSoon(calling), "it ended too early");
  mock.timers.tick(1);
  await errorOf(calling, TimeoutError);
});

test("the parts of a slow response are read as one text, even if a character is cut in two", async () => {
  const bytes = Buffer.from('{"result":"\u00e4\ud83d\udc48"}');
  server = await startLocalServer(async (_, response) => {
    for (const byte of bytes) {
      response.write(Uint8Array.of(byte));
      await turn();
    }
    response.end();
  });
  const read = sendRequest(server.origin, { signal: neverAborted() }, readSlowJson);
  assert.equal(await read, JSON.parse(`${bytes}`));
});

test.run();
