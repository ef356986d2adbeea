import { getEventListeners, once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  AbortedError,
  HttpError,
  InvalidResponseError,
  jsonOf,
  NetworkError,
  type SendInit,
  send,
  TimeoutError,
} from "../../../src/lib/http.ts";
import { type LocalServer, listen, textOf } from "../../local-server.ts";

const test = suite("http");

const realFetch = globalThis.fetch;
let server: LocalServer;

test.after.each(async () => {
  mock.timers.reset();
  globalThis.fetch = realFetch;
  await server.close();
});

const neverAborted = () => new AbortController().signal;

const askJson = async (init: SendInit) => jsonOf(await send(server.origin, init));

/** Stands a server up and calls it. */
async function call(answer: RequestListener, request: Partial<SendInit> = {}) {
  server = await listen(answer);
  return askJson({ signal: neverAborted(), ...request });
}

type Kind = abstract new (...args: never[]) => Error;

/** The error that a call ends with, which has to be of a kind, and of no other. */
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

const json =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  };

const html =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(body);
  };

for (const [name, body, value] of [
  ["an object", '{"result":[1,{"a":"ä"}]}', { result: [1, { a: "ä" }] }],
  ["a list", "[]", []],
  ["null", "null", null],
  ["false", "false", false],
  ["text", '"text"', "text"],
  ["an object amid white space", '\n {"a": 1}\r\n', { a: 1 }],
] as const) {
  test(`JSON that is ${name} is given as it is`, async () => {
    assert.equal(await call(json(body)), value);
  });
}

test("a status of 201 is as good as 200", async () => {
  assert.equal(await call(json('{"a":1}', 201)), { a: 1 });
});

for (const type of ["text/plain", "Text/HTML"]) {
  test(`JSON counts by its text, also where its type is ${type}`, async () => {
    const answer = await call((_, response) => {
      response.writeHead(200, { "content-type": type }).end("[1]");
    });

    assert.equal(answer, [1]);
  });
}

test("an answer that comes in pieces is put together", async () => {
  const bytes = Buffer.from('{"a":"ä"}');
  const answer = await call((_, response) => {
    // In the middle of the letter.
    response.write(bytes.subarray(0, 7), () => response.end(bytes.subarray(7)));
  });

  assert.equal(answer, { a: "ä" });
});

for (const [name, answer] of [
  ["text that isn't JSON", json("Everything is fine.")],
  ["nothing", json("")],
  ["white space", json(" \n")],
  ["JSON that is cut short", json('{"result":[1,')],
  ["JSON with something behind it", json("{}{}")],
  ["undefined", json("undefined")],
  ["a page that calls itself JSON", json("<!doctype html><title>Log in to the Wi-Fi</title>")],
  ["a page", html("<!doctype html><title>Log in to the Wi-Fi</title>")],
  [
    "a status that has no body",
    ((_, response) => response.writeHead(204).end()) as RequestListener,
  ],
] as const) {
  test(`${name} in place of JSON is an invalid answer`, async () => {
    await errorOf(call(answer), InvalidResponseError);
  });
}

for (const [status, body, message] of [
  [400, '{"message":"Email is not valid"}', "Email is not valid"],
  [401, '{"message":"Invalid credentials","code":7}', "Invalid credentials"],
  [404, '{"message":""}', null],
  [404, '{"message":" \\n "}', null],
  [409, '{"message":{"text":"Taken"}}', null],
  [409, '{"message":["Taken"]}', null],
  [409, '{"message":null}', null],
  [409, '{"error":"Taken"}', null],
  [409, '"Taken"', null],
  [409, "null", null],
  [409, '[{"message":"Taken"}]', null],
  [422, '{"__proto__":{"message":"Taken"}}', null],
  [429, "", null],
  [500, "Internal Server Error", null],
  [500, '{"message":"Cut', null],
  [503, '{"message":"Back at nine"}', "Back at nine"],
] as const) {
  test(`status ${status} with the body ${body || "left empty"} says ${message}`, async () => {
    const error = await errorOf(call(json(body, status)), HttpError);

    assert.is(error.status, status);
    assert.is(error.serverMessage, message);
  });
}

