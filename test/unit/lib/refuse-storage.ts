/**
 * Makes the browser refuse its storage, as one does whose storage is switched off (reaching for it
 * throws), that has none at all, or where it is full (only writing throws).
 *
 * @param mayWrite for a storage that fills up on the way: whether a key still fits in.
 * @returns the function that gives the storage back.
 */
export function refuseStorage(
  refusal: "switched off" | "missing" | "full",
  mayWrite: (key: string) => boolean = () => false,
): () => void {
  const real = window.localStorage;
  const full = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, text: string) => {
      if (!mayWrite(key)) throw new DOMException("Full", "QuotaExceededError");
      real.setItem(key, text);
    },
  };
  Object.defineProperty(window, "localStorage", {
    configurable: true,
    get() {
      if (refusal === "switched off") throw new DOMException("Denied", "SecurityError");
      return refusal === "full" ? full : undefined;
    },
  });
  // The real one is the window's prototype's.
  return () => Reflect.deleteProperty(window, "localStorage");
}
