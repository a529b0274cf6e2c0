/** An entry that knows its parent. */
export interface TreeEntry {
  id: string;
  parentId: string;
}

/** An entry with its depth, in the order of a tree drawn from the top. */
export type Placed<Entry extends TreeEntry> = Entry & { depth: number; hasChildren: boolean };

/** Flat entries with parents as a tree from the top; an entry whose parent is not among them, or that is in a circle, is a root. */
export function treeOrder<Entry extends TreeEntry>(entries: readonly Entry[]): Placed<Entry>[] {
  const ids = new Set(entries.map(({ id }) => id));
  const below = Map.groupBy(entries, ({ parentId, id }) => (ids.has(parentId) && parentId !== id ? parentId : ''));
  const placed: Placed<Entry>[] = [];
  const seen = new Set<string>();
  const place = (list: readonly Entry[], depth: number) => {
    for (const entry of list) {
      if (seen.has(entry.id)) continue;
      seen.add(entry.id);
      const children = below.get(entry.id) ?? [];
      placed.push({ ...entry, depth, hasChildren: children.length > 0 });
      place(children, depth + 1);
    }
  };
  place(below.get('') ?? [], 0);
  place(entries, 0);
  return placed;
}

/** Ids of an entry and of everything below it. */
export function idsBelow(entries: readonly TreeEntry[], id: string): Set<string> {
  const found = new Set([id]);
  for (const entry of treeOrder(entries)) if (found.has(entry.parentId)) found.add(entry.id);
  return found;
}

/** The entries in sight: below open ones only, or while searching the matches with the way to them. */
export function openEntries<Entry extends TreeEntry>(
  placed: readonly Placed<Entry>[],
  { isOpen, matches }: { isOpen: (id: string) => boolean; matches?: (entry: Entry) => boolean },
): Placed<Entry>[] {
  const wanted = matches && withAncestors(placed, matches);
  let hiddenBelow = Infinity;
  return placed.filter((entry) => {
    if (wanted) return wanted.has(entry.id);
    if (entry.depth > hiddenBelow) return false;
    hiddenBelow = isOpen(entry.id) ? Infinity : entry.depth;
    return true;
  });
}

function withAncestors<Entry extends TreeEntry>(placed: readonly Placed<Entry>[], matches: (entry: Entry) => boolean): Set<string> {
  const wanted = new Set<string>();
  for (const entry of placed.toReversed())
    if (wanted.has(entry.id) || matches(entry)) for (const id of [entry.id, ...(entry.depth > 0 ? [entry.parentId] : [])]) wanted.add(id);
  return wanted;
}
