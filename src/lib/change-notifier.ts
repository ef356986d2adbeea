/**
 * Tells components that something outside React has changed. One listener notifies all subscribers,
 * so that React updates them in one render, not in one for each.
 *
 * @param events the types of the window's events that report a change.
 * @returns a `subscribe` for `useSyncExternalStore`, and a function that notifies all subscribers.
 */
export function changeNotifier(events: readonly string[] = []) {
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  // The build has no window.
  for (const type of events) globalThis.window?.addEventListener(type, notify);
  return { subscribe, notify };
}
