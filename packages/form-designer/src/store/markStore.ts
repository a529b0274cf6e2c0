import type { Place } from '../document/tree/findControl';

/** Where a drag would drop now; kept apart from the state because it changes with every pointer move. */
export interface MarkStore {
  get(): Place | null;
  set(place: Place | null): void;
  subscribe(listener: () => void): () => void;
}

export function createMarkStore(): MarkStore {
  const listeners = new Set<() => void>();
  let mark: Place | null = null;
  return {
    get: () => mark,
    set: (place) => {
      if (isSame(place, mark)) return;
      mark = place;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSame = (one: Place | null, other: Place | null): boolean =>
  one === other || (one !== null && other !== null && one.parent === other.parent && one.slot === other.slot && one.index === other.index);
