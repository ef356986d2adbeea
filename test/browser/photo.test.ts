/**
 * The photo of an ID arrives upright and legible, costs the visitor little data, and doesn't reveal
 * where it was taken.
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { formatFileSize } from "../../src/lib/file-size.ts";
import {
  button,
  choosePhoto,
  enterTexts,
  fillApplication,
  PHOTO,
} from "../../src/tools/browser/forms.ts";
import { toast } from "../../src/tools/browser/page-controls.ts";
import { CORNERS, cameraPhoto } from "../../src/tools/browser/photos.ts";
import { cleanUp } from "../helpers/clean-up.ts";
import { goTo, step } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open, received } = siteSuite("photo of the ID card");

const SENT = application.done;

const openForm = (prepare: (context: BrowserContext) => Promise<unknown> = async () => {}) =>
  open({ route: "/accounts", prepare });

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

async function submit(page: Page): Promise<void> {
  await button(page, application.submit).click();
  await toast(page, SENT).waitFor();
}

/** Whether a photo's pixels are upright. Ignores its EXIF orientation. */
async function isUpright(photo: Buffer): Promise<boolean> {
  const pixels = await sharp(photo).resize(4, 4, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const corners = [0, 3, 12, 15].map((pixel) => pixels.subarray(3 * pixel, 3 * pixel + 3));
  return CORNERS.every((colour, corner) =>
    colour.every((part, index) => Math.abs(part - (corners[corner]?.[index] ?? 0)) < 60),
  );
}

/** The image that the backend has received last. */
async function receivedImage() {
  const file = received();
  assert.ok(file, "the backend has received no image");
  return { name: file.name, type: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

test("a big photo is sent smaller, upright and without its location", async () => {
  const page = await openForm();
  for (const [orientation, width, height, size] of [
    [1, 2100, 700, [2000, 667]],
    [6, 700, 2100, [667, 2000]],
    [8, 1300, 1900, [1300, 1900]],
  ] as const) {
    await step(`orientation ${orientation}`, async () => {
      const taken = await cameraPhoto({ width, height, orientation });
      const before = await sharp(taken).metadata();
      assert.is(before.orientation, orientation);
      assert.ok(before.exif?.includes("25880400", undefined, "hex"), "the photo has no location");

      await goTo(page, "/accounts");
      await fillApplication(page, jpeg("my.card.JPEG", taken));
      const shown = await page.locator("figcaption").textContent();
      await submit(page);
      const { name, type, buffer } = await receivedImage();
      const after = await sharp(buffer).metadata();
      assert.ok(buffer.length < taken.length);
      const [chosen, sent] = [formatFileSize(taken.length), formatFileSize(buffer.length)];
      assert.is(shown, `my.card.jpg, ${chosen} → ${sent}`);
      assert.equal([name, type, after.format], ["my.card.jpg", "image/jpeg", "jpeg"]);
      assert.equal([after.width, after.height], size);
      assert.equal([after.orientation, after.exif], [undefined, undefined]);
      assert.ok(await isUpright(buffer));
    });
  }
});

test("small, pale print in a big photo stays legible in what is sent", async () => {
  const [columns, rows, ink, paper] = [1000, 100, 150, 165];
  // These dots are finer than letters.
  const dots = randomBytes(columns * rows).map((byte) => (byte % 2 === 0 ? ink : paper));
  const taken = await sharp(dots, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(3 * columns, 3 * rows, { kernel: "nearest" })
    .jpeg({ quality: 95 })
    .toBuffer();
  const page = await openForm();
  await fillApplication(page, jpeg("print.jpg", taken));
  await submit(page);
  const { buffer } = await receivedImage();
  assert.ok(buffer.length < taken.length);
  const greys = await sharp(buffer).greyscale().resize(columns, rows).raw().toBuffer();
  const isInk = (grey = 0) => grey < (ink + paper) / 2;
  const wrong = greys.filter((grey, index) => isInk(grey) !== isInk(dots[index]));
  assert.ok(wrong.length < dots.length / 1000, `${wrong.length} of ${dots.length} dots are wrong`);
});

test("a photo that is small already or can't be made smaller is sent unchanged", async () => {
  const page = await openForm();
  // Only the first bytes are a PNG's.
  const broken = Buffer.concat([PHOTO.buffer.subarray(0, 20), Buffer.alloc(1_500_000, "?")]);
  const white = { width: 2400, height: 10, channels: 3, background: "white" } as const;
  for (const [what, photo] of [
    ["a small photo", jpeg("a.jpg", await cameraPhoto({ width: 800, height: 600 }))],
    ["the smallest picture", PHOTO],
    ["a big file that isn't a picture", { name: "b.png", mimeType: "image/png", buffer: broken }],
    [
      "a wide picture whose JPEG would be bigger",
      {
        name: "c.png",
        mimeType: "image/png",
        buffer: await sharp({ create: white }).png({ palette: true, colours: 2 }).toBuffer(),
      },
    ],
  ] as const) {
    await step(what, async () => {
      await goTo(page, "/accounts");
      await fillApplication(page, photo);
      assert.not.match((await page.locator("figcaption").textContent()) ?? "", "→");
      await submit(page);
      const { name, type, buffer } = await receivedImage();
      assert.equal([name, type], [photo.name, photo.mimeType]);
      assert.ok(buffer.equals(photo.buffer), "the bytes differ");
    });
  }
});

/** Makes a browser's canvas give back this value for each colour, or noise. Runs in the page. */
function spoilCanvas(value: number | null): void {
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...area) {
    const image = getImageData.apply(this, area);
    for (const index of image.data.keys())
      image.data[index] = value ?? Math.floor(Math.random() * 256);
    return image;
  };
}

for (const [what, spoil, value] of [
  ["can't turn it upright", () => Object.assign(CSS, { supports: () => false }), null],
  ["gives back noise, as against fingerprinting", spoilCanvas, null],
  ["gives back white, as against fingerprinting", spoilCanvas, 255],
] as const) {
  test(`a photo is sent unchanged if the browser's canvas ${what}`, async () => {
    const page = await openForm((context) => context.addInitScript(spoil, value));
    const taken = await cameraPhoto({ width: 700, height: 2100, orientation: 6 });
    await fillApplication(page, jpeg("card.jpg", taken));
    await submit(page);
    assert.ok((await receivedImage()).buffer.equals(taken), "the bytes differ");
  });
}

function neverDecode(): void {
  HTMLImageElement.prototype.decode = () => {
    document.title = "stuck";
    return new Promise(() => {});
  };
}

function neverEncode(): void {
  HTMLCanvasElement.prototype.toBlob = () => {
    document.title = "stuck";
  };
}

for (const [what, hang] of [
  ["decoding", neverDecode],
  ["encoding", neverEncode],
] as const) {
  test(`a photo is sent unchanged if the browser hasn't finished ${what} it after 15 seconds`, async () => {
    const page = await openForm(async (context) => {
      await context.clock.install();
      await context.addInitScript(hang);
    });
    const taken = await cameraPhoto({ width: 2100, height: 700 });
    await enterTexts(page);
    await choosePhoto(page, jpeg("card.jpg", taken));
    await page.waitForFunction(() => document.title === "stuck");
    await page.clock.fastForward(14_000);
    await page.getByText(application.image.preparing).waitFor();
    await page.clock.fastForward(1000);
    await page.locator("figcaption").waitFor();
    await submit(page);
    assert.ok((await receivedImage()).buffer.equals(taken), "the bytes differ");
  });
}

test("transparent parts of a picture are sent white", async () => {
  const page = await openForm();
  const clear = { width: 900, height: 900, channels: 4, background: "#00000000" } as const;
  const buffer = await sharp({ create: clear }).png({ compressionLevel: 0 }).toBuffer();
  await fillApplication(page, { name: "scan.png", mimeType: "image/png", buffer });
  await submit(page);
  const sent = await receivedImage();
  assert.is(sent.name, "scan.jpg");
  const { channels } = await sharp(sent.buffer).stats();
  assert.is(Math.min(...channels.map(({ min }) => min)), 255);
});

test("a photo can be dropped on the dashed box", async () => {
  const folder = await mkdtemp(join(tmpdir(), "photo-"));
  const path = join(folder, "dropped.png");
  await writeFile(path, PHOTO.buffer);
  const page = await open({ route: "/accounts", size: "desktop" });
  const { x, y } = await page.getByText(application.image.choose).evaluate((words) => {
    words.scrollIntoView({ block: "center" });
    // The drop is near the box's edge.
    return words.closest("label")?.getBoundingClientRect().toJSON();
  });
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await devtools.send("Input.dispatchDragEvent", { type, x: x + 5, y: y + 5, data });
  await page.locator("figcaption", { hasText: "dropped.png" }).waitFor();
  await cleanUp(folder);
});

test("a cancelled choice keeps the photo, and later changes of its file aren't sent", async () => {
  const folder = await mkdtemp(join(tmpdir(), "photo-"));
  const path = join(folder, "card.png");
  const page = await openForm();
  await fillApplication(page, { ...PHOTO, name: "first.png" });
  const input = page.locator("input[type=file]");
  const chosenName = () => input.evaluate(({ files }: HTMLInputElement) => files?.[0]?.name);
  const openChooser = async () => {
    const chooser = page.waitForEvent("filechooser");
    await input.tap();
    return chooser;
  };
  // Chrome before 113 sets no files when the chooser is cancelled.
  await (await openChooser()).setFiles([]);
  assert.is(await chosenName(), "first.png");

  // The same path is chosen twice, and its file has changed meanwhile.
  const red = { width: 900, height: 9, channels: 3, background: "red" } as const;
  const wide = await sharp({ create: red }).png().toBuffer();
  for (const [buffer, width] of [
    [PHOTO.buffer, 1],
    [wide, 900],
  ] as const) {
    await writeFile(path, buffer);
    await (await openChooser()).setFiles(path);
    await page.waitForFunction(
      (width) => document.querySelector<HTMLImageElement>("figure img")?.naturalWidth === width,
      width,
    );
  }
  await cleanUp(folder);
  await submit(page);
  const { name, buffer } = await receivedImage();
  assert.is(name, "card.png");
  assert.ok(buffer.equals(wide), "the bytes differ");
  await input.waitFor({ state: "detached" });
});

test.run();
