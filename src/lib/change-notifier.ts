/**
 * Makes a `subscribe` for `useSyncExternalStore` that reports events of the window. All subscribers
 * share one listener, so that React renders them together. With a listener each, React would render
 * them one after another.
 */
export function changeNotifier(events: readonly string[] = []) {
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    // The window ignores a listener that it has already.
    for (const type of events) window.addEventListener(type, notify);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { subscribe, notify };
}
