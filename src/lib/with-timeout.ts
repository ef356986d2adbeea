const DEFAULT_LIMIT_MS = 15_000;

/** Rejects after the limit, since a browser may never finish reading or decoding a file. */
export function withTimeout<Value>(
  promise: Promise<Value>,
  limitMs = DEFAULT_LIMIT_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limitMs, new Error("Timed out"));
  });
  return Promise.race([promise, expired]).finally(() => clearTimeout(timer));
}
