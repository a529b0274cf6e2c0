import { useCallback, useEffect, useState } from 'react';
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
  change: (changes: Partial<TableLayout>) => void;
  replace: (layout: TableLayout) => void;
  reset: () => void;
}

const asDesigned: TableLayout = {};

export function useTableLayout(port: LayoutPort | undefined): TableLayoutHandle {
  const [layout, setLayout] = useState<TableLayout>(() => immediate(port) ?? asDesigned);

  useEffect(() => {
    const loading = port?.load();
    if (!(loading instanceof Promise)) return undefined;
    let isCurrent = true;
    loading.then(
      (kept) => isCurrent && kept && setLayout(kept),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [port]);

  const replace = useCallback(
    (next: TableLayout) => {
      setLayout(next);
      port?.save(next);
    },
    [port],
  );
  const change = useCallback((changes: Partial<TableLayout>) => replace({ ...layout, ...changes }), [layout, replace]);
  const reset = useCallback(() => {
    setLayout(asDesigned);
    port?.save(undefined);
  }, [port]);
  return { layout, change, replace, reset };
}

function immediate(port: LayoutPort | undefined): TableLayout | undefined {
  const kept = port?.load();
  return kept instanceof Promise ? undefined : kept;
}
