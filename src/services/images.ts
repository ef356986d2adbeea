import { createImageUrlBuilder } from "@sanity/image-url";
import { isRecord } from "../lib/narrow.ts";
import { settings } from "../settings.ts";

type Edges = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};
type Hotspot = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A picture in the content store, with its editor's crop and hotspot. */
export type ContentImage = {
  readonly asset: { readonly _ref: string };
  /** The picture's own size in pixels, before any crop. */
  readonly width: number;
  readonly height: number;
  readonly crop?: Edges;
  readonly hotspot?: Hotspot;
};

/** A number, limited to 0 to 1: Sanity's editor has saved some outside that range. */
function toFraction(value: unknown): number | null {
  return typeof value === "number" && !Number.isNaN(value) ? Math.min(Math.max(value, 0), 1) : null;
}

function toCrop(value: unknown, width: number, height: number): Edges | null {
  if (!isRecord(value)) return null;
  const top = toFraction(value.top);
  const bottom = toFraction(value.bottom);
  const left = toFraction(value.left);
  const right = toFraction(value.right);
  if (top === null || bottom === null || left === null || right === null) return null;
  const leavesSome = (1 - left - right) * width > 1 && (1 - top - bottom) * height > 1;
  return leavesSome ? { top, bottom, left, right } : null;
}

function toHotspot(value: unknown): Hotspot | null {
  if (!isRecord(value)) return null;
  const x = toFraction(value.x);
  const y = toFraction(value.y);
  const width = toFraction(value.width);
  const height = toFraction(value.height);
  if (x === null || y === null || width === null || height === null) return null;
  return { x, y, width, height };
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
  const hotspot = toHotspot(value.hotspot);
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
  const src = imageAddress(image, width, height);
  const smaller = SMALLER_WIDTHS.filter((each) => each < width).map(
    (each) =>
      `${imageAddress(image, each, height && Math.round((each * height) / width))} ${each}w, `,
  );
  return {
    src,
    srcSet: `${smaller.join("")}${src} ${width}w`,
    width,
    height: height ?? Math.round(width / ratio),
    decoding: "async",
  } as const;
}
