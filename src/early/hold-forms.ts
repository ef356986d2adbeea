import { isReady } from "./is-ready.ts";

/** Prevents forms from being sent: the policy refuses that, and the browser would stop loading. */
export function holdForms(): void {
  addEventListener("submit", (event) => {
    if (!isReady()) event.preventDefault();
  });
}
