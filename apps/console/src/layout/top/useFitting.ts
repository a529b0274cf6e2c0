import { type RefObject, useLayoutEffect, useState } from 'react';

/** Between two entries of the row, in px. */
const gapPx = 2;

/** How many entries of a row fit in front of the button that holds the rest; those that do not fit keep their width unseen. */
export function useFitting(list: RefObject<HTMLElement | null>, count: number, reservePx: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const entries = Array.from(row.children).slice(0, count) as HTMLElement[];
    const measure = () => {
      const ends = entries.map((_, at) => entries.slice(0, at + 1).reduce((sum, { offsetWidth }) => sum + offsetWidth, at * gapPx));
      const isWhole = (ends.at(-1) ?? 0) <= row.clientWidth;
      setFitting(isWhole ? count : ends.filter((end) => end <= row.clientWidth - reservePx).length);
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(row);
    for (const entry of entries) watcher.observe(entry);
    return () => watcher.disconnect();
  }, [list, count, reservePx]);
  return fitting;
}
