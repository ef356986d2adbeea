/** The rules for the photo of an ID card (spec section 5). */
import { shrinkPhoto } from "../lib/shrink-photo.ts";
import { withTimeout } from "../lib/with-timeout.ts";

/** Its message is for the visitor. */
export class PhotoError extends Error {
  override readonly name = "PhotoError";
}

export const PHOTO_REQUIRED = "Please upload your ID card image";
const NOT_A_PHOTO = "Please select a valid image file";
const TOO_LARGE = "Image size must be less than 5MB";
const UNREADABLE = "This file can't be read any more. Please choose it again.";

const SIZE_LIMIT_BYTES = 5 * 1024 * 1024;

/** A file without a type may be a film, which would fill a phone's memory. */
const READ_LIMIT_BYTES = 100 * 1024 * 1024;

// Some phones give no exact type (github.com/delight-im/Android-AdvancedWebView/issues/14).
const POSSIBLE_TYPES = /^$|^application\/octet-stream$|^image\/(?!svg)/;

/** The types of photos that are sent, each with its first bytes. */
export const SIGNATURES = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
] as const;

function sentTypeOf(file: ArrayBuffer) {
  const bytes = new Uint8Array(file);
  return SIGNATURES.find(([, begin]) => begin.every((byte, index) => byte === bytes[index]))?.[0];
}

/**
 * Returns a PNG or a JPEG in memory, because a browser refuses to read a file again that was
 * removed or changed. Its name gets an extension, since phones give names such as `1000012345` or
 * `photo.jfif`, which some backends refuse. Throws PhotoError.
 */
export async function preparePhoto(file: File): Promise<File> {
  if (file.size === 0 || !POSSIBLE_TYPES.test(file.type)) throw new PhotoError(NOT_A_PHOTO);
  if (file.size > READ_LIMIT_BYTES) throw new PhotoError(TOO_LARGE);
  // Not `file.arrayBuffer`, which iOS before 14.5 lacks (MDN).
  const bytes = await withTimeout(new Response(file).arrayBuffer()).catch(() => {
    throw new PhotoError(UNREADABLE);
  });
  const type = sentTypeOf(bytes);
  const read = new Blob([bytes], { type: type ?? file.type });
  const photo = await shrinkPhoto(read, type !== undefined);
  if (photo === null) throw new PhotoError(NOT_A_PHOTO);
  if (photo.size >= SIZE_LIMIT_BYTES) throw new PhotoError(TOO_LARGE);
  const name = file.name.replace(/\.\w*$/, "") || "photo";
  const extension = photo.type === "image/png" ? "png" : "jpg";
  return new File([photo], `${name}.${extension}`, { type: photo.type });
}
