import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnRoom, type Needs } from '../../layout/columnRoom';
import type { ArrangedColumn } from '../../layout/TableLayout';

interface Laid {
  /** The grid's element; null until it stands. */
  root: RefObject<HTMLElement | null>;
  arranged: readonly ArrangedColumn<never>[];
  needs: Needs;
  /** Px of the columns that are not the host's: checkboxes and actions. */
  besides: number;
}

/** Whether the columns want more room than the table has, so that each is laid out as narrow as its cells allow. */
export function useTight({ root, arranged, needs, besides }: Laid): boolean {
  const [width, setWidth] = useState(Infinity);
  useLayoutEffect(() => {
    const grid = root.current;
    if (!grid) return undefined;
    const read = () => setWidth(grid.clientWidth || Infinity);
    read();
    const sized = new ResizeObserver(read);
    sized.observe(grid);
    return () => sized.disconnect();
  }, [root]);
  // By what they would like to have, so that columns that got narrow never call for room again.
  const wanted = arranged.reduce((sum, it) => (it.isVisible ? sum + columnRoom(it, needs).width : sum), besides);
  return wanted > width;
}
