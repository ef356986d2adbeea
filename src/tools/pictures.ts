/**
 * `npm run pictures`, which a maintainer runs after a change of an SVG: makes the PNGs that are
 * stored beside their SVGs, and prints which have changed.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { pictures, THEME_COLOR } from "../build/metadata.ts";

const ICON = "static/icon.svg";
const SLIDE = "src/content/pictures/secure.svg";
const CLOTH = "src/ui/cloth";

const [FOREST, GOLD] = ["#0d4a36", "#f5b82e"];

const png = (path: string, width: number, height: number) =>
  sharp(path, { density: 600 }).resize(width, height).png({ palette: true }).toBuffer();

/** With a wide margin, since a system may show only the circle in the middle. */
async function maskableIcon(size: number): Promise<Buffer> {
  const icon = 2 * Math.round(size * 0.36);
  const margin = (size - icon) / 2;
  return sharp(await png(ICON, icon, icon))
    .extend({ background: FOREST, top: margin, right: margin, bottom: margin, left: margin })
    .png({ palette: true })
    .toBuffer();
}

/** Home's first slide as a wide window shows it, with the icon in place of the text. */
async function shareCard(): Promise<Buffer> {
  const [width, height, edge, band] = [1200, 630, 624, 12];
  const goldBand = { create: { width: band, height, channels: 3, background: GOLD } } as const;
  return sharp({ create: { width, height, channels: 3, background: THEME_COLOR } })
    .composite([
      { input: await png(ICON, 320, 320), left: 152, top: 155 },
      { input: goldBand, left: edge, top: 0 },
      { input: await png(SLIDE, width - edge - band, height), left: edge + band, top: 0 },
    ])
    .png({ palette: true })
    .toBuffer();
}

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();

async function update(path: string, picture: Buffer): Promise<void> {
  // The bytes differ by system, since zlib does.
  const last = await readFile(path).then(pixelsOf, () => null);
  if (last?.equals(await pixelsOf(picture))) return;
  await writeFile(path, picture);
  console.log(path);
}

await update(`static/${pictures.touchIcon}`, await png(ICON, 180, 180));
for (const { file, size, purpose } of pictures.appIcons) {
  const icon = purpose === "maskable" ? maskableIcon(size) : png(ICON, size, size);
  await update(`static/${file}`, await icon);
}
await update(`static/${pictures.shareCard}`, await shareCard());
// As SVG, a cloth pattern delays the first screen that shows it by 13 to 23 ms at a sixfold
// slow-down, since the browser creates a document for it.
for (const file of (await readdir(CLOTH)).filter((file) => file.endsWith(".svg"))) {
  const cloth = sharp(`${CLOTH}/${file}`).png({ colours: 16, compressionLevel: 9 });
  await update(`${CLOTH}/${file.replace(/svg$/, "png")}`, await cloth.toBuffer());
}
