import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isRecord } from "../../lib/narrow.ts";
import { assetName, type Picture, pictures, publishedNews } from "../start/dataset.ts";

/** The entries with a deliberate fault, which a Studio would report. */
const FAULTY = ["sample-safe-online", "sample-without-slug", "sample-plain-slug", "sample-bad-date"];

/**
 * Writes the sample news into a folder for `sanity dataset import`: a file with one document a line,
 * and a folder of pictures (https://www.sanity.io/docs/importing-data).
 *
 * @returns the numbers of entries and pictures.
 */
export async function writeSampleNews(folder: string) {
  const used = new Set<Picture>();
  /** Replaces the asset of an image by the path of a file, which the import uploads. */
  function withFile(_: string, value: unknown): unknown {
    if (!isRecord(value) || !isRecord(value.asset)) return value;
    const { _ref } = value.asset;
    const picture = pictures.find((each) => _ref === `image-${assetName(each)}-png`);
    if (picture === undefined) throw new Error(`No sample picture is ${_ref}`);
    used.add(picture);
    const _sanityAsset = `image@file://./images/${picture.name}.png`;
    return { ...value, asset: undefined, _sanityAsset };
  }

  const entries = publishedNews.filter(({ _id }) => !FAULTY.includes(_id));
  const lines = entries.map(({ date, image, ...entry }) => {
    // As in the schema: the date has no time, and the head picture no alternative text.
    const head = isRecord(image) ? { ...image, alt: undefined } : undefined;
    const document = { ...entry, date: String(date).slice(0, 10), image: head };
    return `${JSON.stringify(document, withFile)}\n`;
  });
  await mkdir(join(folder, "images"), { recursive: true });
  await writeFile(join(folder, "news.ndjson"), lines.join(""));
  for (const { name, width, height } of used) {
    const drawing = await readFile(`src/tools/start/pictures/${name}.svg`);
    const picture = sharp(drawing).resize(width, height, { fit: "fill" });
    await picture.png().toFile(join(folder, "images", `${name}.png`));
  }
  return { entries: entries.length, pictures: used.size };
}