test("every status outside 200 to 299 is an error, and every one inside is none", async () => {
  server = await listen(({ url }, response) => {
    response.writeHead(Number(url?.slice(1)), { "content-type": "application/json" }).end();
  });
  const callFor = (status: number) =>
    send(`${server.origin}/${status}`, { signal: neverAborted() });

  for (const status of [200, 201, 202, 203, 204, 205, 206, 226, 299])
    assert.is((await callFor(status)).text, "");
  for (const status of [300, 304, 305, 399, 400, 402, 403, 408, 410, 413, 418, 451, 499, 511, 599])
    assert.is((await errorOf(callFor(status), HttpError)).status, status);
});

test("a page with a status that is an error counts by its status", async () => {
  const error = await errorOf(call(html("<h1>Bad Gateway</h1>", 502)), HttpError);

  assert.is(error.status, 502);
  assert.is(error.serverMessage, null);
});

for (const [name, answer] of [
  ["before its head", (_, response) => response.socket?.destroy()],
  [
    "in the middle of its head",
    (_, response) => response.socket?.end("HTTP/1.1 200 OK\r\ncontent-type: appli"),
  ],
  [
    "in the middle of a body whose length is known",
    (_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"result":', () => response.socket?.destroy());
    },
  ],
  [
    // What came is JSON, so that only the connection says that it isn't all.
    "in the middle of a body whose length isn't known",
    (_, response) => {
      response.write("[]", () => response.socket?.destroy());
    },
  ],
  [
    "in the middle of the body of an error",
    (_, response) => {
      response.writeHead(500, { "content-length": "100" });
      response.write('{"message":', () => response.socket?.destroy());
    },
  ],
  ["with what isn't HTTP", (_, response) => response.socket?.end("SSH-2.0-OpenSSH\r\n")],
] satisfies readonly (readonly [
  string,
  (asked: IncomingMessage, response: ServerResponse) => void,
])[]) {
  test(`an answer that breaks off ${name} is a network error`, async () => {
    await errorOf(call(answer), NetworkError);
  });
}

test("a server that isn't there is a network error", async () => {
  server = await listen(json("{}"));
  await server.close();

  await errorOf(askJson({ signal: neverAborted() }), NetworkError);
});

for (const status of [301, 302, 307]) {
  test(`a redirect by ${status} isn't followed`, async () => {
    const answer = call(({ url }, response) => {
      if (url === "/elsewhere") response.end("{}");
      else response.writeHead(status, { location: "/elsewhere" }).end();
    });

    await errorOf(answer, NetworkError);
    assert.equal(
      server.requests.map(({ url }) => url),
      ["/"],
    );
  });
}

test("headers are sent", async () => {
  await call(json("{}"), { headers: { authorization: "Bearer a", "x-more": "b" } });

  const { method, headers } = server.requests[0] ?? {};
  assert.is(method, "GET");
  assert.is(headers?.authorization, "Bearer a");
  assert.is(headers?.["x-more"], "b");
});

test("without headers and a body neither an authorization nor a content type is sent", async () => {
  await call(json("{}"));

  const { headers } = server.requests[0] ?? {};
  assert.is(headers?.authorization, undefined);
  assert.is(headers?.["content-type"], undefined);
});

/** Stands a server up that keeps what is posted to it, and posts. */
async function post(request: Partial<SendInit>) {
  let body = "";
  const answer = await call(async (incoming, response) => {
    body = await textOf(incoming);
    response.end("{}");
  }, request);
  assert.equal(answer, {});
  const { method, headers } = server.requests[0] ?? {};
  return {
    method,
    type: headers?.["content-type"] ?? "",
    authorization: headers?.authorization,
    body,
  };
}

test("a body is posted as JSON", async () => {
  const body = { email: 'a"b@c.lr', password: "ä{}" };
  const posted = await post({ body, headers: { authorization: "Bearer a" } });

  assert.is(posted.method, "POST");
  assert.is(posted.type, "application/json");
  assert.is(posted.authorization, "Bearer a");
  assert.equal(JSON.parse(posted.body), body);
});

