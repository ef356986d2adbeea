import * as assert from "uvu/assert";
import { readItem, removeItem, writeItem } from "../../../src/lib/storage.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { refuseStorage } from "./refuse-storage.ts";

const test = pageSuite("storage");

test("an item that was kept can be read until it is removed", () => {
  assert.is(readItem("key"), null);
  assert.is(writeItem("key", "text"), true);
  assert.is(readItem("key"), "text");
  assert.is(window.localStorage.getItem("key"), "text");
  removeItem("key");
  assert.is(readItem("key"), null);
  assert.is(window.localStorage.length, 0);
});

test("an empty item is kept as empty text", () => {
  writeItem("key", "");

  assert.is(readItem("key"), "");
});

test("removing an item leaves the others", () => {
  writeItem("key", "text");
  writeItem("other", "text");
  removeItem("key");

  assert.is(readItem("other"), "text");
});

for (const refusal of ["switched off", "missing", "full"] as const) {
  test(`where storage is ${refusal}, nothing throws and nothing is kept`, () => {
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

test("what was kept before the storage filled up can still be read and removed", () => {
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
