import type { RequestListener } from "node:http";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  AbortedError,
  HttpError,
  InvalidResponseError,
  NetworkError,
} from "../../../src/lib/http.ts";
import { queryContent } from "../../../src/services/content-store.ts";
import { settings } from "../../../src/settings.ts";
import { startContentStore } from "../../standin/content-store.ts";
import { reconnect } from "../screens/network.ts";
import { forwardTo, result, whileAnswering, withToken } from "./content-requests.ts";

const test = suite("content store");

const neverAborted = () => new AbortController().signal;
const ask = async (query: string, params: Readonly<Record<string, string>> = {}) =>
  (await queryContent(query, params, neverAborted())).result;

/** The request that a query is sent as. */
async function requestOf(query: string, params?: Readonly<Record<string, string>>) {
  return whileAnswering(result(null), async ({ requests }) => {
    await ask(query, params);
    const { method, url, headers } = requests[0] ?? {};
    return { method, headers, url: new URL(`http://store.example${url}`) };
  });
}

test("a query goes by GET to the dataset, in the version of the API that it was written for", async () => {
  const { method, url } = await requestOf("*[0]");

  assert.is(method, "GET");
  assert.is(url.pathname, `/v2024-02-23/data/query/${settings.contentDataset}`);
  assert.is(url.search, "?perspective=published&query=*%5B0%5D");
});

test("a query goes to the host that the settings name", async () => {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return Response.json({ result: null });
  };
  try {
    await ask("1");
  } finally {
    reconnect();
  }

  assert.equal(asked, [
    `${settings.contentApi}/v2024-02-23/data/query/${settings.contentDataset}?perspective=published&query=1`,
  ]);
});

test("without a token no authorization is sent", async () => {
  const { headers } = await requestOf("1");

  assert.is(settings.contentToken, null);
  assert.is(headers?.authorization, undefined);
});

test("with a token it is sent as a bearer's", async () => {
  const { headers } = await withToken(() => requestOf("1"));

  assert.is(headers?.authorization, "Bearer secret");
});

const echo = "[$a, $b]";

for (const [name, a, b] of [
  ["plain text", "one", "two"],
  ["no text", "", ""],
  ["quotes", `"double"`, `'single'`],
  ["an end of the query", `"] | *["`, `" || true || "`],
  ["another query", "&query=*", "#?query=*"],
  ["another parameter", "&$b=1", "$a"],
  ["percent and plus signs", "100%25+1", "%22"],
  ["a backslash", "\\", '\\"'],
  ["line breaks", "\n", "\r\u2028"],
  ["JSON", '{"a":1}', "null"],
  ["letters of any script", "épargne", "貯金🐷"],
  ["names of the prototype's", "__proto__", "constructor"],
] as const) {
  test(`parameters of ${name} stay parameters, and the query as it is written`, async () => {
    const { url } = await requestOf(echo, { a, b });

    assert.equal(
      [...url.searchParams],
      [
        ["perspective", "published"],
        ["query", echo],
        ["$a", JSON.stringify(a)],
        ["$b", JSON.stringify(b)],
      ],
    );
  });
}

test("a store gives back parameters as they were sent, and runs nothing of them", async () => {
  const store = await startContentStore({ port: 0 });
  forwardTo(store.origin);
  try {
    for (const a of ['"] | *["', '")] {_id}', "*", `"\\'\n%&#+é`, ""]) {
      assert.equal(await ask("[$a, count(*[_id == $a])]", { a }), [a, 0]);
    }
  } finally {
    reconnect();
    await store.close();
  }
});

for (const value of [null, false, 0, "", [], {}, [{ _id: "a" }], { result: 1 }]) {
  test(`a result of ${JSON.stringify(value)} is given as it is`, async () => {
    assert.equal(await whileAnswering(result(value), () => ask("1")), value);
  });
}

const send =
  (body: string, status = 200, type = "application/json"): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": type }).end(body);
  };

for (const [name, answer, kind, status] of [
  ["an answer without a result", send('{"ms":1,"query":"1"}'), InvalidResponseError],
  ["an empty answer", send("{}"), InvalidResponseError],
  ["an answer that is a list", send('[{"result":1}]'), InvalidResponseError],
  ["an answer that is null", send("null"), InvalidResponseError],
  ["an answer that is text", send('"result"'), InvalidResponseError],
  ["an answer that isn't JSON", send("result"), InvalidResponseError],
  ["a page", send("<title>Log in to the Wi-Fi</title>", 200, "text/html"), InvalidResponseError],
  ["a refused query", send('{"error":{"description":"no"}}', 400), HttpError, 400],
  ["a refused token", send('{"message":"no"}', 401), HttpError, 401],
  ["a dataset that isn't there", send('{"result":[]}', 404), HttpError, 404],
  ["a store that is down", send("", 503), HttpError, 503],
  [
    "a broken connection",
    ((_, response) => response.socket?.destroy()) as RequestListener,
    NetworkError,
  ],
] as const) {
  test(`${name} is ${kind.name}${status ? ` ${status}` : ""}`, async () => {
    const error = await whileAnswering(answer, () =>
      ask("1").then(
        () => null,
        (error: unknown) => error,
      ),
    );

    assert.instance(error, kind);
    assert.is(error instanceof HttpError ? error.status : undefined, status);
  });
}

test("a query that the caller gives up ends with that", async () => {
  const controller = new AbortController();
  const error = await whileAnswering(
    () => controller.abort(),
    () => queryContent("1", {}, controller.signal).catch((error: unknown) => error),
  );

  assert.instance(error, AbortedError);
});

test.run();
