/** News would be missing, drafts would be shown, or a link could change a query. */
import * as assert from "uvu/assert";
import { HttpError, InvalidResponseError } from "../../../src/lib/http.ts";
import { queryContent } from "../../../src/services/content-store.ts";
import { settings } from "../../../src/settings.ts";
import { startContentStore } from "../../../src/tools/start/content-store.ts";
import { exchange } from "../../helpers/exchange.ts";
import { reconnect } from "../../helpers/fake-fetch.ts";
import { suite } from "../../helpers/suite.ts";
import { forwardTo, withToken } from "./content-requests.ts";

const test = suite("content store");

/** Runs a query whose response has this body and status. */
const runQuery = (body = '{"result":null}', status = 200) =>
  exchange(
    (signal) => queryContent("*[0]", {}, signal),
    () => new Response(body, { status }),
  );

test("a query is a GET request for published entries to the host and dataset of the settings", async () => {
  const { requests } = await runQuery();
  const { contentApi, contentDataset } = settings;
  const path = `/v2024-02-23/data/query/${contentDataset}`;

  assert.is(requests.length, 1);
  assert.is(requests[0]?.method, "GET");
  assert.is(requests[0]?.url, `${contentApi}${path}?perspective=published&query=*%5B0%5D`);
});

test("a query has an Authorization header only if the settings have a token", async () => {
  const authorization = async () =>
    (await runQuery()).requests.map(({ headers }) => headers.get("authorization"));

  assert.equal(await authorization(), [null]);
  assert.equal(await withToken(authorization), ["Bearer secret"]);
});

test("the content store doesn't run the parameters of a query as part of it", async () => {
  const store = await startContentStore({ port: 0 });
  forwardTo(store.origin);
  const { signal } = new AbortController();
  const hostile = [
    '"] | *["',
    '" || true || "',
    "&query=*",
    "&$b=1",
    "100%25+1",
    '\\"\n',
    "貯金",
    "",
  ];
  try {
    for (const [index, a] of hostile.entries()) {
      const b = hostile.at(index - 1) ?? "";
      const { result } = await queryContent("[$a, $b, count(*[_id == $a])]", { a, b }, signal);
      assert.equal(result, [a, b, 0]);
    }
  } finally {
    reconnect();
    await store.close();
  }
});

test("a query returns any result unchanged", async () => {
  for (const result of [null, false, [], { result: 1 }]) {
    const { value } = await runQuery(JSON.stringify({ ms: 1, query: "1", result }));
    assert.equal(value?.result, result);
  }
});

for (const [body, status, kind] of [
  ['{"ms":1,"query":"1"}', 200, InvalidResponseError],
  ['[{"result":1}]', 200, InvalidResponseError],
  ["<title>Log in to the Wi-Fi</title>", 200, InvalidResponseError],
  ['{"result":[]}', 404, HttpError],
] as const) {
  test(`a query with the response ${status} ${body} throws ${kind.name}`, async () => {
    assert.instance((await runQuery(body, status)).error, kind);
  });
}

test("an error of the content store names the address, the status and the reason", async () => {
  const body = JSON.stringify({
    error: { description: "param $slug referenced, but not provided" },
  });
  const { error } = await runQuery(body, 400);
  assert.instance(error, HttpError);
  assert.match(
    String(error),
    /GET https:.*: The server responded with status 400: param \$slug referenced/,
  );
});

test.run();
