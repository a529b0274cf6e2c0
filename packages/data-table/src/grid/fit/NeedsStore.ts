import type { Needs } from '../../layout/columnRoom';

const nothing: Needs = {};

/** What columns need, kept outside of React's state: a change of it is drawn before the browser paints. */
export class NeedsStore {
  #heading = '';
  #needs = nothing;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Nothing yet for other headers than those that were measured. */
  of(heading: string): Needs {
    return heading === this.#heading ? this.#needs : nothing;
  }

  /** Whether anything was measured below these headers. */
  has(heading: string): boolean {
    return heading === this.#heading;
  }

  /** Columns only grow; the same object where none did. */
  grow(heading: string, found: Needs): void {
    const before = this.of(heading);
    const larger = Object.entries(found).filter(([field, width]) => width > (before[field] ?? 0));
    if (!larger.length) return;
    this.#heading = heading;
    this.#needs = { ...before, ...Object.fromEntries(larger) };
    for (const tell of this.#listeners) tell();
  }
}
