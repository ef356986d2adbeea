import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictures } from "./metadata.ts";

/** Draws a picture of ours at this size in pixels. */
const draw = (path: string, width: number, height: number) =>
  sharp(path, { density: 600 }).resize(width, height).png({ palette: true }).toBuffer();

const margins = (width: number) => ({ top: width, right: width, bottom: width, left: width });

/** Writes the pictures that others show of the site, and which they don't take as SVG. */
export async function writePictures(folder: string): Promise<void> {
  const icon = "static/icon.svg";
  const write = async (name: string, picture: Promise<Buffer>) =>
    writeFile(join(folder, name), await picture);
  const [deep, forest, gold] = ["#083325", "#0d4a36", "#f5b82e"];

  await write(pictures.touchIcon, draw(icon, 180, 180));
  for (const { file, size, purpose } of pictures.appIcons) {
    // Of a maskable icon only the circle in the middle is sure to be seen.
    const mark = purpose === "maskable" ? 2 * Math.round(size * 0.36) : size;
    const extend = { background: forest, ...margins((size - mark) / 2) };
    const drawn = sharp(await draw(icon, mark, mark)).extend(extend);
    await write(file, drawn.png({ palette: true }).toBuffer());
  }

  // Home's first slide as a wide window shows it, with the mark in place of the words.
  const [width, height, edge, band] = [1200, 630, 624, 12];
  const slide = "src/content/pictures/secure.svg";
  const card = sharp({ create: { width, height, channels: 3, background: deep } })
    .composite([
      { input: await draw(icon, 320, 320), left: 152, top: 155 },
      {
        input: { create: { width: band, height, channels: 3, background: gold } },
        left: edge,
        top: 0,
      },
      { input: await draw(slide, width - edge - band, height), left: edge + band, top: 0 },
    ])
    .png({ palette: true })
    .toBuffer();
  await write(pictures.shareCard, card);
}
