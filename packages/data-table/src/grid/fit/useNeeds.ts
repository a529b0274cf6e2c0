import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ArrangedColumn } from '../../layout/TableLayout';
import type { Placed } from '../placeRows';
import { measureNeeds } from './measureNeeds';
import { NeedsStore } from './NeedsStore';
import type { Needs } from '../../layout/columnRoom';

interface Drawn {
  /** The grid's element; null until it stands. */
  root: RefObject<HTMLElement | null>;
  arranged: readonly ArrangedColumn<never>[];
  placed: readonly Placed<object>[];
}

/**
 * What the cells on screen need. The first rows are measured before they are painted; those of later pages once they
 * stand there. Columns only grow, so that turning pages moves nothing that was wide enough; other headers begin anew.
 */
export function useNeeds({ root, arranged, placed }: Drawn): Needs {
  const heading = JSON.stringify(arranged.map(({ column }) => column.header).sort());
  const shown = JSON.stringify(arranged.flatMap(({ column, isVisible }) => (isVisible ? column.field : [])));
  const [store] = useState(() => new NeedsStore());
  const read = () => store.of(heading);
  const needs = useSyncExternalStore(store.subscribe, read, read);

  // Before the browser paints: the first rows may be drawn in the moment after the grid stands.
  useLayoutEffect(() => {
    const grid = root.current;
    if (!grid) return undefined;
    const grow = () => store.grow(heading, measureNeeds(grid));
    const hasRows = () => grid.querySelector('.MuiDataGrid-cell[data-field]') !== null;
    let frame = 0;
    // Later pages, another width of the table, and what other columns left after they grew: once they are painted.
    const sized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimeout(grow));
    });
    // Columns that gave way and come back are heard of too.
    const headed = new MutationObserver(() => watch());
    // The grid gives its columns their widths some time after its own: each header is heard of for itself.
    const watch = () => {
      const head = grid.querySelector('.MuiDataGrid-columnHeaders');
      if (head) headed.observe(head, { childList: true, subtree: true });
      for (const header of grid.querySelectorAll('.MuiDataGrid-columnHeader')) sized.observe(header);
    };
    sized.observe(grid);
    watch();
    // The grid draws its first rows when it knows its size; this hears of them before the browser paints.
    const drawn = new MutationObserver(() => {
      if (!hasRows()) return;
      drawn.disconnect();
      watch();
      grow();
    });
    if (!hasRows()) drawn.observe(grid, { childList: true, subtree: true });
    else if (!store.has(heading)) grow();
    return () => {
      cancelAnimationFrame(frame);
      sized.disconnect();
      headed.disconnect();
      drawn.disconnect();
    };
  }, [root, store, heading, shown, placed, needs]);
  return needs;
}
