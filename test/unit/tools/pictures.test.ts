/** The icons and pictures are those of the drawings. */
import { readFile } from "node:fs/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { makePictures, pixelsOf } from "../../../src/tools/pictures/picture-files.ts";

const test = suite("pictures");

const made = await makePictures();

for (const [path, picture] of made) {
  test(`${path} shows the same picture as its SVG`, async () => {
    const pixels = await pixelsOf(await readFile(path));
    assert.ok(pixels.equals(await pixelsOf(picture)), "it is outdated: run `npm run pictures`");
  });
}

test.run();
