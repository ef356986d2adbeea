import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

/**
 * A script that is fetched when one of its components first mounts, or earlier by `fetchScript`.
 *
 * @param load imports the script.
 */
export function lazyScript<Exports>(load: () => Promise<Exports>) {
  let loaded: Exports | null = null;

  /** Fetches the script, unless it has loaded. */
  async function fetchScript(): Promise<void> {
    loaded ??= await load();
  }

  /**
   * A component of the script. If `load` fails, the component throws that error when it renders.
   * The next mount retries. In Firefox and Chrome 92 that fails, too, until the page is reloaded.
   *
   * @param loading is shown while the script loads: never in the build or during hydration.
   */
  function component<Props extends object>(
    choose: (exports: Exports) => ComponentType<Props>,
    loading: ReactNode,
  ): ComponentType<Props> {
    return (props) => {
      const [exports, setExports] = useState(loaded);
      useEffect(() => {
        const fail = (error: unknown) =>
          setExports(() => {
            throw error;
          });
        fetchScript().then(() => setExports(loaded), fail);
      }, []);
      return exports === null ? loading : createElement(choose(exports), props);
    };
  }

  return { fetchScript, component };
}
