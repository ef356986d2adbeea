/** A large photo is sent smaller, and one that the browser can't make smaller as it is. */
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shrinkPhoto } from "../../../src/lib/shrink-photo.ts";
import { stopTimeoutsOf } from "../../helpers/clock.ts";

const test = suite("shrink photo");

const never = new Promise<never>(() => {});

/** What a browser does with a photo. */
const USUAL = {
  decode: () => Promise.resolve(),
  width: 800,
  height: 600,
  /** Whether it turns a photo upright. */
  turns: true,
  /** The value of a pixel that was drawn with 128. */
  pixel: 128,
  encode: (done: (jpeg: Blob) => void) => done(JPEG),
  canvas: { width: 0, height: 0 },
};
let browser = USUAL;
const JPEG = new Blob(["jpeg"], { type: "image/jpeg" });

test.before.each(() => {
  const context = {
    get canvas() {
      return browser.canvas;
    },
    fillRect: () => {},
    drawImage: () => {},
    getImageData: (_: number, __: number, width: number) => ({
      data: new Uint8ClampedArray(4 * width).fill(browser.pixel),
    }),
  };
  const elements: Record<string, () => object> = {
    img: () => ({
      decode: () => browser.decode(),
      naturalWidth: browser.width,
      naturalHeight: browser.height,
    }),
    canvas: () => {
      browser.canvas = Object.assign(
        { width: 0, height: 0 },
        {
          getContext: () => context,
          toBlob: (done: (jpeg: Blob) => void) => browser.encode(done),
        },
      );
      return browser.canvas;
    },
  };
  mock.method(document, "createElement", (name: string) => elements[name]?.());
  Object.assign(globalThis, { CSS: { supports: () => browser.turns } });
});
test.after.each(() => {
  mock.reset();
  Reflect.deleteProperty(globalThis, "CSS");
});

const photoOf = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: "image/png" });

for (const [what, change, bytes, canStay, outcome] of [
  ["a small photo", {}, 899_999, true, "as it is"],
  ["a photo of 900,000 bytes", {}, 900_000, true, "as a JPEG of 800 × 600"],
  ["a long photo", { height: 2000 }, 9, true, "as a JPEG of 800 × 2000"],
  ["a photo whose JPEG isn't smaller", { width: 2000 }, 4, true, "as it is"],
  ["a small picture of another type", {}, 3, false, "as a JPEG of 800 × 600"],
  ["a photo that can't be decoded", { decode: () => Promise.reject() }, 1e6, true, "as it is"],
  ["another picture that can't be decoded", { decode: () => Promise.reject() }, 3, false, "not"],
  ["a photo, if the browser wouldn't turn it upright,", { turns: false }, 1e6, true, "as it is"],
  ["a photo, if the canvas gives back white,", { pixel: 255 }, 1e6, true, "as it is"],
  [
    "a photo, if the canvas changes a value a little,",
    { pixel: 130 },
    1e6,
    true,
    "as a JPEG of 800 × 600",
  ],
] as const)
  test(`a photo is sent smaller only if that works and saves data: ${what} is sent ${outcome}`, async () => {
    browser = { ...USUAL, ...change };
    const photo = photoOf(bytes);
    const sent = await shrinkPhoto(photo, canStay);
    const { width, height } = browser.canvas;
    const said = sent === JPEG ? `as a JPEG of ${width} × ${height}` : "as it is";
    assert.is(sent === null ? "not" : said, outcome);
    if (outcome === "as it is") assert.is(sent, photo);
  });

for (const [what, change] of [
  ["decoding", { decode: () => never }],
  ["encoding", { encode: () => {} }],
] as const)
  test(`a photo is sent as it is if the browser hasn't finished ${what} it after 15 seconds`, async () => {
    browser = { ...USUAL, ...change };
    const photo = photoOf(1_000_000);
    const expire = stopTimeoutsOf(15_000);
    const shrinking = shrinkPhoto(photo, true);
    for (let turns = 0; turns < 5; turns++) await new Promise(setImmediate);
    expire();
    assert.is(await shrinking, photo);
  });

test.run();
