import { type ComponentProps, type ReactNode, useState } from "react";
import { useCameNear } from "../lib/browser-state.ts";

/**
 * A picture, or the fallback where it has no address or can't be loaded. A lazy picture is loaded when
 * it comes within one viewport's height of the viewport. It needs a `width` and `height` in pixels: an
 * empty box of that shape is shown before.
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
  if (lazy && !cameNear) {
    const { width, height, className } = rest;
    const name = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
    return (
      <svg ref={nearness} viewBox={`0 0 ${width} ${height}`} className={className} {...name} />
    );
  }
  // `srcSet` first, since some browsers start loading as soon as `src` is set.
  return <img {...rest} srcSet={srcSet} src={src} alt={alt} onError={() => setFailedSrc(src)} />;
}
