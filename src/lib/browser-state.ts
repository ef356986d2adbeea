import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { changeNotifier } from "./change-notifier.ts";
import { prefersReducedMotion } from "./scroll.ts";
import { useHydrated } from "./use-hydrated.ts";

const visibility = changeNotifier(["visibilitychange"]);
const scrolling = changeNotifier(["scroll"]);

const no = () => false;

export const usePageHidden = () =>
  useSyncExternalStore(visibility.subscribe, () => document.hidden, no);

export const useScrollPosition = (test: (position: number) => boolean) =>
  useSyncExternalStore(
    scrolling.subscribe,
    () => test(window.scrollY),
    () => test(0),
  );

export const useReducedMotion = () => useHydrated() && prefersReducedMotion();

export function useBackOnline(callback: () => void): void {
  const callLatest = useEffectEvent(callback);
  useEffect(() => {
    window.addEventListener("online", callLatest);
    return () => window.removeEventListener("online", callLatest);
  }, []);
}
