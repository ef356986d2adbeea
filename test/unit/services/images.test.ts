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

for (const [name, value, expected] of [
  ["an asset alone", { asset }, plain],
  ["fields that nobody knows", { asset, _type: "image", alt: "A", constructor: 1 }, plain],
  ["a crop", { asset, crop: { _type: "sanity.imageCrop", ...crop } }, { ...plain, crop }],
  ["a hotspot", { asset, hotspot: { _type: "x", ...hotspot } }, { ...plain, hotspot }],
  ["both", { asset, crop, hotspot }, { ...plain, crop, hotspot }],
  ["neither, as null", { asset, crop: null, hotspot: null }, plain],

  ["a crop without a side", { asset, crop: { top: 0, bottom: 0, left: 0.1 } }, plain],
  ["an empty crop", { asset, crop: {} }, plain],
  ["a crop that is text", { asset, crop: { ...crop, left: "0.3" } }, plain],
  ["a crop that is null on a side", { asset, crop: { ...crop, left: null } }, plain],
  ["a crop that isn't a number", { asset, crop: { ...crop, left: Number.NaN } }, plain],
  [
    "a crop that begins outside the picture",
    { asset, crop: { ...crop, left: -0.1 } },
    { ...plain, crop: { ...crop, left: 0 } },
  ],
  ["a crop beyond the picture", { asset, crop: { ...crop, left: 1.1 } }, plain],
  ["a crop that is a list", { asset, crop: [0, 0, 0, 0] }, plain],
  ["a crop that leaves no width", { asset, crop: { ...crop, left: 0.5, right: 0.5 } }, plain],
  ["a crop that leaves no height", { asset, crop: { ...crop, top: 0.9, bottom: 0.2 } }, plain],
  ["a crop that leaves no pixel", { asset, crop: { ...crop, left: 0.5999 } }, plain],
  ["a crop that leaves no line", { asset, crop: { ...crop, top: 0.7995 } }, plain],
  ["a broken crop beside a sound hotspot", { asset, crop: {}, hotspot }, { ...plain, hotspot }],
  ["a hotspot without a side", { asset, hotspot: { x: 0.5, y: 0.5 } }, plain],
  ["an empty hotspot", { asset, hotspot: {} }, plain],
  ["a hotspot that isn't a number", { asset, hotspot: { ...hotspot, x: Number.NaN } }, plain],
  [
    "a hotspot outside the picture",
    { asset, hotspot: { ...hotspot, y: 2 } },
    { ...plain, hotspot: { ...hotspot, y: 1 } },
  ],
  ["a broken hotspot beside a sound crop", { asset, hotspot: 1, crop }, { ...plain, crop }],

  ["nothing", undefined, null],
  ["null", null, null],
  ["text", reference, null],
  ["a list", [asset], null],
  ["no asset", { crop }, null],
  ["an asset of null", { asset: null }, null],
  ["an asset that is text", { asset: reference }, null],
  ["an asset without a reference", { asset: { _type: "reference" } }, null],
  ["a reference that is a number", { asset: { _ref: 7 } }, null],
  ["an upload that never ended", { _upload: { progress: 10 } }, null],
  ...[
    "",
    "image",
    "image-abc-2000x1000",
    "image-abc-2000-jpg",
    "image-abc-x1000-jpg",
    "image-abc-0x1000-jpg",
    "image-abc-2000x0-jpg",
    "image-abc-NaNxNaN-jpg",
    "image-abc--20x10-jpg",
    "image-abc-2e3x1e3-jpg",
    "image-abc-2000000x1000-jpg",
    "image-abc-2000x1000-",
    "image-abc-2000x1000-jpg?dl=",
    "image-abc-2000x1000-jpg\n",
    "image-../../abc-2000x1000-jpg",
    "image--2000x1000-jpg",
    "file-abc-pdf",
    "file-abc-2000x1000-jpg",
    "x image-abc-2000x1000-jpg",
  ].map((_ref) => [`the reference ${JSON.stringify(_ref)}`, { asset: { _ref } }, null] as const),
] as const) {
  test(`an image with ${name} ${expected === null ? "is left out" : "is taken"}`, () => {
    assert.equal(toContentImage(value), expected);
  });
}

/** The address of an image that is sound, as its path and its query. */
function address(
  fields: object,
  [width, height]: readonly [width: number, height?: number | undefined],
) {
  const image = toContentImage({ asset, ...fields });
  if (image === null) throw new Error("the image isn't sound");
  const { origin, pathname, searchParams } = new URL(pictureOf(image, width, height).src);
  return { origin, pathname, query: Object.fromEntries(searchParams) };
}

test("an image's address is that of its asset in the project and dataset", () => {
  const { origin, pathname } = address({}, [800]);
  const { contentImages, contentProject, contentDataset } = settings;

  assert.is(origin, contentImages);
  assert.is(pathname, `/images/${contentProject}/${contentDataset}/0a1B2c-2000x1000.jpg`);
});

