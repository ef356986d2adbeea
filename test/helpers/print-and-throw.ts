/** Prints what a hook throws, since uvu doesn't, and throws it again. */
export function printAndThrow(error: unknown): never {
  console.error(error);
  throw error;
}
