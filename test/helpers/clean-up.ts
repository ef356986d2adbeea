import { rm } from "node:fs/promises";

/**
 * Removes a folder that a test has used. A failure doesn't fail the test: a killed program may
 * still be writing there.
 */
export async function cleanUp(folder: string): Promise<void> {
  // Each level of folders repeats the retries of the levels below it.
  const options = { recursive: true, force: true, maxRetries: 1 };
  await rm(folder, options).catch(console.warn);
}
