import { photoFile } from "./photo-file.ts";

const MAX_BYTES = 1024 * 1024;
const MAX_SIDE = 2000;

/** The quality of the JPEG, from 0 to 1. Small print has to stay sharp. */
const QUALITY = 0.8;

/** How long the browser may take, in milliseconds. Meanwhile the photo can't be sent. */
const TIME_LIMIT = 15_000;

/**
 * Makes a photo of more than 1 MB, or of more than 2000 pixels on its longer side, smaller: an
 * upright JPEG without the camera's metadata, such as the location. Returns the file itself if it
 * is small enough, if the JPEG isn't smaller, or if the browser can't process the photo in time.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const image = document.createElement("img");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT, null);
  });
  try {
    image.src = URL.createObjectURL(file);
    const jpeg = await Promise.race([toSmallJpeg(image, file.size), expired]);
    return jpeg && jpeg.size < file.size ? photoFile(jpeg, file.name, jpeg.type) : file;
  } catch {
    return file;
  } finally {
    clearTimeout(timer);
    URL.revokeObjectURL(image.src);
  }
}

/** Null if the photo, of this size in bytes, is small enough, or the browser can't draw it. */
async function toSmallJpeg(image: HTMLImageElement, size: number): Promise<Blob | null> {
  // `drawImage` would decode on the main thread (github.com/whatwg/html/pull/2332).
  await image.decode();
  const scale = Math.min(1, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  if (scale === 1 && size <= MAX_BYTES) return null;
  // Chrome before 81 would ignore the orientation in the photo's metadata (MDN).
  if (!CSS.supports("image-orientation", "from-image")) return null;
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
 * Whether a canvas gives back what is drawn on it. Against fingerprinting, some browsers give back
 * noise or white (`engines.test.ts`). Others change a value by a few of its 256 steps, which nobody
 * sees (github.com/brave/brave-browser/issues/41881).
 */
function isReliable(context: CanvasRenderingContext2D): boolean {
  const { width } = context.canvas;
  // Its red, green and blue are 128.
  context.fillStyle = "gray";
  context.fillRect(0, 0, width, 1);
  const { data } = context.getImageData(0, 0, width, 1);
  return data.every((value, index) => index % 4 === 3 || Math.abs(value - 128) < 8);
}
