/** How long a browser may take to read or decode a file, in milliseconds. */
const TIME_LIMIT = 15_000;

/** Rejects if a promise is still pending after `TIME_LIMIT`. */
export function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, TIME_LIMIT, new Error("Timed out"));
  });
  return Promise.race([promise, expired]).finally(() => clearTimeout(timer));
}
