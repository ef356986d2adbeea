/** What a visitor did lasts as long as the page if the browser stores nothing. */
import * as assert from "uvu/assert";
import { readItem, removeItem, writeItems } from "../../../src/lib/storage.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { refuseStorage } from "../../helpers/refuse-storage.ts";

const test = pageSuite("storage");

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

test.run();
