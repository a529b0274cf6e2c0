import { useEffect, useState } from 'react';
import type { TableView, ViewPort } from './TableView';

type Counts = Readonly<Record<string, number | null>>;

/** How many rows each saved view shows, counted one after another; null while it is being counted, nothing where it cannot be. */
export function useViewCounts(views: readonly TableView[] | undefined, onCount: ViewPort['count']): Counts {
  const [known, setKnown] = useState<Readonly<Record<string, number | undefined>>>({});
  useEffect(() => {
    if (!views || !onCount) return undefined;
    let isWanted = true;
    const countAll = async () => {
      for (const { id, value } of views) {
        if (!isWanted) return;
        const count = await onCount(value.state).catch(() => undefined);
        if (isWanted) setKnown((before) => ({ ...before, [id]: count }));
      }
    };
    void countAll();
    return () => {
      isWanted = false;
    };
  }, [views, onCount]);
  if (!views || !onCount) return {};
  const rows = views.filter(({ id }) => !(id in known) || known[id] !== undefined).map(({ id }) => [id, known[id] ?? null] as const);
  return Object.fromEntries(rows);
}
