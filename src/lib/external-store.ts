/**
 * Tells components that something outside React has changed. One listener notifies all subscribers, so that
 * React updates them in one render. With a listener for each it would render after every one.
 *
 * @param events what reports a change, listened to while there are subscribers.
 * @param targetOf what fires them, by default the window. It is asked for by the first subscriber, since the
 * build, which prerenders, has no such targets.
 * @returns a `subscribe` for `useSyncExternalStore`, and a function that notifies all subscribers.
 */
export function externalStore(
  events: readonly string[] = [],
  targetOf: () => EventTarget = () => window,
) {
  const listeners = new Set<() => void>();
  let target: EventTarget | null = null;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      target = targetOf();
      for (const event of events) target?.addEventListener(event, notify);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      for (const event of events) target?.removeEventListener(event, notify);
    };
  }

  return { subscribe, notify };
}
