import { lazy, Suspense } from 'react';
import type { TableStateHandle } from './state/useTableState';
import { TableToolbar } from './toolbar/TableToolbar';
import type { ToolbarProps } from './toolbar/ToolbarProps';
import type { TablePreset } from './views/TablePreset';
import type { ViewPort } from './views/TableView';
import { ViewBar } from './views/ViewBar';

const PhoneBar = lazy(() => import('./toolbar/phone/PhoneBar').then((module) => ({ default: module.PhoneBar })));

interface TableHeadProps extends Omit<ToolbarProps, 'filtered' | 'onFilter'> {
  isPhone: boolean;
  table: TableStateHandle;
  viewPort: ViewPort | undefined;
  presets: readonly TablePreset[];
}

/** What stands above the rows: views and toolbar; on a phone one row of tools with the views in a row below. */
export function TableHead({ isPhone, table, viewPort, presets, ...tools }: TableHeadProps) {
  const { state, filterBy, sortBy } = table;
  const toolbar = { ...tools, filtered: state.filters, onFilter: filterBy };
  const views = (viewPort || presets.length > 0) && <ViewBar port={viewPort} presets={presets} table={table} layout={tools.layout} />;
  if (!isPhone) {
    return (
      <>
        {views}
        <TableToolbar {...toolbar} />
      </>
    );
  }
  return (
    <>
      <Suspense fallback={<div className="BlTable-phoneBar" />}>
        <PhoneBar {...toolbar} sortField={state.sortField} sortOrder={state.sortOrder} onSort={sortBy} />
      </Suspense>
      {views}
    </>
  );
}
