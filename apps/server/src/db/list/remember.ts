import type { Db } from '../database';

/**
 * Keeps what was found for a question, so that those who ask at once wait for one answer; the oldest leave first. Keys
 * hold the state that the answer depends on. Failures are not kept.
 */
export function remember<Found>(most: number): (db: Db, key: string, find: () => Promise<Found>) => Promise<Found> {
  const byDb = new WeakMap<Db, Map<string, Promise<Found>>>();
  return (db, key, find) => {
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
}
