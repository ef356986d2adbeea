import { createHash } from "node:crypto";

/** In Base64, as policies and integrity attributes have it. */
export const sha256 = (contents: string | Uint8Array): string =>
  createHash("sha256").update(contents).digest("base64");
