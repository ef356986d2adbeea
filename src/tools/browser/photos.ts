import { randomBytes } from "node:crypto";
import sharp from "sharp";

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of an upright photo's corners, row by row. They show how a photo is rotated. */
export const CORNERS: readonly Colour[] = [
  [210, 40, 40],
  [40, 210, 40],
  [40, 40, 210],
  [210, 210, 210],
];

/** The rotation of a camera's pixels in degrees, by the EXIF orientation. */
const ROTATIONS = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

/** The noise of each colour value. It makes the file large. */
const NOISE = 40;

type Shot = {
  readonly width: number;
  readonly height: number;
  readonly orientation?: keyof typeof ROTATIONS;
};

/**
 * A photo as a phone's camera stores it: its pixels are rotated as the phone was held, and EXIF has
 * its orientation and location.
 *
 * @param shot its size in pixels when it is upright.
 */
export async function cameraPhoto({ width, height, orientation = 1 }: Shot) {
  const pixels = randomBytes(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isRight = pixel % width >= width / 2;
    const isBelow = pixel >= (width * height) / 2;
    const corner = CORNERS[2 * Number(isBelow) + Number(isRight)] ?? [];
    for (const [channel, value] of corner.entries()) {
      const at = 3 * pixel + channel;
      pixels[at] = value + ((pixels[at] ?? 0) % (2 * NOISE)) - NOISE;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .rotate(ROTATIONS[orientation])
    .withMetadata({ orientation })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 17/1 27/1" } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
