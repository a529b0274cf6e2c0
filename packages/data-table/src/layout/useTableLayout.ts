import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableLayout } from './TableLayout';

/** Where a person's layout of one table is kept; the host stores it on its server. */
export interface LayoutPort {
  load: () => Promise<TableLayout | undefined> | TableLayout | undefined;
  /** Undefined removes what was kept: the table is as designed again. */
  save: (layout: TableLayout | undefined) => void;
}

/** The layout in force and how to change or reset it. */
export interface TableLayoutHandle {
  layout: TableLayout;
  /** A view's look is in force instead of the own one; changes then stay on the screen. */
  isOfView: boolean;
  change: (changes: Partial<TableLayout>) => void;
  /** Shows the look of a view, or the own one again. */
  show: (ofView?: TableLayout) => void;
  reset: () => void;
}

const asDesigned: TableLayout = {};

export function useTableLayout(port: LayoutPort | undefined): TableLayoutHandle {
  const [own, setOwn] = useState<TableLayout>(() => immediate(port) ?? asDesigned);
  const [ofView, setOfView] = useState<TableLayout>();
  /** What was changed while the kept layout was on its way; none of it is taken after a reset. */
  const early = useRef<TableLayout | undefined>(asDesigned);

  useEffect(() => {
    const loading = port?.load();
    if (!(loading instanceof Promise)) return undefined;
    let isCurrent = true;
    const take = (kept: TableLayout | undefined) => {
      const changed = early.current;
      if (!isCurrent || !kept || !changed) return;
      // Widths and what is shown go column by column.
      const merged = {
        ...kept,
        ...changed,
        visible: { ...kept.visible, ...changed.visible },
        widths: { ...kept.widths, ...changed.widths },
      };
      setOwn(merged);
      if (changed !== asDesigned) port?.save(merged);
    };
    loading.then(take, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [port]);

  const change = useCallback(
    (changes: Partial<TableLayout>) => {
      if (ofView) return setOfView({ ...ofView, ...changes });
      const next = { ...own, ...changes };
      early.current &&= { ...early.current, ...changes };
      setOwn(next);
      port?.save(next);
    },
    [own, ofView, port],
  );
  const reset = useCallback(() => {
    if (ofView) return setOfView(asDesigned);
    early.current = undefined;
    setOwn(asDesigned);
    port?.save(undefined);
  }, [ofView, port]);
  return useMemo(
    () => ({ layout: ofView ?? own, isOfView: ofView !== undefined, change, show: setOfView, reset }),
    [own, ofView, change, reset],
  );
}

function immediate(port: LayoutPort | undefined): TableLayout | undefined {
  const kept = port?.load();
  return kept instanceof Promise ? undefined : kept;
}
