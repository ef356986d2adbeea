import { rm } from "node:fs/promises";

/** Removes a test's folder. A failure fails no test: a killed program may still write there. */
export async function cleanUp(folder: string): Promise<void> {
  // Each level of folders repeats the retries of the levels below it.
  const options = { recursive: true, force: true, maxRetries: 1 };
  await rm(folder, options).catch(console.warn);
}
