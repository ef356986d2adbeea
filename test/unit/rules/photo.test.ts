/** A photo is accepted under a name of its type, and any other file is refused with a reason. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { PhotoError, preparePhoto } from "../../../src/rules/photo.ts";

// happy-dom can't decode photos. `shrink-photo.test.ts` tests those that can be decoded.
const test = suite("photo");

const INVALID = "Please select a valid image file";
const TOO_LARGE = "Image size must be less than 5MB";
const LIMIT = 5 * 1024 * 1024;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [...new TextEncoder().encode("GIF89a")];

/** A file of this size that begins with some bytes. The others are zero. */
function fileOf(type: string, begin: readonly number[], size = begin.length): File {
  const bytes = new Uint8Array(size);
  bytes.set(begin);
  return new File([bytes], "card", { type });
}

const errorOf = (file: File) =>
  preparePhoto(file).then(
    () => null,
    (error: unknown) => {
      assert.instance(error, PhotoError);
      return error instanceof Error ? error.message : error;
    },
  );

for (const [name, file, error] of [
  ["an empty file", fileOf("image/png", []), INVALID],
  ["a video", fileOf("video/mp4", png), INVALID],
  ["an SVG", fileOf("image/svg+xml", png), INVALID],
  ["an untyped file with a PNG further on", fileOf("", [0, ...png]), INVALID],
  ["a picture of another type that can't be decoded", fileOf("image/gif", gif), INVALID],
  ["a PNG of 5 MB that can't be decoded", fileOf("image/png", png, LIMIT), TOO_LARGE],
  ["another picture of 5 MB that can't be decoded", fileOf("image/gif", gif, LIMIT), INVALID],
  ["an untyped file of more than 100 MB", fileOf("", gif, 100 * 1024 * 1024 + 1), TOO_LARGE],
] as const) {
  test(`a file that can't be sent as a photo is refused: ${name} with "${error}"`, async () => {
    assert.is(await errorOf(file), error);
  });
}

for (const [name, file, type] of [
  ["a PNG one byte below 5 MB", fileOf("image/png", png, LIMIT - 1), "image/png"],
  ["a JPEG of an unknown type", fileOf("application/octet-stream", jpeg), "image/jpeg"],
  ["an untyped PNG", fileOf("", png), "image/png"],
  ["a JPEG that is named as a PNG", fileOf("image/png", jpeg), "image/jpeg"],
] as const) {
  test(`${name} that can't be decoded is sent as ${type}, with the same bytes`, async () => {
    const sent = await preparePhoto(file);
    assert.is(sent.type, type);
    assert.equal(await sent.bytes(), await file.bytes());
  });
}

for (const [chosen, begin, sent] of [
  ["photo.jfif", jpeg, "photo.jpg"],
  ["Musu K. Doe", jpeg, "Musu K. Doe.jpg"],
  ["card.jpg", png, "card.png"],
  ["", png, "photo.png"],
] as const) {
  test(`a photo named "${chosen}" is sent as "${sent}", with the extension of its type`, async () => {
    const { name } = await preparePhoto(new File([Uint8Array.from(begin)], chosen));
    assert.is(name, sent);
  });
}

test("a file that can't be read is asked for again", async () => {
  const file = fileOf("image/png", png);
  // As for a file that was deleted, or is in a cloud that the phone can't reach.
  file.stream = () => new ReadableStream({ start: (body) => body.error(new DOMException("")) });
  const error = "This file can't be read any more. Please choose it again.";
  assert.is(await errorOf(file), error);
});

test.run();
