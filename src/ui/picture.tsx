import { type ComponentProps, type ReactNode, useState } from "react";
import { useCameNear } from "../lib/browser-state.ts";

/**
 * A picture, or the fallback where it has no address or can't be loaded. A lazy picture is loaded when
 * it comes within one viewport's height of the viewport. It needs a `width` and `height` in pixels: an
 * empty drawing of that size is shown before.
 */
export function Picture({
  src,
  srcSet,
  alt,
  lazy = false,
  fallback = null,
  ...rest
}: ComponentProps<"img"> & { readonly lazy?: boolean; readonly fallback?: ReactNode }) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [nearness, cameNear] = useCameNear();
  if (src === undefined || src === failedSrc) return fallback;

  // Not `loading="lazy"`: on a slow line, Chrome then loads what is 2500 pixels below the viewport.
  const { width, height } = rest;
  const empty = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  // `srcSet` first, since some browsers start loading as soon as `src` is set.
  const address = lazy && !cameNear ? { src: empty, ref: nearness } : { srcSet, src };
  return <img {...rest} {...address} alt={alt} onError={() => setFailedSrc(src)} />;
}
