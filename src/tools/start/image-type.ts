/** A text in the first bytes of each image type, and where it is. */
const signatures: readonly (readonly [type: string, at: number, text: string])[] = [
  ["image/png", 1, "PNG\r\n"],
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/gif", 0, "GIF8"],
  ["image/webp", 8, "WEBP"],
  ["image/heic", 4, "ftyphe"],
  ["image/heic", 4, "ftypmi"],
  ["image/avif", 4, "ftypav"],
  ["image/bmp", 0, "BM"],
  ["image/tiff", 0, "II*\0"],
  ["image/tiff", 0, "MM\0*"],
];

/** The type of an image by its first bytes; null if the file is none of the contract's types. */
export async function imageType(file: Blob): Promise<string | null> {
  const start = Buffer.from(await file.slice(0, 12).arrayBuffer()).toString("latin1");
  const found = signatures.find(([, at, text]) => start.startsWith(text, at));
  return found?.[0] ?? null;
}
