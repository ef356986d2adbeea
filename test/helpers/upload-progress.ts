/** For the tests of uploads: the fake `XMLHttpRequest` reports no progress by itself. */
import type { Progress } from "../../src/lib/upload.ts";
import type { FakeXHR } from "./fake-xhr.ts";

/** Reports the progress of the last upload. */
export function reportProgress(progress: Progress): void {
  // The global class is of another bundle: an imported one would have its own `last`.
  const { last } = globalThis.XMLHttpRequest as unknown as typeof FakeXHR;
  last?.upload.onprogress?.(progress);
}
