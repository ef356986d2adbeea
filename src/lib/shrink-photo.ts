const MAX_BYTES = 1024 * 1024;
const MAX_SIDE = 2000;

/** The quality of the JPEG, from 0 to 1. Small print has to stay sharp. */
const QUALITY = 0.8;

/**
 * Makes a photo of more than 1 MB, or of more than 2000 pixels on its longer side, smaller: an
 * upright JPEG without the camera's metadata, such as the location. Returns the file itself if it
 * is small enough, if the JPEG isn't smaller, or if the browser can't process the photo.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const image = document.createElement("img");
  image.src = URL.createObjectURL(file);
  try {
    // `drawImage` would decode on the main thread.
    await image.decode();
    const scale = Math.min(1, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
    if (scale === 1 && file.size <= MAX_BYTES) return file;
    // Chrome 80 would ignore the orientation in the photo's metadata.
    if (!CSS.supports("image-orientation", "from-image")) return file;
    const jpeg = await toJpeg(image, scale);
    return jpeg && jpeg.size < file.size
      ? new File([jpeg], file.name.replace(/(\.[^.]*)?$/, ".jpg"), { type: jpeg.type })
      : file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function toJpeg(image: HTMLImageElement, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext("2d");
  if (context === null || !isReliable(context)) return null;
  context.imageSmoothingQuality = "high";
  // Transparent pixels of a PNG would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

/**
 * Whether a canvas gives back what is drawn on it. Against fingerprinting, Tor and other browsers
 * give back noise or white. Some change each value by a few of its 256 steps, which nobody sees.
 */
function isReliable(context: CanvasRenderingContext2D): boolean {
  const { width } = context.canvas;
  // Its red, green and blue are 128.
  context.fillStyle = "gray";
  context.fillRect(0, 0, width, 1);
  const { data } = context.getImageData(0, 0, width, 1);
  return data.every((value, index) => index % 4 === 3 || Math.abs(value - 128) < 8);
}
