/** Tells listeners about events, in the order they began to listen. */
export interface Emitter<Event> {
  emit: (event: Event) => void;
  /** Returns how to stop listening. */
  subscribe: (listener: (event: Event) => void) => () => void;
}

export function createEmitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => listeners.forEach((listener) => listener(event)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
