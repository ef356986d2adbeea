import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

/**
 * A script that is fetched when one of its components is first shown, or before.
 *
 * @param load gives what it exports.
 */
export function lazyScript<Exports>(load: () => Promise<Exports>) {
  let loaded: Exports | null = null;

  /** Fetches the script, if it isn't there yet. */
  async function fetchScript(): Promise<void> {
    loaded ??= await load();
  }

  /**
   * A component of the script. It throws what `load` rejects with; when it is next mounted, it asks for the
   * script again. Firefox and Chrome 92 then remember that it didn't come, until the page is loaded again.
   *
   * @param loading is shown until the script is there. The build, and a page that is hydrated, have it.
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
