/** What a visitor did lasts as long as the page if the browser stores nothing. */
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { readItem, removeItem, writeItems } from "../../../src/lib/storage.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { refuseStorage } from "../../helpers/refuse-storage.ts";

const test = domSuite("storage");

for (const refusal of ["switched off", "missing", "full"] as const) {
  test(`if storage is ${refusal}, an item lasts as long as the page, apart from the other storage`, () => {
    refuseStorage(refusal);
    writeItems({ item: "text" });
    assert.is(readItem("item"), "text");
    assert.is(readItem("item", "sessionStorage"), null);
    writeItems({ item: "another" }, "sessionStorage");
    assert.is(readItem("item"), "text");
    removeItem("item");
    assert.is(readItem("item"), null);
    assert.is(readItem("item", "sessionStorage"), "another");
  });
}

test("what another tab has stored replaces what the browser has refused here", () => {
  refuseStorage("full");
  writeItems({ item: "text" });
  mock.reset();
  window.localStorage.setItem("item", "another");
  assert.is(readItem("item"), "another");
  window.localStorage.clear();
  assert.is(readItem("item"), null, "it comes back");
});

test.run();
