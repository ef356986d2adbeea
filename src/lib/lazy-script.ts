import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import { useHydrated } from "./page-phase.ts";
import { readItem, removeItem, writeItems } from "./storage.ts";

/** The item of the tab's storage that says: the page was reloaded because a script was gone. */
const RELOADED = "reloadedForScript";

/**
 * Whether to reload the page, because its script may have gone with a deployment. It happens once,
 * only if the site's server answers (without a connection the page would be lost), and only while the
 * visitor waits for the screen (somebody who has gone on may be filling in a form).
 */
async function shouldReload(hash: string): Promise<boolean> {
  if (readItem(RELOADED, "sessionStorage") !== null) return false;
  const request = { method: "HEAD", cache: "no-store" } as const;
  const isThere = await fetch(window.location.pathname, request).then(
    ({ ok }) => ok,
    () => false,
  );
  return (
    isThere && window.location.hash === hash && writeItems({ [RELOADED]: "yes" }, "sessionStorage")
  );
}

/**
 * A script that is fetched when one of its components is first shown, or before.
 *
 * @param load gives what it exports.
 */
export function lazyScript<Exports>(load: () => Promise<Exports>) {
  let loaded: Exports | null = null;

  /** Fetches the script, if it isn't there yet. */
  async function fetchScript(): Promise<Exports> {
    if (loaded === null) {
      loaded = await load();
      removeItem(RELOADED, "sessionStorage");
    }
    return loaded;
  }

  /**
   * A component of the script. React's `lazy` stores a failure for good. Here a failure is dropped as
   * soon as the visitor goes to another screen, or at once if they have gone before it came.
   *
   * @param prerendered what the build shows in its place.
   */
  function component<Props extends object>(
    choose: (exports: Exports) => ComponentType<Props>,
    prerendered: ReactNode,
  ): ComponentType<Props> {
    const fetchAgain = () =>
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
            fetched = fetchAgain();
          };
          if (window.location.hash !== hash) forget();
          else window.addEventListener("hashchange", forget, { once: true });
          throw error;
        }
      });
    let fetched = fetchAgain();

    return (props) => {
      const hydrated = useHydrated();
      // A loaded screen is shown directly: React delays what it had to suspend for.
      const [shown] = useState(() => (loaded === null ? fetched : choose(loaded)));
      return hydrated ? createElement(shown, props) : prerendered;
    };
  }

  return { fetchScript, component };
}
