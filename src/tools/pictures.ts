/** `npm run pictures`: makes the PNGs again from their SVGs. Run it after an SVG has changed. */
import { writeFile } from "node:fs/promises";
import { makePictures } from "./pictures/make-pictures.ts";

for (const [path, picture] of await makePictures()) {
  await writeFile(path, picture);
  console.log(path);
}
