import { withTimeout } from "./with-timeout.ts";

/** nginx refuses requests of more than 1 MB. */
const SHRINK_FROM_BYTES = 900_000;
const MAX_SIDE_PX = 2000;

/** From 0 to 1. Small print has to stay sharp. */
const QUALITY = 0.8;

/**
 * Makes a large photo a smaller, upright JPEG, without metadata such as the location.
 *
 * @param canStay whether the backend takes the photo's own type. A small one then stays as it is.
 * @returns null if the photo can't stay, and the browser can't make it a JPEG.
 */
export async function shrinkPhoto(photo: Blob, canStay: boolean): Promise<Blob | null> {
  const image = document.createElement("img");
  try {
    image.src = URL.createObjectURL(photo);
    // `drawImage` would decode on the main thread (github.com/whatwg/html/pull/2332).
    await withTimeout(image.decode());
    const side = Math.max(image.naturalWidth, image.naturalHeight);
    if (canStay && photo.size < SHRINK_FROM_BYTES && side < MAX_SIDE_PX) return photo;
    const jpeg = await withTimeout(toJpeg(image));
    if (jpeg !== null && (jpeg.size < photo.size || !canStay)) return jpeg;
  } catch {
    // The browser can't decode or encode the photo in time.
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return canStay ? photo : null;
}

async function toJpeg(image: HTMLImageElement): Promise<Blob | null> {
  // Chrome before 81 would ignore the orientation in the photo's metadata (MDN).
  if (!CSS.supports("image-orientation", "from-image")) return null;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight));
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
 * Against fingerprinting, some browsers return noise or white for what was drawn. A difference
 * of a few steps is invisible (github.com/brave/brave-browser/issues/41881).
 */
function isReliable(context: CanvasRenderingContext2D): boolean {
  const { width } = context.canvas;
  context.fillStyle = "rgb(128, 128, 128)";
  context.fillRect(0, 0, width, 1);
  const { data } = context.getImageData(0, 0, width, 1);
  return data.every((value, index) => index % 4 === 3 || Math.abs(value - 128) < 8);
}
