/**
 * Tells components that something outside React has changed. One listener of the window notifies all
 * subscribers, so that React updates them in one render. With a listener for each it would render
 * after every one.
 *
 * @param events the window's events that report a change, listened to while there are subscribers.
 * @returns a `subscribe` for `useSyncExternalStore`, and a function that notifies all subscribers.
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
