import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * Whether the component shows what it likes. Before that it has to show what the build drew, which
 * knows nothing of the visitor: React takes that over first, and then renders again.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
