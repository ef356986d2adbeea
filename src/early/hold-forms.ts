import { isReady } from "./is-ready.ts";

/** Keeps forms from being sent: the policy would refuse that, and the browser stop what is loading. */
export function holdForms(): void {
  addEventListener("submit", (event) => {
    if (!isReady()) event.preventDefault();
  });
}
