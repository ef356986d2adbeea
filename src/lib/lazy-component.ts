import { type ComponentType, createElement, lazy, type ReactNode } from "react";
import { useHydrated } from "./hydrated.ts";
import { readItem, removeItem, writeItem } from "./storage.ts";

/** Says in the tab's storage that the page was loaded anew for a script that was gone. */
const RELOADED = "reloadedForScript";

/**
 * Whether to load the page anew, whose script may have gone with a deployment: once; only where the
 * site's server answers, lest a page without a connection gives way to none; and only while the
 * visitor waits for it, since whoever has gone on may be filling in a form.
 */
async function shouldReload(hash: string): Promise<boolean> {
  if (readItem(RELOADED, "tab") !== null) return false;
  const request = { method: "HEAD", cache: "no-store" } as const;
  const isThere = await fetch(window.location.pathname, request).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere && window.location.hash === hash && writeItem(RELOADED, "yes", "tab");
}

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
      const { hash } = window.location;
      try {
        const component = await load();
        removeItem(RELOADED, "tab");
        return { default: component };
      } catch (error) {
        if (await shouldReload(hash)) {
          window.location.reload();
          return new Promise<never>(() => {});
        }
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
