import { rm } from "node:fs/promises";

/**
 * Removes a folder that a test has used. That never fails the test: a program that was killed a moment ago may
 * still write there.
 */
export async function cleanUp(folder: string): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  await rm(folder, options).catch(console.warn);
}
