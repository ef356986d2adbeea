/** Without this a visitor would read a wrong size of the photo, or of what is sent of it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fileSize } from "../../../src/lib/file-size.ts";

const test = suite("file size");

for (const [bytes, words] of [
  [0, "0 KB"],
  [1, "1 KB"],
  [104_857, "103 KB"],
  [104_858, "0.1 MB"],
  [1_048_576, "1.0 MB"],
  [5_242_879, "5.0 MB"],
] as const) {
  test(`${bytes} bytes are ${words}`, () => {
    assert.is(fileSize(bytes), words);
  });
}

test.run();
