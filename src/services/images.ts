import { createImageUrlBuilder } from "@sanity/image-url";
import { isRecord } from "../lib/narrow.ts";
import { settings } from "../settings.ts";

const EDGES = ["top", "bottom", "left", "right"] as const;
const HOTSPOT = ["x", "y", "width", "height"] as const;

type Fractions<Name extends string> = Readonly<Record<Name, number>>;

/** A picture in the content store, with its editor's crop and hotspot. */
export type ContentImage = {
  readonly asset: { readonly _ref: string };
  /** The picture's own size in pixels, before any crop. */
  readonly width: number;
  readonly height: number;
  readonly crop?: Fractions<(typeof EDGES)[number]>;
  readonly hotspot?: Fractions<(typeof HOTSPOT)[number]>;
};

/** A number, limited to 0 to 1, since Sanity's editor has saved some outside that range; else NaN. */
const toFraction = (value: unknown) =>
  typeof value === "number" ? Math.min(Math.max(value, 0), 1) : Number.NaN;

/** The fractions of these names; null where one is no number. */
function toFractions<N extends string>(value: unknown, names: readonly N[]): Fractions<N> | null;
function toFractions(value: unknown, names: readonly string[]): Fractions<string> | null {
  if (!isRecord(value)) return null;
  const entries = names.map((name) => [name, toFraction(value[name])] as const);
  return entries.some(([, fraction]) => Number.isNaN(fraction))
    ? null
    : Object.fromEntries(entries);
}

function toCrop(value: unknown, width: number, height: number) {
  const crop = toFractions(value, EDGES);
  if (crop === null) return null;
  const { top, bottom, left, right } = crop;
  const leavesSome = (1 - left - right) * width > 1 && (1 - top - bottom) * height > 1;
  return leavesSome ? crop : null;
}

/**
 * Narrows an image of the content store. An incomplete crop or hotspot, or a crop of less than a
 * pixel, is left out: the address builder would write `NaN` or an empty rectangle.
 *
 * @returns null where the image has no well-formed asset, for which the builder would throw.
 */
export function toContentImage(value: unknown): ContentImage | null {
  if (!isRecord(value) || !isRecord(value.asset)) return null;
  const reference = value.asset._ref;
  if (typeof reference !== "string") return null;
  const parts = /^image-[\da-zA-Z]+-(\d{1,5})x(\d{1,5})-[a-z]{3,4}$/.exec(reference);
  const width = Number(parts?.[1]);
  const height = Number(parts?.[2]);
  if (!(width > 0 && height > 0)) return null;

  const crop = toCrop(value.crop, width, height);
  const hotspot = toFractions(value.hotspot, HOTSPOT);
  return {
    asset: { _ref: reference },
    width,
    height,
    ...(crop && { crop }),
    ...(hotspot && { hotspot }),
  };
}

const builder = createImageUrlBuilder({
  projectId: settings.contentProject,
  dataset: settings.contentDataset,
  baseUrl: settings.contentImages,
});

/** The crops in which the news show pictures: width and height in pixels (spec section 9). */
export const CROPS = {
  card: [800, 400],
  article: [1200, 800],
  inText: [800],
} as const;

/**
 * The widths, in pixels, of the smaller copies from which the browser chooses. 660 is what most
 * phones take: 360 CSS pixels less the page's edges, at two dots a pixel.
 */
const SMALLER_WIDTHS = [400, 660, 800];

/**
 * How wide a picture is on a phone, for `sizes`. A screen of three dots a pixel asks for two of them,
 * since nobody sees the third.
 */
export const PHONE_WIDTH = "(min-resolution: 2.5dppx) 60vw, calc(100vw - 2rem)";

/**
 * The quality of every picture, from 0 to 100: what was read on one line is cached for all. On phones photographs
 * look as they do at Sanity's default of 75, and weigh a quarter less. Below 50, small letters in AVIF smear.
 */
const QUALITY = 50;

/**
 * The address of a picture at a width and, where it is to be cropped, a height in pixels. The crop
 * and hotspot are applied, and the browser gets the best format that it supports.
 */
function imageAddress(image: ContentImage, width: number, height?: number): string {
  const sized = builder.image(image).width(width).auto("format").quality(QUALITY);
  return (height === undefined ? sized.fit("max") : sized.height(height)).url();
}

/**
 * The attributes of a picture's `img`: its address at a width and, where it is to be cropped, a height
 * in pixels; smaller copies of the same crop for smaller screens; and the size of its box.
 */
export function pictureOf(image: ContentImage, width: number, height?: number) {
  const { top = 0, bottom = 0, left = 0, right = 0 } = image.crop ?? {};
  const ratio = (image.width * (1 - left - right)) / (image.height * (1 - top - bottom));
  const copies = [...SMALLER_WIDTHS.filter((each) => each < width), width].map(
    (each) =>
      `${imageAddress(image, each, height && Math.round((each * height) / width))} ${each}w`,
  );
  return {
    src: imageAddress(image, width, height),
    srcSet: copies.join(", "),
    width,
    height: height ?? Math.round(width / ratio),
    decoding: "async",
  } as const;
}
