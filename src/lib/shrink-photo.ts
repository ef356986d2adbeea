/** A photo with more bytes, or with more pixels on its longer side, is made smaller. */
const MAX_BYTES = 1024 * 1024;
const MAX_SIDE = 2000;

/** The quality of the JPEG, from 0 to 1. Small print has to stay sharp. */
const QUALITY = 0.8;

/**
 * Makes a photo of more than 1 MB, or of more than 2000 pixels on its longer side, smaller: an
 * upright JPEG without the camera's metadata, such as the location. Returns the file itself where it
 * is small already, where the JPEG isn't smaller, or where the photo can't be processed.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const image = await loadImage(file);
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight));
    if (scale === 1 && file.size <= MAX_BYTES) return file;
    const jpeg = await toJpeg(
      file,
      image,
      Math.round(naturalWidth * scale),
      Math.round(naturalHeight * scale),
    );
    return jpeg && jpeg.size < file.size
      ? new File([jpeg], file.name.replace(/(\.[^.]*)?$/, ".jpg"), { type: jpeg.type })
      : file;
  } catch {
    return file;
  }
}

/** Loads a picture to learn its size. The browser decodes it only to paint it. */
async function loadImage(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  await loaded.finally(() => URL.revokeObjectURL(image.src));
  return image;
}

/**
 * Decodes a picture in another size off the main thread. Rejects in browsers that don't know
 * `from-image`: they might not turn the bitmap upright, but they paint the image itself upright.
 */
async function decode(file: File, width: number, height: number): Promise<ImageBitmap> {
  // Safari before 15 doesn't have it, which rejects as well.
  return createImageBitmap(file, {
    imageOrientation: "from-image",
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
}

async function toJpeg(
  file: File,
  image: HTMLImageElement,
  width: number,
  height: number,
): Promise<Blob | null> {
  const bitmap = await decode(file, width, height).catch(() => null);
  // Chrome 80 supports neither.
  if (bitmap === null && !CSS.supports("image-orientation", "from-image")) return null;

  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  // Transparent pixels of a PNG would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap ?? image, 0, 0, width, height);
  // It may be large, and is freed at once.
  bitmap?.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
