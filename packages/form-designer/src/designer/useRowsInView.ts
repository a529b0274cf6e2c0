import { useVirtualizer } from '@tanstack/react-virtual';

interface Rows {
  readonly keys: readonly string[];
  readonly scroller: HTMLElement | null;
  /** Height that a row is taken for before it is measured, in px. */
  readonly height: number;
}

/** The rows of a long list that are in view or close to it. */
export function useRowsInView({ keys, scroller, height }: Rows) {
  // oxlint-disable-next-line react/incompatible-library -- the compiler skips this hook; its callers draw rows that are memoised themselves
  return useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller,
    initialRect: { width: 0, height: 760 },
    estimateSize: () => height,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 6,
    useFlushSync: false,
  });
}
