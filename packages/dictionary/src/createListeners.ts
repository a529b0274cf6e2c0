/** Called after a change. */
export type Listener = () => void;

/** Listeners by dictionary type, so that a change of one type wakes nobody else. */
export interface Listeners {
  /** Listens to one type, or to everything when `type` is null; returns how to stop. */
  add(type: string | null, listener: Listener): () => void;
  notify(types: readonly string[]): void;
  notifyAll(): void;
}

/** An empty set of listeners. */
export function createListeners(): Listeners {
  const byType = new Map<string | null, Set<Listener>>();
  const call = (type: string | null) => byType.get(type)?.forEach((listener) => listener());
  return {
    add(type, listener) {
      const known = byType.get(type);
      const set = known ?? new Set<Listener>();
      if (!known) byType.set(type, set);
      set.add(listener);
      return () => {
        set.delete(listener);
        if (set.size === 0 && byType.get(type) === set) byType.delete(type);
      };
    },
    notify(types) {
      types.forEach(call);
      call(null);
    },
    notifyAll() {
      [...byType.keys()].forEach(call);
    },
  };
}
