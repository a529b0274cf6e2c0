import type { Place } from '../../document/tree/findControl';

/** One line of the outline. */
export interface OutlineLine {
  readonly key: string;
  readonly parent: string | null;
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isClosed: boolean;
}

/** The lines of the outline in reading order, without those inside closed containers. */
export function outlineRows(places: ReadonlyMap<string, Place>, closed: ReadonlySet<string>): readonly OutlineLine[] {
  const parents = new Set([...places.values()].map(({ parent }) => parent));
  const levels = new Map<string, number>();
  const hidden = new Set<string>();
  const rows: OutlineLine[] = [];
  for (const [key, { parent }] of places) {
    const level = parent === null ? 1 : (levels.get(parent) ?? 0) + 1;
    levels.set(key, level);
    if (parent !== null && (hidden.has(parent) || closed.has(parent))) hidden.add(key);
    else rows.push({ key, parent, level, hasChildren: parents.has(key), isClosed: closed.has(key) });
  }
  return rows;
}
