/**
 * Tells components of something that changes outside React, each by the same one listener: after
 * each of several of the browser's, React would render for that one's component alone.
 *
 * @param events those of the window that may change it; it listens to them while anybody asks.
 * @returns what `useSyncExternalStore` subscribes by, and what tells all subscribers of a change.
 */
export function changes(...events: readonly (keyof WindowEventMap)[]) {
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    for (const event of events) window.addEventListener(event, notify);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      for (const event of events) window.removeEventListener(event, notify);
    };
  }

  return { subscribe, notify };
}
