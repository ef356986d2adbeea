/** The photo of an ID arrives upright and legible, costs little data, and tells no location. */
import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import * as assert from "uvu/assert";
import { application } from "../../src/content/application.ts";
import { formatFileSize } from "../../src/lib/file-size.ts";
import { button, choosePhoto, fillApplication, PHOTO } from "../../src/tools/browser/forms.ts";
import { photoWords } from "../../src/ui/photo-field.tsx";
import { step, toast } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open, received } = siteSuite("photo of the ID card");

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

/** Chooses a photo, waits until it is prepared, and returns the file to send. */
async function prepare(page: Page, chosen: ReturnType<typeof jpeg>) {
  await choosePhoto(page, chosen);
  await page.getByText(photoWords.preparing).waitFor({ state: "detached" });
  const { name, type, text } = await page.locator("input[type=file]").evaluate(async (input) => {
    const file = (input as HTMLInputElement).files?.[0];
    if (!file) throw new Error("The field has no file");
    const text = await new Promise<unknown>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(file);
    });
    return { name: file.name, type: file.type, text: String(text) };
  });
  return { name, type, buffer: Buffer.from(text.replace(/^.*,/, ""), "base64") };
}

/** The colours of an upright photo's corners, row by row. They show how a photo is rotated. */
const CORNERS = [
  [210, 40, 40],
  [40, 210, 40],
  [40, 40, 210],
  [210, 210, 210],
] as const;

/** The rotation of a camera's pixels in degrees, by the EXIF orientation. */
const ROTATIONS = { 1: 0, 6: 270, 8: 90 } as const;

/** A photo as a phone's camera stores it: rotated as the phone was held, with its location. */
async function cameraPhoto(orientation: keyof typeof ROTATIONS, width: number, height: number) {
  const raw = { width: 2, height: 2, channels: 3 } as const;
  const upright = sharp(Buffer.from(CORNERS.flat()), { raw })
    .resize(width, height, { fit: "fill", kernel: "nearest" })
    .png();
  return sharp(await upright.toBuffer())
    .rotate(ROTATIONS[orientation])
    .withMetadata({ orientation })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 17/1 27/1" } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Whether a photo's pixels are upright. Ignores its EXIF orientation. */
async function isUpright(photo: Buffer): Promise<boolean> {
  const pixels = await sharp(photo).resize(4, 4, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const corners = [0, 3, 12, 15].map((pixel) => pixels.subarray(3 * pixel, 3 * pixel + 3));
  return CORNERS.every((colour, corner) =>
    colour.every((part, index) => Math.abs(part - (corners[corner]?.[index] ?? 0)) < 60),
  );
}

test("a big photo is sent smaller, upright and without its location", async () => {
  const page = await open({ address: "/accounts" });
  // A phone may store a short video after the picture.
  for (const [orientation, width, height, video, size] of [
    [1, 2100, 700, 5_000_000, [2000, 667]],
    [6, 700, 2100, 0, [667, 2000]],
    [8, 1300, 1900, 900_000, [1300, 1900]],
  ] as const) {
    await step(`orientation ${orientation}`, async () => {
      const picture = await cameraPhoto(orientation, width, height);
      const taken = Buffer.concat([picture, Buffer.alloc(video)]);
      const before = await sharp(taken).metadata();
      assert.is(before.orientation, orientation);
      assert.ok(before.exif?.includes("25880400", undefined, "hex"), "the photo has no location");

      const { name, type, buffer } = await prepare(page, jpeg("my.card.JPEG", taken));
      const after = await sharp(buffer).metadata();
      assert.ok(buffer.length < taken.length);
      const sent = formatFileSize(buffer.length);
      const shown = await page.locator("figcaption").textContent();
      assert.is(shown, `my.card.jpg, ${sent}, ${photoWords.smaller}`);
      assert.equal([name, type, after.format], ["my.card.jpg", "image/jpeg", "jpeg"]);
      assert.equal([after.width, after.height], size);
      assert.equal([after.orientation, after.exif], [undefined, undefined]);
      assert.ok(await isUpright(buffer));
    });
  }
});

test("small, pale print in a big photo stays legible in what is sent", async () => {
  const [columns, rows, ink, paper] = [1000, 100, 150, 165];
  // These dots, which are the same in each run, are finer than letters.
  const bytes = createHash("shake256", { outputLength: columns * rows }).digest();
  const dots = bytes.map((byte) => (byte % 2 === 0 ? ink : paper));
  const taken = await sharp(dots, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(3 * columns, 3 * rows, { kernel: "nearest" })
    .jpeg({ quality: 95 })
    .toBuffer();
  const page = await open({ address: "/accounts" });
  const { buffer } = await prepare(page, jpeg("print.jpg", taken));
  assert.ok(buffer.length < taken.length);
  const greys = await sharp(buffer).greyscale().resize(columns, rows).raw().toBuffer();
  const isInk = (grey = 0) => grey < (ink + paper) / 2;
  const wrong = greys.filter((grey, index) => isInk(grey) !== isInk(dots[index]));
  assert.ok(wrong.length < dots.length / 1000, `${wrong.length} of ${dots.length} dots are wrong`);
});

test("pictures of other types are sent as JPEGs with a white background, except SVGs", async () => {
  const page = await open({ address: "/accounts" });
  const clear = { width: 90, height: 90, channels: 4, background: "#00000000" } as const;
  const picture = sharp({ create: clear });
  for (const [name, mimeType, buffer] of [
    ["scan.webp", "image/webp", await picture.webp().toBuffer()],
    ["scan", "", await picture.gif().toBuffer()],
  ] as const)
    await step(name, async () => {
      const sent = await prepare(page, { name, mimeType, buffer });
      assert.equal([sent.name, sent.type], ["scan.jpg", "image/jpeg"]);
      const { channels } = await sharp(sent.buffer).stats();
      assert.is(Math.min(...channels.map(({ min }) => min)), 255);
    });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await choosePhoto(page, { name: "scan", mimeType: "", buffer: svg });
  await toast(page, "Please select a valid image file").waitFor();
});

test("a photo that was chosen stays after another choice is cancelled", async () => {
  const page = await open({ address: "/accounts" });
  await fillApplication(page, { ...PHOTO, name: "first.png" });
  const chooser = page.waitForEvent("filechooser");
  await page.locator("input[type=file]").tap();
  // Chrome before 113 sets no files when the chooser is cancelled.
  await (await chooser).setFiles([]);
  const input = page.locator("input[type=file]");
  const named = await input.evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  assert.is(named, "first.png", "a screen reader says that no file is chosen");
  await button(page, application.submit).click();
  await toast(page, application.done).waitFor();
  assert.is(received()?.name, "first.png");
});

test.run();
