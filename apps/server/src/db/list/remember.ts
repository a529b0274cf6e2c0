import type { Db } from '../database';
import { underneath } from '../together/underneath';

/**
 * Keeps what was found for a question, so that those who ask at once wait for one answer; the oldest leave first. Keys
 * hold the state that the answer depends on. Failures are not kept.
 */
export function remember<Found>(most: number): Remembered<Found> {
  const byDb = new WeakMap<Db, Map<string, Promise<Found>>>();
  const ask = (asked: Db, key: string, find: () => Promise<Found>): Promise<Found> => {
    const db = underneath(asked);
    const known = byDb.get(db) ?? new Map<string, Promise<Found>>();
    byDb.set(db, known);
    const kept = known.get(key);
    if (kept) return kept;
    const finding = find();
    known.set(key, finding);
    finding.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return finding;
  };
  return Object.assign(ask, { knows: (db: Db, key: string) => byDb.get(underneath(db))?.has(key) ?? false });
}

interface Remembered<Found> {
  (db: Db, key: string, find: () => Promise<Found>): Promise<Found>;
  /** Whether an answer is kept, or on its way. */
  knows: (db: Db, key: string) => boolean;
}
