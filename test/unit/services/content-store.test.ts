import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, HttpError, InvalidResponseError } from "../../../src/lib/http.ts";
import { queryContent } from "../../../src/services/content-store.ts";
import { settings } from "../../../src/settings.ts";
import { startContentStore } from "../../../src/tools/start/content-store.ts";
import { reconnect } from "../screens/network.ts";
import { forwardTo, withToken } from "./content-requests.ts";
import { exchange, untilAborted } from "./exchange.ts";

const test = suite("content store");

type Params = Readonly<Record<string, string>>;

/** Runs a query, which is answered with a body and a status. */
const ask = (query: string, params: Params = {}, body = '{"result":null}', status = 200) =>
  exchange(
    (signal) => queryContent(query, params, signal),
    () => new Response(body, { status }),
  );

test("a query goes by GET to the settings' host and dataset, and asks for what is published", async () => {
  const { requests } = await ask("*[0]");
  const { contentApi, contentDataset } = settings;
  const path = `/v2024-02-23/data/query/${contentDataset}`;

  assert.is(requests.length, 1);
  assert.is(requests[0]?.method, "GET");
  assert.is(requests[0]?.url, `${contentApi}${path}?perspective=published&query=*%5B0%5D`);
});

test("the token is sent as a bearer's, where the settings have one", async () => {
  const authorization = async () =>
    (await ask("1")).requests.map(({ headers }) => headers.get("authorization"));

  assert.equal(await authorization(), [null]);
  assert.equal(await withToken(authorization), ["Bearer secret"]);
});

const hostile = [
  '"] | *["',
  '" || true || "',
  "&query=*",
  "&$b=1",
  "100%25+1",
  '\\"\n\u2028',
  "貯金🐷",
];

for (const [index, a] of hostile.entries()) {
  test(`the parameter ${JSON.stringify(a)} doesn't become part of the query`, async () => {
    const b = hostile.at(index - 1) ?? "";
    const { requests } = await ask("[$a, $b]", { a, b });

    assert.equal(
      [...new URL(requests[0]?.url ?? "").searchParams],
      [
        ["perspective", "published"],
        ["query", "[$a, $b]"],
        ["$a", JSON.stringify(a)],
        ["$b", JSON.stringify(b)],
      ],
    );
  });
}

test("the content store returns parameters as they were sent, and runs nothing of them", async () => {
  const store = await startContentStore({ port: 0 });
  forwardTo(store.origin);
  const { signal } = new AbortController();
  try {
    for (const a of [...hostile, '")] {_id}', "*", ""]) {
      const { result } = await queryContent("[$a, count(*[_id == $a])]", { a }, signal);
      assert.equal(result, [a, 0]);
    }
  } finally {
    reconnect();
    await store.close();
  }
});

for (const result of [null, false, 0, "", [], {}, [{ _id: "a" }], { result: 1 }]) {
  test(`the result ${JSON.stringify(result)} is returned as it is`, async () => {
    const { value } = await ask("1", {}, JSON.stringify({ ms: 1, query: "1", result }));
    assert.equal(value?.result, result);
  });
}

for (const [body, status, kind] of [
  ['{"ms":1,"query":"1"}', 200, InvalidResponseError],
  ['[{"result":1}]', 200, InvalidResponseError],
  ["null", 200, InvalidResponseError],
  ['"result"', 200, InvalidResponseError],
  ["<title>Log in to the Wi-Fi</title>", 200, InvalidResponseError],
  ['{"result":[]}', 404, HttpError],
] as const) {
  test(`status ${status} with ${body} is ${kind.name}`, async () => {
    assert.instance((await ask("1", {}, body, status)).error, kind);
  });
}

test("a query ends when the caller aborts it", async () => {
  const controller = new AbortController();
  const { error } = await exchange(
    () => queryContent("1", {}, controller.signal),
    untilAborted(() => controller.abort()),
  );
  assert.instance(error, AbortedError);
});

test.run();
