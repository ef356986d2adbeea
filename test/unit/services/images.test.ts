/** A picture has the editor's crop, and costs few bytes. A malformed one is skipped. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pictureOf, toContentImage } from "../../../src/services/images.ts";
import { settings } from "../../../src/settings.ts";

const test = suite("images");

const reference = "image-0a1B2c-2000x1000-jpg";
const asset = { _type: "reference", _ref: reference };
const crop = { top: 0.1, bottom: 0.2, left: 0.3, right: 0.4 };
const hotspot = { x: 0.25, y: 0.75, width: 0.5, height: 0.1 };
const plain = { asset: { _ref: reference }, width: 2000, height: 1000 };

for (const [content, value, expected] of [
  ["an asset alone", { asset }, plain],
  ["a crop and a hotspot", { asset, crop, hotspot }, { ...plain, crop, hotspot }],
  ["a malformed hotspot beside a crop", { asset, hotspot: 1, crop }, { ...plain, crop }],
  [
    "a crop that begins outside the picture",
    { asset, crop: { ...crop, left: -0.1 } },
    { ...plain, crop: { ...crop, left: 0 } },
  ],
  [
    "a hotspot outside the picture",
    { asset, hotspot: { ...hotspot, y: 2 } },
    { ...plain, hotspot: { ...hotspot, y: 1 } },
  ],
  ...[
    { crop: { ...crop, left: "0.3" } },
    // These leave no whole column of pixels, no whole row.
    { crop: { ...crop, left: 0.5999 } },
    { crop: { ...crop, top: 0.7995 } },
    { hotspot: { ...hotspot, x: Number.NaN } },
  ].map((fields) => [JSON.stringify(fields), { asset, ...fields }, plain] as const),
  ["no fields", undefined, null],
  ["no asset", { crop }, null],
  ...[
    "image-abc-2000x1000",
    "image-abc-0x1000-jpg",
    "image-abc-2000x0-jpg",
    "image-abc-2000000x1000-jpg",
    "image-abc-2000x1000-jpg?dl=",
    "file-abc-2000x1000-jpg",
    "image-../../abc-2000x1000-jpg",
    "x image-abc-2000x1000-jpg",
  ].map((_ref) => [`the reference "${_ref}"`, { asset: { _ref } }, null] as const),
] as const) {
  test(`an image with ${content} is ${expected === null ? "left out" : "shown"}`, () => {
    assert.equal(toContentImage(value), expected);
  });
}

type Size = readonly [width: number, height?: number];

/** The attributes of the `img` for an image with these fields. */
function picture(fields: object, [width, height]: Size) {
  const image = toContentImage({ asset, ...fields });
  if (image === null) throw new Error("The image is malformed");
  return pictureOf(image, width, height);
}

test("an image's address names its project, dataset and asset", () => {
  const { origin, pathname } = new URL(picture({}, [800]).src);
  const { contentImages, contentProject, contentDataset } = settings;

  assert.is(origin, contentImages);
  assert.is(pathname, `/images/${contentProject}/${contentDataset}/0a1B2c-2000x1000.jpg`);
});

for (const [variant, fields, size, rect] of [
  ["at a width", {}, [800], null],
  ["at a width, cropped", { crop, hotspot }, [800], "600,100,600,700"],
  ["in its own proportions", {}, [800, 400], null],
  ["in other proportions", {}, [400, 400], "500,0,1000,1000"],
  // The hotspot's middle is at 500, 750. The rectangle stays within the picture.
  ["with a hotspot", { hotspot }, [400, 400], "0,0,1000,1000"],
  // Nothing outside the crop is shown.
  [
    "with a hotspot below the crop",
    { crop, hotspot: { ...hotspot, y: 1 } },
    [800, 400],
    "600,500,600,300",
  ],
] satisfies readonly (readonly [string, object, Size, string | null])[]) {
  test(`an image ${variant} requests ${rect ? `the rectangle ${rect}` : "the whole picture"}`, () => {
    const [width, height] = size;
    const box = height === undefined ? { fit: "max" } : { h: `${height}` };
    assert.equal(Object.fromEntries(new URL(picture(fields, size).src).searchParams), {
      auto: "format",
      q: "50",
      w: `${width}`,
      ...box,
      ...(rect && { rect }),
    });
  });
}

for (const [size, ...expected] of [
  [[1200, 800], "400x267 400w", "660x440 660w", "800x533 800w", "1200x800 1200w"],
  [[800], "400xnull 400w", "660xnull 660w", "800xnull 800w"],
] satisfies readonly (readonly [Size, ...string[]])[]) {
  test(`a picture of ${size.join(" by ")} px has smaller copies for smaller screens`, () => {
    const copies = picture({}, size).srcSet.split(", ");
    const sizes = copies.map((copy) => {
      const [address = "", wide] = copy.split(" ");
      const { searchParams } = new URL(address);
      return `${searchParams.get("w")}x${searchParams.get("h")} ${wide}`;
    });
    assert.equal(sizes, expected);
  });
}

const small = { _ref: "image-abc-120x40-jpg" };
const high = { _ref: "image-abc-90x300-jpg" };
const line = { _ref: "image-abc-99999x1-jpg" };
const half = { top: 0, bottom: 0, left: 0.5, right: 0 };

for (const [image, fields, size, box] of [
  ["an image in other proportions", { crop }, [800, 400], [600, 300]],
  ["a small image", { asset: small }, [800], [120, 40]],
  ["a small image, half of it cropped away,", { asset: small, crop: half }, [800], [60, 40]],
  ["an image of one line", { asset: line }, [800], [800, 1]],
  ["a small high image in other proportions", { asset: high }, [1200, 800], [90, 60]],
] satisfies readonly (readonly [string, object, Size, Size])[]) {
  test(`the width and height of ${image} are ${box.join(" by ")}, at most its own`, () => {
    const { width, height } = picture(fields, size);
    assert.equal([width, height], box);
  });
}

test.run();
