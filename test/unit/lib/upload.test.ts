import { getEventListeners } from "node:events";
import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  AbortedError,
  HttpError,
  InvalidResponseError,
  NetworkError,
  TIMEOUT,
} from "../../../src/lib/http.ts";
import { type Progress, upload } from "../../../src/lib/upload.ts";
import { type LocalServer, listen } from "../../local-server.ts";
import { tellProgress } from "../tell-progress.ts";

const test = suite("upload");

let server: LocalServer;
test.after.each(() => server.close());

const neverAborted = () => new AbortController().signal;

function post({ signal = neverAborted(), onProgress = (_: Progress) => {} } = {}) {
  const body = new FormData();
  body.set("fullName", "Ama Ä");
  body.set("idCardImage", new File(["bytes"], "card.png", { type: "image/png" }));
  return upload(server.origin, { body, successes: [200, 201], signal, onProgress });
}

/** What an upload ends with. */
const outcomeOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

test("a form is posted with the boundary that its header names", async () => {
  let posted = "";
  server = await listen(async (request, response) => {
    posted = await text(request);
    response.end();
  });
  await post();

  const [request] = server.requests;
  const type = request?.headers["content-type"] ?? "";
  const [, boundary] = /^multipart\/form-data; boundary=(.+)$/.exec(type) ?? [];
  assert.is(request?.method, "POST");
  assert.ok(boundary && posted.includes(`--${boundary}--`), type);
  assert.match(posted, /name="fullName"\r\n\r\nAma Ä\r\n/);
  assert.match(posted, /name="idCardImage"; filename="card\.png"\r\nContent-Type: image\/png/i);
});

for (const [status, body, kind, message] of [
  [200, "{}", null, null],
  [201, "", null, null],
  [202, "{}", HttpError, null],
  [400, '{"message":"Too young"}', HttpError, "Too young"],
  [413, "<h1>Too large</h1>", HttpError, null],
] as const) {
  test(`status ${status} with the body "${body}" ends it in ${kind?.name ?? "success"}`, async () => {
    server = await listen((_, response) => {
      response.writeHead(status).end(body);
    });
    const outcome = await outcomeOf(post());

    assert.is(outcome instanceof Error ? outcome.constructor : outcome, kind);
    assert.is(outcome instanceof HttpError ? outcome.serverMessage : null, message);
  });
}

for (const [name, kind, answer] of [
  ["a connection that is lost", NetworkError, (_, response) => response.socket?.destroy()],
  [
    "a connection that is lost amid the answer",
    NetworkError,
    (_, response) => {
      response.writeHead(500, { "content-length": "9" });
      response.write("{", () => response.socket?.destroy());
    },
  ],
  [
    "a redirect, though it leads to a success",
    InvalidResponseError,
    ({ url }, response) => {
      if (url === "/elsewhere") response.end("{}");
      else response.writeHead(303, { location: "/elsewhere" }).end();
    },
  ],
] satisfies readonly (readonly [
  string,
  abstract new (...args: never[]) => Error,
  Parameters<typeof listen>[0],
])[]) {
  test(`${name} ends it in ${kind.name}`, async () => {
    server = await listen(answer);

    assert.instance(await outcomeOf(post()), kind);
  });
}

for (const [what, end] of [
  ["breaks off", (response) => response.socket?.destroy()],
  ["never ends", () => {}],
] satisfies readonly (readonly [string, (response: ServerResponse) => void])[]) {
  test(`a success whose body ${what} is a success`, async () => {
    server = await listen((_, response) => {
      response.writeHead(201, { "content-length": "9" });
      response.write("{", () => end(response));
    });
    await post();
  });
}

test("a refusal whose body never ends is one at the time-out", async () => {
  server = await listen((_, response) => {
    response.writeHead(400, { "content-length": "9" });
    response.write("{");
  });
  mock.timers.enable({ apis: ["setTimeout"] });
  let outcome: unknown = "none";
  outcomeOf(post()).then((error) => {
    outcome = error;
  });
  const begin = performance.now();
  while (outcome === "none" && performance.now() - begin < 10_000) {
    mock.timers.tick(TIMEOUT);
    await new Promise((resolve) => setImmediate(resolve));
  }
  mock.timers.reset();

  assert.instance(outcome, HttpError);
});

test("it reports its progress, ends when the caller aborts it, and leaves no listener", async () => {
  server = await listen(() => {});
  const controller = new AbortController();
  const reported: Progress[] = [];
  const asked = server.asked();
  const sending = post({
    signal: controller.signal,
    onProgress: (progress) => reported.push(progress),
  });
  await asked;
  const progress = { loaded: 7, total: 9 };
  tellProgress(progress);
  controller.abort();

  assert.instance(await outcomeOf(sending), AbortedError);
  assert.equal(reported, [progress]);
  assert.is(getEventListeners(controller.signal, "abort").length, 0);
});

test("an upload that was aborted before it began sends nothing", async () => {
  server = await listen((_, response) => response.end());

  assert.instance(await outcomeOf(post({ signal: AbortSignal.abort() })), AbortedError);
  assert.is(server.requests.length, 0);
});

test.run();
