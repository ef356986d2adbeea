/** For the tests of uploads: happy-dom reports no progress by itself. */
import type { Progress } from "../../src/lib/upload.ts";
import type { FetchedRequest } from "./fetched-request.ts";

/** Reports the progress of the last upload. */
export function reportProgress(progress: Progress): void {
  // Another bundle sets the globals, so the imported class isn't this one.
  const { last } = globalThis.XMLHttpRequest as unknown as typeof FetchedRequest;
  last?.upload.onprogress?.(progress);
}
