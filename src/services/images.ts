import { createImageUrlBuilder } from "@sanity/image-url";
import { isRecord } from "../lib/narrow.ts";
import { recordOf } from "../lib/record-of.ts";
import { settings } from "../settings.ts";

const EDGES = ["top", "bottom", "left", "right"] as const;
const HOTSPOT = ["x", "y", "width", "height"] as const;

type Fractions<Name extends string> = Readonly<Record<Name, number>>;

export type ContentImage = {
  readonly asset: { readonly _ref: string };
  readonly width: number;
  readonly height: number;
  readonly crop?: Fractions<(typeof EDGES)[number]>;
  readonly hotspot?: Fractions<(typeof HOTSPOT)[number]>;
};

/** Sanity has saved numbers below 0 and above 1. */
const toFraction = (value: unknown) =>
  typeof value === "number" ? Math.min(Math.max(value, 0), 1) : Number.NaN;

function toFractions<Name extends string>(value: unknown, names: readonly Name[]) {
  if (!isRecord(value)) return null;
  const fractions = recordOf(names, (name) => toFraction(value[name]));
  return names.some((name) => Number.isNaN(fractions[name])) ? null : fractions;
}

/** Null where the URL builder would write `NaN` or an empty rectangle. */
function toCrop(value: unknown, width: number, height: number) {
  const crop = toFractions(value, EDGES);
  if (crop === null) return null;
  const { top, bottom, left, right } = crop;
  const leavesSome = (1 - left - right) * width > 1 && (1 - top - bottom) * height > 1;
  return leavesSome ? crop : null;
}

/** Null without a well-formed asset, for which the URL builder would throw. */
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

/** Width and height in pixels (spec section 2). */
export const PICTURE_SIZES = {
  card: [800, 400],
  article: [1200, 800],
  inText: [800],
} as const;

/** For `srcset`, in pixels. Most phones choose 660: 360 CSS pixels, less the edges, times two. */
const SMALLER_WIDTHS = [400, 660, 800];

/**
 * From 0 to 100. On a phone, photos look as at Sanity's default of 75, with a quarter fewer bytes.
 * Below 50, small letters in AVIF are blurred.
 */
const QUALITY = 50;

function imageUrl(image: ContentImage, width: number, height?: number): string {
  const sized = builder.image(image).width(width).auto("format").quality(QUALITY);
  return (height === undefined ? sized.fit("max") : sized.height(height)).url();
}

/** The attributes of an `img`, which a height crops. Its size is at most the picture's own. */
export function pictureOf(image: ContentImage, width: number, height?: number) {
  const { top = 0, bottom = 0, left = 0, right = 0 } = image.crop ?? {};
  const ownWidth = image.width * (1 - left - right);
  const ownHeight = image.height * (1 - top - bottom);
  const ratio = height === undefined ? ownWidth / ownHeight : width / height;
  const shownWidth = Math.round(Math.min(width, ownWidth, ownHeight * ratio));
  const copies = [...SMALLER_WIDTHS.filter((each) => each < width), width].map(
    (each) => `${imageUrl(image, each, height && Math.round((each * height) / width))} ${each}w`,
  );
  return {
    src: imageUrl(image, width, height),
    srcSet: copies.join(", "),
    width: shownWidth,
    height: Math.max(1, Math.round(shownWidth / ratio)),
    decoding: "async",
  } as const;
}
