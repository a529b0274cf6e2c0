import { isSameState } from './isSameState';
import type { FieldState } from './Scope';

/** The state of each field as it was last shown, and who is told when it changes. */
export class FieldStates {
  readonly #read: (key: string) => FieldState | undefined;
  readonly #states = new Map<string, FieldState>();
  readonly #listeners = new Map<string, Set<() => void>>();

  /** `read` gives the state as it is now; nothing for a field that is gone. */
  constructor(read: (key: string) => FieldState | undefined) {
    this.#read = read;
  }

  /** The same object until something of it changes, for `useSyncExternalStore`. */
  get(key: string): FieldState | undefined {
    const known = this.#states.get(key);
    if (known) return known;
    const state = this.#read(key);
    if (state) this.#states.set(key, state);
    return state;
  }

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  /** Reads some states again and tells of those that changed. */
  refresh(keys: Iterable<string>): void {
    for (const key of keys) {
      const before = this.#states.get(key);
      const after = before && this.#read(key);
      if (before && after) {
        if (isSameState(before, after)) continue;
        this.#states.set(key, after);
      }
      for (const listener of this.#listeners.get(key) ?? []) listener();
    }
  }

  /** Reads every state again; those of fields that are gone are forgotten. */
  refreshAll(isThere: (key: string) => boolean): void {
    for (const key of this.#states.keys()) if (!isThere(key)) this.#states.delete(key);
    this.refresh(new Set([...this.#states.keys(), ...this.#listeners.keys()]));
  }
}
