/** Published news come from the content store of the settings, and from no other page. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { InvalidResponseError } from "../../../src/lib/http.ts";
import { queryContent } from "../../../src/services/content-store.ts";
import { settings } from "../../../src/settings.ts";
import { exchange } from "../../helpers/exchange.ts";

const test = suite("content store");

const runQuery = (body = '{"result":null}') =>
  exchange(
    (signal) => queryContent("*[0]", {}, signal),
    () => new Response(body),
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
  const { contentToken } = settings;
  Object.assign(settings, { contentToken: "secret" });
  try {
    assert.equal(await authorization(), ["Bearer secret"]);
  } finally {
    Object.assign(settings, { contentToken });
  }
});

for (const body of ['{"ms":1,"query":"1"}', '[{"result":1}]']) {
  test(`the response ${body} to a query is invalid`, async () => {
    assert.instance((await runQuery(body)).error, InvalidResponseError);
  });
}

test.run();
