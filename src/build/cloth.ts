/**
 * `npm run cloth`: writes the cloth's patterns as PNGs beside their SVGs, after one of these has
 * changed. The style sheet takes the PNGs: for each SVG the browser sets up a document, which holds
 * up the first screen that shows it by 13 to 23 ms at a sixfold slow-down.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const FOLDER = "src/ui/cloth";

for (const file of await readdir(FOLDER)) {
  if (!file.endsWith(".svg")) continue;
  const path = join(FOLDER, file);
  await sharp(path).png({ colours: 16, compressionLevel: 9 }).toFile(path.replace(/svg$/, "png"));
}
