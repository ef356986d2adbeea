import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isRecord, listOf, textOrNull } from "../../../src/lib/narrow.ts";

const test = suite("narrow");

const record = { a: 1 };
const list = [1, null];

for (const [name, value, isOne, text, items] of [
  ["an object", record, true, null, []],
  ["an empty object", {}, true, null, []],
  ["an object without a prototype", Object.create(null), true, null, []],
  ["a list", list, false, null, list],
  ["an empty list", [], false, null, []],
  ["an object that looks like a list", { length: 1, 0: "a" }, true, null, []],
  ["null", null, false, null, []],
  ["nothing", undefined, false, null, []],
  ["a number", 7, false, null, []],
  ["true", true, false, null, []],
  ["a function", () => {}, false, null, []],
  ["text", " Ama ", false, " Ama ", []],
  ["empty text", "", false, null, []],
  ["white space", " \t\n\u00a0", false, null, []],
] as const) {
  test(`${name} is ${isOne ? "" : "not "}a record, its text ${JSON.stringify(text)}`, () => {
    assert.is(isRecord(value), isOne);
    assert.is(textOrNull(value), text);
    assert.equal(listOf(value), items);
  });
}

test.run();
