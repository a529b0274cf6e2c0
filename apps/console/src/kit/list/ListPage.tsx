import type { Endpoint } from '@backlot/contract';
import type { BulkAction, RowAction } from '@backlot/data-table';
import { type ReactNode, useMemo } from 'react';
import type { ListHandle } from '../query/ListHandle';
import { type ListCalls, useList } from '../query/useList';
import { ListFrame } from './ListFrame';
import type { ListShape, RowIn } from './ListShape';

interface ListPageProps<E extends Endpoint> {
  calls: ListCalls<E>;
  /** Key of the table's settings. */
  table: string;
  title: string;
  list: ListShape<E>;
  rowActions?: (row: RowIn<E>, list: ListHandle<RowIn<E>>) => readonly RowAction[];
  bulkActions?: (list: ListHandle<RowIn<E>>) => readonly BulkAction[];
  onOpenRow?: (row: RowIn<E>) => void;
  /** `exportNow` tells what the list shows, for an export. */
  actions?: (list: ListHandle<RowIn<E>>, exportNow: () => object) => ReactNode;
  /** What the list is for: its filled button. */
  main?: (list: ListHandle<RowIn<E>>) => ReactNode;
  /** Why that button cannot be used now: it then stands beside the others. */
  whyNotMain?: string | undefined;
  /** Between title and table: tabs. */
  above?: ReactNode;
}

/** A list whose rows are made elsewhere: table, filters and state in the address, without a form. Keep columns and filters memoised. */
export function ListPage<E extends Endpoint>(props: ListPageProps<E>) {
  const { calls, list, rowActions, bulkActions } = props;
  const shown = useList(calls, list);
  const { handle, exportNow } = shown;
  const actionsOf = useMemo(() => rowActions && ((row: RowIn<E>) => [...rowActions(row, handle)]), [rowActions, handle]);
  const bulk = useMemo(() => bulkActions?.(handle), [bulkActions, handle]);
  return (
    <ListFrame
      title={props.title}
      table={props.table}
      list={list}
      shown={shown}
      exporting={calls.export}
      rowActions={actionsOf}
      bulkActions={bulk}
      onOpenRow={props.onOpenRow}
      actions={props.actions?.(handle, exportNow)}
      main={props.main?.(handle) || undefined}
      whyNotMain={props.whyNotMain}
      above={props.above}
    />
  );
}
