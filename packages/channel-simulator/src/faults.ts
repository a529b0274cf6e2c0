/**
 * What goes wrong: 429 with or without the time to wait, 503, no answer at all, one that comes late, an answer that misses what it must have or
 * has a value nobody knows, a day's quota that is used up, a scope that a shop did not grant.
 */
export type Fault = 'rateLimit' | 'serverError' | 'silence' | 'slowness' | 'shape' | 'unknownValue' | 'quota' | 'scope';

interface Switch {
  /** Calls that meet it; all until it is cleared. */
  times?: number;
  /** Calls whose path begins so; all unless said. */
  on?: string;
  /** Seconds that a 429 asks to wait; not told unless said. */
  retryAfter?: number;
  /** Milliseconds that an answer comes late. */
  ms?: number;
}

/** The switches of a simulator. */
export interface Faults {
  set(fault: Fault, how?: Switch): void;
  /** Takes one away, or all. */
  clear(fault?: Fault): void;
  /** Whether a call meets a fault; counts it. */
  meet(fault: Fault, path: string): Switch | undefined;
  /** Videos that are deleted or private by now. */
  gone: Set<string>;
  /** Videos without comments, by the author's wish. */
  commentsClosed: Set<string>;
  /** Accounts that do not tell how many follow them. */
  figuresHidden: Set<string>;
  /** Accounts that took their consent back. */
  withdrawn: Set<string>;
  /** Accounts whose access tokens are not taken, though they are renewed as ever. */
  lockedOut: Set<string>;
}

export function createFaults(): Faults {
  const set = new Map<Fault, Switch>();
  return {
    set: (fault, how = {}) => void set.set(fault, { ...how }),
    clear: (fault) => (fault ? void set.delete(fault) : set.clear()),
    meet: (fault, path) => {
      const found = set.get(fault);
      if (!found || (found.on !== undefined && !path.startsWith(found.on))) return undefined;
      if (found.times !== undefined) {
        found.times -= 1;
        if (found.times <= 0) set.delete(fault);
      }
      return found;
    },
    gone: new Set(),
    commentsClosed: new Set(),
    figuresHidden: new Set(),
    withdrawn: new Set(),
    lockedOut: new Set(),
  };
}
