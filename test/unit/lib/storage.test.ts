/** A visitor whose storage is full or switched off couldn't sign in. */
import * as assert from "uvu/assert";
import { readItem, removeItem, writeItems } from "../../../src/lib/storage.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { refuseStorage } from "../../helpers/refuse-storage.ts";

const test = pageSuite("storage");

for (const refusal of ["switched off", "missing", "full"] as const) {
  test(`if storage is ${refusal}, items last as long as the page`, () => {
    window.localStorage.setItem("key", "former text");
    const restore = refuseStorage(refusal);
    try {
      writeItems({ key: "text" });
      assert.is(readItem("key"), "text");
      removeItem("key");
      assert.is(readItem("key"), null);
    } finally {
      restore();
    }
  });
}

test("if one of several items is refused, none is stored and all can be read", () => {
  const restore = refuseStorage("full", (key) => key === "fits");
  try {
    writeItems({ fits: "a", doesnt: "b" });
    assert.equal([readItem("fits"), readItem("doesnt")], ["a", "b"]);
    assert.is(window.localStorage.getItem("fits"), null);
  } finally {
    restore();
  }
  writeItems({ fits: "c", doesnt: "d" });
  assert.is(window.localStorage.getItem("doesnt"), "d");
  assert.equal([readItem("fits"), readItem("doesnt")], ["c", "d"]);
});

test.run();
