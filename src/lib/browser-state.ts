import { useSyncExternalStore } from "react";
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
