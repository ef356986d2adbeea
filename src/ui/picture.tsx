import { type ComponentProps, type ReactNode, useState } from "react";
import { useNearViewport } from "../lib/browser-state.ts";

/**
 * A picture, or the fallback if it has no URL or fails to load. A lazy picture loads when it is
 * less than one viewport height from the viewport. It needs a `width` and `height` in pixels: an
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
  const [ref, wasNear] = useNearViewport();
  if (src === undefined || src === failedSrc) return fallback;

  // Not `loading="lazy"`: on a slow connection, Chrome loads even 2500 pixels below the viewport.
  if (lazy && !wasNear) {
    const { width, height, className } = rest;
    const attributes = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
    return (
      <svg
        ref={ref}
        width={width}
        viewBox={`0 0 ${width} ${height}`}
        className={className}
        {...attributes}
      />
    );
  }
  // `srcSet` first, since some browsers start loading as soon as `src` is set.
  return <img {...rest} srcSet={srcSet} src={src} alt={alt} onError={() => setFailedSrc(src)} />;
}
