import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import { useHydrated } from "./page-phase.ts";
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
 * A script that is fetched when one of its components is first shown, or before.
 *
 * @param load gives what it exports.
 */
export function laterScript<Exports>(load: () => Promise<Exports>) {
  let loaded: Exports | null = null;

  /** Fetches the script, if it isn't there yet. */
  async function fetchScript(): Promise<Exports> {
    if (loaded === null) {
      loaded = await load();
      removeItem(RELOADED, "tab");
    }
    return loaded;
  }

  /**
   * A component of the script. React keeps a failure for good; here one in a moment without a
   * connection is forgotten as soon as the visitor goes somewhere else.
   *
   * @param drawn what the build draws in its place.
   */
  function component<Props extends object>(
    choose: (exports: Exports) => ComponentType<Props>,
    drawn: ReactNode,
  ): ComponentType<Props> {
    const fetchAnew = () =>
      lazy(async () => {
        const { hash } = window.location;
        try {
          return { default: choose(await fetchScript()) };
        } catch (error) {
          if (await shouldReload(hash)) {
            window.location.reload();
            return new Promise<never>(() => {});
          }
          const forget = () => {
            fetched = fetchAnew();
          };
          window.addEventListener("hashchange", forget, { once: true });
          throw error;
        }
      });
    let fetched = fetchAnew();

    return (props) => {
      const hydrated = useHydrated();
      // What is there is shown as it is: React holds back for a while whatever it had to wait for.
      const [shown] = useState(() => (loaded === null ? fetched : choose(loaded)));
      return hydrated ? createElement(shown, props) : drawn;
    };
  }

  return { fetchScript, component };
}
