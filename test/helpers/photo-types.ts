const bytesOf = (text: string) => Buffer.from(text, "latin1");

/** The first bytes of each type of image that an application may have. */
export const photoTypes = new Map([
  ["image/png", bytesOf("\x89PNG\r\n\x1a\n")],
  ["image/jpeg", bytesOf("\xff\xd8\xff\xe0")],
  ["image/gif", bytesOf("GIF89a")],
  ["image/webp", bytesOf("RIFF....WEBPVP8 ")],
  ["image/heic", bytesOf("....ftypheic")],
  ["image/avif", bytesOf("....ftypavif")],
  ["image/bmp", bytesOf("BM....\0\0\0\0")],
  ["image/tiff", bytesOf("II*\0")],
]);
