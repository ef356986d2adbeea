/** What a visitor did lasts as long as the page if the browser stores nothing. */
import * as assert from "uvu/assert";
import { readItem, removeItem, writeItems } from "../../../src/lib/storage.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { refuseStorage } from "../../helpers/refuse-storage.ts";

const test = domSuite("storage");

for (const refusal of ["switched off", "missing", "full"] as const) {
  test(`if storage is ${refusal}, an item lasts as long as the page, apart from the other storage`, () => {
    const restore = refuseStorage(refusal);
    try {
      writeItems({ item: "text" });
      assert.is(readItem("item"), "text");
      assert.is(readItem("item", "sessionStorage"), null);
      writeItems({ item: "another" }, "sessionStorage");
      assert.is(readItem("item"), "text");
      removeItem("item");
      assert.is(readItem("item"), null);
      assert.is(readItem("item", "sessionStorage"), "another");
    } finally {
      restore();
    }
  });
}

test("what another tab has stored replaces what the browser has refused here", () => {
  const restore = refuseStorage("full");
  try {
    writeItems({ item: "text" });
  } finally {
    restore();
  }
  window.localStorage.setItem("item", "another");
  assert.is(readItem("item"), "another");
});

test.run();
