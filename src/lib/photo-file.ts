/** The extensions of the types that the site asks for. */
const EXTENSIONS: Readonly<Record<string, string>> = { "image/jpeg": "jpg", "image/png": "png" };

/**
 * Creates the file of a photo. The name of a JPEG or a PNG gets the extension of its type: phones
 * give names such as `1000012345`, `image:22` or `photo.jfif`, which some backends refuse.
 */
export function photoFile(content: BlobPart, name: string, type: string): File {
  const extension = EXTENSIONS[type];
  const renamed = `${name.replace(/\.\w*$/, "") || "photo"}.${extension}`;
  return new File([content], extension ? renamed : name, { type });
}
