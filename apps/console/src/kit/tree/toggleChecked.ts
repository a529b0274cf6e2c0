import { idsBelow, type TreeEntry } from './treeOrder';

type Checked = ReadonlySet<string>;

/** Ticks or unticks one entry alone. */
export function toggleIndependent({ id }: TreeEntry, checked: Checked): Checked {
  const next = new Set(checked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Ticks an entry with everything below and above it; a fully ticked one loses everything below, and so does an ancestor
 * that has nothing ticked left. A partly ticked entry counts as ticked: that is what a grant sends.
 */
export function toggleWithFamily(entries: readonly TreeEntry[], entry: TreeEntry, checked: Checked): Checked {
  const below = idsBelow(entries, entry.id);
  const above = entriesAbove(entries, entry);
  const next = new Set(checked);
  if (!checked.has(entry.id) || !checkedBelow(entries, entry.id, checked)) {
    for (const id of below) next.add(id);
    for (const { id } of above) next.add(id);
    return next;
  }
  for (const id of below) next.delete(id);
  for (const { id } of above) if (![...idsBelow(entries, id)].some((one) => one !== id && next.has(one))) next.delete(id);
  return next;
}

/** Whether everything below an entry is ticked. */
export const checkedBelow = (entries: readonly TreeEntry[], id: string, checked: Checked): boolean =>
  [...idsBelow(entries, id)].every((one) => one === id || checked.has(one));

/** Nearest first. */
function entriesAbove(entries: readonly TreeEntry[], entry: TreeEntry, seen: Checked = new Set()): TreeEntry[] {
  const parent = entries.find(({ id }) => id === entry.parentId && id !== entry.id && !seen.has(id));
  return parent ? [parent, ...entriesAbove(entries, parent, new Set([...seen, parent.id]))] : [];
}
