import * as assert from "uvu/assert";
import { readItem, removeItem, writeItem } from "../../../src/lib/storage.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { refuseStorage } from "./refuse-storage.ts";

const test = pageSuite("storage");

for (const name of ["localStorage", "sessionStorage"] as const) {
  test(`an item in the ${name} can be read until it is removed`, () => {
    assert.is(readItem("key", name), null);
    assert.is(writeItem("key", "text", name), true);
    writeItem("empty", "", name);
    assert.is(readItem("key", name), "text");
    assert.is(window[name].getItem("key"), "text");
    removeItem("key", name);
    assert.is(readItem("key", name), null);
    assert.is(readItem("empty", name), "");
    assert.is(window[name].length, 1);
  });
}

for (const refusal of ["switched off", "missing", "full"] as const) {
  test(`where storage is ${refusal}, nothing throws and nothing is stored`, () => {
    const restore = refuseStorage(refusal);
    try {
      assert.is(writeItem("key", "text"), false);
      assert.is(readItem("key"), null);
      removeItem("key");
    } finally {
      restore();
    }
    assert.is(readItem("key"), null);
  });
}

test("what was stored before the storage filled up can still be read and removed", () => {
  writeItem("key", "text");
  const restore = refuseStorage("full");
  try {
    assert.is(writeItem("key", "longer text"), false);
    assert.is(readItem("key"), "text");
    removeItem("key");
    assert.is(readItem("key"), null);
  } finally {
    restore();
  }
});

test.run();
