import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isRecord } from "../../lib/narrow.ts";
import { newsProblems } from "../check-services/news-problems.ts";
import { assetName, type Picture, pictures, publishedNews } from "../start/dataset.ts";

/** The sample news without the entries that have a fault on purpose. */
const soundNews = publishedNews.filter((entry) => newsProblems(entry).length === 0);

const pictureOf = (reference: unknown) =>
  pictures.find((picture) => reference === `image-${assetName(picture)}-png`);

/** The pictures that a value refers to. */
function picturesIn(value: unknown): readonly Picture[] {
  if (typeof value !== "object" || value === null) return [];
  const own = pictureOf(isRecord(value) && isRecord(value.asset) ? value.asset._ref : null);
  return [...(own ? [own] : []), ...Object.values(value).flatMap(picturesIn)];
}

/** The value with the names of files in place of assets, which the import uploads. */
function withFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFiles);
  if (!isRecord(value)) return value;
  const picture = pictureOf(isRecord(value.asset) ? value.asset._ref : null);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) =>
      picture && key === "asset"
        ? ["_sanityAsset", `image@file://./images/${picture.name}.png`]
        : [key, withFiles(field)],
    ),
  );
}

/**
 * One document, as a line, with no more in it than the schema has: a date has no time, and the head
 * picture has no text.
 */
function lineOf(entry: Readonly<Record<string, unknown>>): string {
  const { image, date } = entry;
  const head = isRecord(image) ? { ...image, alt: undefined } : undefined;
  const document = { ...entry, date: String(date).slice(0, 10), image: head };
  return `${JSON.stringify(withFiles(document))}\n`;
}

/**
 * Writes the sample news into a folder as `sanity dataset import` reads it: one file of documents,
 * one a line, and their pictures beside it (https://www.sanity.io/docs/importing-data).
 *
 * @returns how many of each it has written.
 */
export async function writeSampleNews(folder: string) {
  await mkdir(join(folder, "images"), { recursive: true });
  await writeFile(join(folder, "news.ndjson"), soundNews.map(lineOf).join(""));
  const used = new Set(picturesIn(soundNews));
  for (const { name, width, height } of used) {
    const drawing = await readFile(`src/tools/start/pictures/${name}.svg`);
    const picture = sharp(drawing).resize(width, height, { fit: "fill" });
    await picture.png().toFile(join(folder, "images", `${name}.png`));
  }
  return { entries: soundNews.length, pictures: used.size };
}
