import { useState } from 'react';

/** The same object for as long as its entries are the same, so that a host may write it inline. */
export function useSameEntries<Entries extends object>(entries: Entries): Entries {
  const [known, setKnown] = useState(entries);
  if (hasSameEntries(known, entries)) return known;
  setKnown(entries);
  return entries;
}

function hasSameEntries(one: object, other: object): boolean {
  if (one === other) return true;
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return entries.length === others.size && entries.every(([name, value]) => others.has(name) && Object.is(others.get(name), value));
}
