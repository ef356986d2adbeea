import { rm } from "node:fs/promises";

/**
 * Removes a folder that a test has used. A failure doesn't fail the test: a killed program may still
 * be writing there.
 */
export async function cleanUp(folder: string): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  await rm(folder, options).catch(console.warn);
}
