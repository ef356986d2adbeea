/**
 * Tells components that something outside React has changed. One listener notifies all subscribers, so that
 * React updates them in one render. With a listener for each it would render after every one.
 *
 * @param events the window's events that report a change.
 * @returns a `subscribe` for `useSyncExternalStore`, and a function that notifies all subscribers.
 */
export function externalStore(events: readonly string[] = []) {
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  // The build, which prerenders, has no window. In Safari 14 `visibilitychange` doesn't bubble up to it.
  for (const event of events) globalThis.window?.addEventListener(event, notify, true);
  return { subscribe, notify };
}
