/**
 * The fake content store shows a maintainer that a query has no order or lacks a parameter. Tests of
 * the site notice its other faults.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startContentStore } from "../../../../src/tools/start/content-store.ts";

const test = suite("fake content store");

const store = await startContentStore({ port: 0 });
test.after(() => store.close());

test("the fake content store doesn't sort the result of a query without an order", async () => {
  const [ordered, unordered] = await Promise.all(
    ["| order(date desc)._id", "._id"].map(async (end) => {
      const query = encodeURIComponent(`*[_type == "news"]${end}`);
      const address = `${store.origin}/v2024-02-23/data/query/production?query=${query}`;
      return (await (await fetch(address)).json()).result;
    }),
  );
  assert.ok(ordered.length > 1);
  assert.not.equal(unordered, ordered);
});

test("the fake content store refuses a query whose parameter is missing, as Sanity does", async () => {
  const query = encodeURIComponent("*[slug.current == $slug][0]");
  const address = `${store.origin}/v2024-02-23/data/query/production?query=${query}`;
  const response = await fetch(address);
  assert.is(response.status, 400);
  const { error } = await response.json();
  assert.is(error.description, "param $slug referenced, but not provided");
  assert.is((await fetch(`${address}&$slug=%22a%22`)).status, 200);
});

test.run();
