/**
 * `npm run pictures`, which a maintainer runs after a change of an SVG: makes the PNGs again, and
 * prints which have changed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { makePictures, pixelsOf } from "./pictures/picture-files.ts";

for (const [path, picture] of await makePictures()) {
  // The bytes differ by system, since zlib does.
  const last = await readFile(path).then(pixelsOf, () => null);
  if (last?.equals(await pixelsOf(picture))) continue;
  await writeFile(path, picture);
  console.log(path);
}
