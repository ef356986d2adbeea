import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fileSize } from "../../../src/lib/file-size.ts";

const test = suite("file size");

for (const [bytes, words] of [
  [0, "0 KB"],
  [1, "1 KB"],
  [2048, "2 KB"],
  [104_857, "103 KB"],
  [104_858, "0.1 MB"],
  [419_430, "0.4 MB"],
  [1_048_576, "1.0 MB"],
  [3_565_158, "3.4 MB"],
  [5_242_879, "5.0 MB"],
] as const) {
  test(`${bytes} bytes are ${words}`, () => {
    assert.is(fileSize(bytes), words);
  });
}

test.run();