for (const [name, answer] of [
  ["an empty body", json("", 201)],
  ["text", json("Created")],
  ["JSON", json('{"a":1}')],
  ["a page", html("<title>Received</title>")],
] as const) {
  test(`a call whose answer doesn't matter may be answered by ${name}`, async () => {
    server = await listen(answer);

    await send(server.origin, { signal: neverAborted(), body: {} });
  });
}

/** Settles when the head of the next answer has reached the caller. */
function headReceived(): Promise<void> {
  return new Promise((resolve) => {
    globalThis.fetch = async (...request) => {
      const response = await realFetch(...request);
      resolve();
      return response;
    };
  });
}

const silent: RequestListener = () => {};
const stuck: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"result":');
};
const stuckError: RequestListener = (_, response) => {
  response.writeHead(500);
  response.write('{"message":');
};

/** What a server leaves a caller waiting for, and how it is known that the caller waits for it. */
const waits = [
  ["the head of an answer", silent, (hanging: LocalServer) => hanging.asked()],
  ["the rest of a body", stuck, headReceived],
  ["the rest of an error's body", stuckError, headReceived],
] as const;

/** A turn of the event loop, in which whatever is due comes about. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

function watch(calling: Promise<unknown>) {
  const watched = { settled: false };
  const settle = () => {
    watched.settled = true;
  };
  calling.then(settle, settle);
  return watched;
}

for (const [what, answer, untilWaiting] of waits) {
  test(`waiting for ${what} ends after 10 seconds and not before`, async () => {
    server = await listen(answer);
    mock.timers.enable({ apis: ["setTimeout"] });
    const waiting = untilWaiting(server);
    const calling = askJson({ signal: neverAborted() });
    const watched = watch(calling);
    await waiting;

    mock.timers.tick(9999);
    for (let turns = 0; turns < 5; turns++) await turn();
    assert.is(watched.settled, false);
    mock.timers.tick(1);
    await errorOf(calling, TimeoutError);
  });

  test(`waiting for ${what} ends when the caller gives up`, async () => {
    server = await listen(answer);
    const controller = new AbortController();
    const waiting = untilWaiting(server);
    const calling = askJson({ signal: controller.signal });
    await waiting;
    // By then the caller has begun to read what there is.
    await turn();
    const request = server.requests[0];
    const closed = request && once(request.socket, "close");

    controller.abort();
    await errorOf(calling, AbortedError);
    await closed;
  });
}

test("a request that was given up before it began is never sent", async () => {
  const calling = call(json("{}"), { signal: AbortSignal.abort() });

  await errorOf(calling, AbortedError);
  assert.is(server.requests.length, 0);
});

test("a reason that the caller gives doesn't show in its error", async () => {
  server = await listen(silent);
  const controller = new AbortController();
  const asked = server.asked();
  const calling = askJson({ signal: controller.signal });
  await asked;

  controller.abort(new HttpError(500, null));
  await errorOf(calling, AbortedError);
});

for (const [outcome, answer] of [
  ["an answer", json("{}")],
  ["an error", json("{}", 500)],
  ["an invalid answer", json("")],
  ["a broken connection", (_, response) => response.socket?.destroy()],
] satisfies readonly (readonly [
  string,
  (asked: IncomingMessage, response: ServerResponse) => void,
])[]) {
  test(`after ${outcome} neither a timer nor a listener is left`, async () => {
    server = await listen(answer);
    const timers = new Set<unknown>();
    const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
    const { signal } = new AbortController();
    globalThis.setTimeout = Object.assign((...call: Parameters<typeof setTimeout>) => {
      const timer = realSetTimeout(...call);
      timers.add(timer);
      return timer;
    }, realSetTimeout);
    globalThis.clearTimeout = (timer) => {
      timers.delete(timer);
      realClearTimeout(timer);
    };
    try {
      const calling = askJson({ signal });
      assert.is(timers.size, 1);
      assert.is(getEventListeners(signal, "abort").length, 1);
      await calling.catch(() => {});

      assert.is(timers.size, 0);
      assert.is(getEventListeners(signal, "abort").length, 0);
    } finally {
      for (const timer of timers) realClearTimeout(timer as NodeJS.Timeout);
      Object.assign(globalThis, { setTimeout: realSetTimeout, clearTimeout: realClearTimeout });
    }
  });
}

test.run();
