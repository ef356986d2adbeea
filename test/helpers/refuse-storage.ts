import { mock } from "node:test";

/**
 * Makes the browser refuse its local storage until `mock.reset` is called: it is switched off (each
 * access throws), missing, or full (only writing throws).
 *
 * @param mayWrite whether a key can still be written, for a storage that fills up.
 */
export function refuseStorage(
  refusal: "switched off" | "missing" | "full",
  mayWrite: (key: string) => boolean = () => false,
): void {
  const real = window.localStorage;
  const readable = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, text: string) => {
      if (mayWrite(key)) real.setItem(key, text);
      else throw new DOMException("Full", "QuotaExceededError");
    },
  };
  mock.getter(window, "localStorage", () => {
    if (refusal === "switched off") throw new DOMException("Denied", "SecurityError");
    return refusal === "missing" ? undefined : readable;
  });
}
