import { type ComponentType, createElement, lazy, type ReactNode } from "react";
import { useHydrated } from "./hydrated.ts";

/**
 * A component whose script is fetched when it is first shown. React keeps a failure for good; here
 * one in a moment without a connection is forgotten as soon as the visitor goes somewhere else.
 *
 * @param drawn what the build draws in its place.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawn: ReactNode,
): ComponentType<Props> {
  const fetchAnew = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        const forget = () => {
          Current = fetchAnew();
        };
        window.addEventListener("hashchange", forget, { once: true });
        throw error;
      }
    });
  let Current = fetchAnew();
  return (props) => (useHydrated() ? createElement(Current, props) : drawn);
}
