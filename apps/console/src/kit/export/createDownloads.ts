/** Exports of this page that are ready and that nobody has looked at yet. */
export interface Downloads {
  /** One more is ready. */
  isReady: () => void;
  /** The download centre was opened. */
  seen: () => void;
  subscribe: (onChange: () => void) => () => void;
  count: () => number;
}

export function createDownloads(): Downloads {
  const listeners = new Set<() => void>();
  let ready = 0;
  const set = (next: number) => {
    ready = next;
    for (const listener of listeners) listener();
  };
  return {
    isReady: () => set(ready + 1),
    seen: () => set(0),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    count: () => ready,
  };
}
