/** What a photo may have without being made smaller: bytes, and pixels on its longer side. */
const HEAVY = 1024 * 1024;
const LONGEST = 2000;

/** The quality of the JPEG, from 0 to 1: small print stays sharp. */
const QUALITY = 0.8;

/**
 * Makes a photo of more than 1 MB, or of more than 2000 pixels on its longer side, smaller: a JPEG
 * that stands upright, without what the camera noted in it, such as the place. Gives the file as it
 * is where it is small already, gets no smaller that way, or can't be processed.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const image = await load(file);
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight));
    if (scale === 1 && file.size <= HEAVY) return file;
    const jpeg = await draw(
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

/** Reads a picture as far as its size: it isn't decoded before it is drawn. */
async function load(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  await loaded.finally(() => URL.revokeObjectURL(image.src));
  return image;
}

async function draw(
  file: File,
  image: HTMLImageElement,
  width: number,
  height: number,
): Promise<Blob | null> {
  // Decoded beside the page's own work, and let go of at once. Browsers that don't know this name of
  // an orientation may not stand such a bitmap upright, but they draw the image itself so.
  const bitmap = await createImageBitmap(file, {
    imageOrientation: "from-image",
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  }).catch(() => null);
  // All but Chrome 80, which knows neither.
  if (bitmap === null && !CSS.supports("image-orientation", "from-image")) return null;

  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  // What is clear in a PNG would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap ?? image, 0, 0, width, height);
  bitmap?.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
