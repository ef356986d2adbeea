import { type ComponentProps, type ReactNode, useState } from "react";

/** A picture, or the fallback where it has no address or can't be loaded. */
export function Picture({
  src,
  alt,
  fallback = null,
  ...rest
}: ComponentProps<"img"> & { readonly fallback?: ReactNode }) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (src === undefined || src === failedSrc) return fallback;
  return <img {...rest} src={src} alt={alt} onError={() => setFailedSrc(src)} />;
}
