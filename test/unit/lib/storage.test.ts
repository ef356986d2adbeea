import * as assert from "uvu/assert";
import { readItem, removeItem, writeItem } from "../../../src/lib/storage.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { refuseStorage } from "./refuse-storage.ts";

const test = pageSuite("storage");

for (const [lifetime, storage] of [
  ["visits", window.localStorage],
  ["tab", window.sessionStorage],
] as const) {
  test(`an item that is stored for the ${lifetime} can be read until it is removed`, () => {
    assert.is(readItem("key", lifetime), null);
    assert.is(writeItem("key", "text", lifetime), true);
    writeItem("empty", "", lifetime);
    assert.is(readItem("key", lifetime), "text");
    assert.is(storage.getItem("key"), "text");
    removeItem("key", lifetime);
    assert.is(readItem("key", lifetime), null);
    assert.is(readItem("empty", lifetime), "");
    assert.is(storage.length, 1);
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
