/** For the tests of uploads: happy-dom reports no progress by itself. */
import type { Progress } from "../../src/lib/upload.ts";
import type { FetchedRequest } from "./fetched-request.ts";

/** Has the browser say how far the last upload is. */
export function reportProgress(progress: Progress): void {
  // The globals are set by a bundle of their own, with another class of the same name.
  const { last } = globalThis.XMLHttpRequest as unknown as typeof FetchedRequest;
  last?.upload.onprogress?.(progress);
}
