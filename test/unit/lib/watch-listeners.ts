/**
 * Runs something that adds listeners to a target and removes them.
 *
 * @returns how many of the listeners that it added are still there.
 */
export function listenersLeftBy(target: EventTarget, run: () => void): number {
  const { addEventListener, removeEventListener } = target;
  const listeners = new Set<string>();
  const ids = new Map<unknown, number>();
  const name = (type: string, listener: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ids.size);
    return `${type} ${ids.get(listener)}`;
  };
  let added = 0;
  target.addEventListener = (type, listener, options) => {
    added++;
    listeners.add(name(type, listener));
    addEventListener.call(target, type, listener, options);
  };
  target.removeEventListener = (type, listener, options) => {
    listeners.delete(name(type, listener));
    removeEventListener.call(target, type, listener, options);
  };
  try {
    run();
    if (added === 0) throw new Error("nothing listened");
    return listeners.size;
  } finally {
    Object.assign(target, { addEventListener, removeEventListener });
  }
}
