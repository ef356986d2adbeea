import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { observe } from "../lib/viewport.ts";
import * as styles from "./picture.module.css";

/** For `sizes`, with two device pixels for a CSS pixel, since three look the same. */
export const PHONE_WIDTH = "(min-resolution: 2.5dppx) 60vw, calc(100vw - 2rem)";

/** Whether the element was ever within a viewport's height of the viewport, or was printed. */
function useNearViewport() {
  const [wasNear, setWasNear] = useState(false);
  const ref = (element: Element | null) =>
    observe(element, (isNear) => isNear && setWasNear(true), "100% 0px");
  useEffect(() => {
    // Synchronously, since the browser prints the page as it is after this event.
    const printAll = () => flushSync(() => setWasNear(true));
    window.addEventListener("beforeprint", printAll);
    return () => window.removeEventListener("beforeprint", printAll);
  }, []);
  return [ref, wasNear] as const;
}

/**
 * Without a URL, or after a failure, the fallback replaces the picture, or else its alternative
 * text in a box, which needs a `width` and `height` in pixels.
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

  const { width, height, className } = rest;
  const box = { width, viewBox: `0 0 ${width} ${height}`, className };
  if (src === undefined || src === failedSrc) {
    if (!alt || fallback !== null) return fallback;
    return (
      <div className={styles.failed}>
        <svg {...box} aria-hidden="true" />
        <span className={styles.alt}>{alt}</span>
      </div>
    );
  }

  // Not `loading="lazy"`, since Chrome on a slow connection loads even what is 2500 pixels below
  // the viewport (github.com/whatwg/html/issues/5408).
  if (lazy && !wasNear) {
    const attributes = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
    return <svg ref={ref} {...box} {...attributes} />;
  }
  // `srcSet` first, since WebKit starts loading as soon as `src` is set (webkit.org/b/190031).
  return <img {...rest} srcSet={srcSet} src={src} alt={alt} onError={() => setFailedSrc(src)} />;
}
