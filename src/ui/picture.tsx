import { type ComponentProps, type ReactNode, useState } from "react";

/** A picture; where there is none, or it can't be loaded, something else or nothing is shown. */
export function Picture({
  src,
  alt,
  otherwise = null,
  ...rest
}: ComponentProps<"img"> & { readonly otherwise?: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === undefined || src === broken) return otherwise;
  return <img {...rest} src={src} alt={alt} onError={() => setBroken(src)} />;
}
