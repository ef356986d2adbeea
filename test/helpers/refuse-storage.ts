/**
 * Makes the browser refuse its storage: it is switched off (each access throws), missing, full (only
 * writing throws), or forgetful (writing does nothing).
 *
 * @param mayWrite whether a key can still be written, for a storage that fills up.
 * @returns the function that restores the storage.
 */
export function refuseStorage(
  refusal: "switched off" | "missing" | "full" | "forgetful",
  mayWrite: (key: string) => boolean = () => false,
  name: "localStorage" | "sessionStorage" = "localStorage",
): () => void {
  const real = window[name];
  const readable = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, text: string) => {
      if (mayWrite(key)) real.setItem(key, text);
      else if (refusal === "full") throw new DOMException("Full", "QuotaExceededError");
    },
  };
  Object.defineProperty(window, name, {
    configurable: true,
    get() {
      if (refusal === "switched off") throw new DOMException("Denied", "SecurityError");
      return refusal === "missing" ? undefined : readable;
    },
  });
  // The real property is on the prototype.
  return () => Reflect.deleteProperty(window, name);
}
