import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Until hydration, React has to render what the build has rendered for any visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
