const MEGABYTE = 1024 * 1024;

/** "3.4 MB", or "24 KB" below a tenth of a megabyte. */
export function formatFileSize(bytes: number): string {
  return bytes < MEGABYTE / 10
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