const auto = { auto: "format" };
const wide = { ...auto, w: "800", fit: "max" };
const listing = { ...auto, w: "800", h: "400" };
const square = { ...auto, w: "400", h: "400" };

for (const [name, fields, size, query] of [
  ["at a width", {}, [800], wide],
  ["at a width, cropped", { crop }, [800], { ...wide, rect: "600,100,600,700" }],
  ["at a width, with a hotspot", { hotspot }, [800], wide],
  ["at a width, both", { crop, hotspot }, [800], { ...wide, rect: "600,100,600,700" }],
  [
    "at a width, with a crop that cuts nothing",
    { crop: { top: 0, bottom: 0, left: 0, right: 0 } },
    [800],
    wide,
  ],
  ["at a width, with a partial crop", { crop: { left: 0.5 } }, [800], wide],

  ["in its own proportions", {}, [800, 400], listing],
  ["in other proportions", {}, [400, 400], { ...square, rect: "500,0,1000,1000" }],
  // Round the hotspot's middle at 500, 750 as far as the picture reaches.
  ["with a hotspot", { hotspot }, [400, 400], { ...square, rect: "0,0,1000,1000" }],
  [
    "with a hotspot at the right",
    { hotspot: { ...hotspot, x: 0.7 } },
    [400, 400],
    { ...square, rect: "900,0,1000,1000" },
  ],
  ["with a crop", { crop }, [800, 400], { ...listing, rect: "600,350,600,300" }],
  [
    "with a crop and a hotspot in it",
    { crop, hotspot: { ...hotspot, y: 0.3 } },
    [800, 400],
    { ...listing, rect: "600,150,600,300" },
  ],
  // The crop wins: no pixel above, below or beside it shows.
  [
    "with a crop and a hotspot below it",
    { crop, hotspot: { ...hotspot, y: 1 } },
    [800, 400],
    { ...listing, rect: "600,500,600,300" },
  ],
  [
    "with a broken crop and hotspot",
    { crop: { top: 0.5 }, hotspot: { x: 0 } },
    [400, 400],
    { ...square, rect: "500,0,1000,1000" },
  ],
] satisfies readonly (readonly [string, object, readonly [number, number?], object])[]) {
  test(`an image ${name} asks for ${Object.values(query)}`, () => {
    assert.equal(address(fields, size).query, query);
  });
}

for (const [name, fields] of [
  ["nothing", {}],
  ["a partial crop", { crop: { top: 0.1 } }],
  ["a partial hotspot", { hotspot: { x: 0.1, width: 0.2 } }],
  ["text for numbers", { crop: { top: "a", bottom: "b", left: "c", right: "d" }, hotspot: {} }],
] as const) {
  test(`no address has NaN in it, with ${name} beside the asset`, () => {
    for (const height of [undefined, 400]) {
      const { pathname, query } = address(fields, [800, height]);
      assert.not.match(JSON.stringify([pathname, query]), /NaN|undefined|null/);
    }
  });
}

for (const [name, size, expected] of [
  ["cropped", [800, 400], ["400x200 400w", "800x400 800w"]],
  ["large and cropped", [1200, 800], ["400x267 400w", "800x533 800w", "1200x800 1200w"]],
  ["at a width", [800], ["400xnull 400w", "800xnull 800w"]],
] satisfies readonly (readonly [string, readonly [number, number?], readonly string[]])[]) {
  test(`a picture ${name} comes smaller for smaller screens`, () => {
    const image = toContentImage({ asset });
    if (image === null) throw new Error("the image isn't sound");
    const [width, height] = size;
    const choices = pictureOf(image, width, height).srcSet.split(", ");
    assert.equal(
      choices.map((choice) => {
        const [address = "", wide] = choice.split(" ");
        const { searchParams } = new URL(address);
        return `${searchParams.get("w")}x${searchParams.get("h")} ${wide}`;
      }),
      expected,
    );
  });
}

test("the box of a picture has the proportions of what its editor left of it", () => {
  for (const [fields, size, box] of [
    [{}, [800], [800, 400]],
    [{ crop }, [800], [800, 933]],
    [{ crop }, [800, 400], [800, 400]],
  ] satisfies readonly (readonly [object, [number, number?], readonly number[]])[]) {
    const image = toContentImage({ asset, ...fields });
    if (image === null) throw new Error("the image isn't sound");
    const { width, height } = pictureOf(image, size[0], size[1]);
    assert.equal([width, height], box);
  }
});

test("who saves data gets pictures of a lower quality", () => {
  const image = toContentImage({ asset });
  if (image === null) throw new Error("the image isn't sound");
  assert.not.match(pictureOf(image, 800).srcSet, /q=/);
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  try {
    assert.match(pictureOf(image, 800).src, /q=40/);
    assert.is(pictureOf(image, 800).srcSet.match(/q=40/g)?.length, 2);
  } finally {
    Reflect.deleteProperty(navigator, "connection");
  }
});

test.run();
