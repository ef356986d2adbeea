/** `npm run pictures`: writes the PNGs that are made of SVGs, after one of these has changed. */
import { writeFile } from "node:fs/promises";
import { makePictures } from "./pictures/make-pictures.ts";

for (const [path, picture] of await makePictures()) await writeFile(path, picture);
