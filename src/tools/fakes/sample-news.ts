/**
 * The sample news, in the format that Sanity imports (https://www.sanity.io/docs/importing-data),
 * and in every shape that the site has to show. One is a draft, which visitors may not see.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isRecord } from "../../lib/narrow.ts";

const FOLDER = "src/tools/fakes/sample-news";
const IMAGES = join(FOLDER, "images");

export type Picture = {
  /** Its name at Sanity: `{sha1}-{width}x{height}`. */
  readonly name: string;
  readonly contents: Buffer;
};

async function readPicture(path: string): Promise<Picture> {
  const contents = readFileSync(path);
  const { width, height } = await sharp(contents).metadata();
  const hash = createHash("sha1").update(contents).digest("hex");
  return { name: `${hash}-${width}x${height}`, contents };
}

/** By the text that names them in the documents. */
const assets = new Map<unknown, Picture>();
for (const file of readdirSync(IMAGES))
  assets.set(`image@file://./images/${file}`, await readPicture(join(IMAGES, file)));

export const samplePictures: readonly Picture[] = [...assets.values()];

/** As Sanity's import does. */
function withReference(_: string, value: unknown): unknown {
  if (!isRecord(value) || !("_sanityAsset" in value)) return value;
  const { _sanityAsset, ...image } = value;
  const picture = assets.get(_sanityAsset);
  if (picture === undefined) throw new Error(`${FOLDER} has no picture ${_sanityAsset}`);
  return { ...image, asset: { _type: "reference", _ref: `image-${picture.name}-png` } };
}

export type Sample = Readonly<Record<string, unknown>> & { readonly _id: string };

const isSample = (value: unknown): value is Sample =>
  isRecord(value) && typeof value._id === "string";

const lines = readFileSync(join(FOLDER, "news.ndjson"), "utf8").trimEnd().split("\n");
export const sampleNews = lines.map((line) => JSON.parse(line, withReference)).filter(isSample);

/** The entries that visitors may read, which are no drafts. */
export const publishedNews = sampleNews.filter(({ _id }) => !_id.startsWith("drafts."));
