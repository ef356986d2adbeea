import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useState,
  useSyncExternalStore,
} from "react";

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
   * @param loading is prerendered, and shown until the script is there.
   */
  function component<Props extends object>(
    choose: (exports: Exports) => ComponentType<Props>,
    loading: ReactNode,
  ): ComponentType<Props> {
    return (props) => {
      const [error, setError] = useState<unknown>(null);
      const subscribe = useCallback((onChange: () => void) => {
        fetchScript().then(onChange, setError);
        return () => {};
      }, []);
      const exports = useSyncExternalStore(
        subscribe,
        () => loaded,
        () => null,
      );
      if (error !== null) throw error;
      return exports === null ? loading : createElement(choose(exports), props);
    };
  }

  return { fetchScript, component };
}
