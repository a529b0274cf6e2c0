import type { Endpoint } from '@backlot/contract';
import { filterKeys, readTableState, type Selection } from '@backlot/data-table';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { ListShape } from '../list/ListShape';
import { listInput } from './listInput';

interface Listed<E extends Endpoint> {
  list: ListShape<E>;
  /** Answers the ids of every matching row. */
  matching: Endpoint | undefined;
}

/** What the address of a list asks for when it is called, sort and filters without the page; the same with the columns that its table told, for exports; and the ids of a selection, also of all that match. */
export function useListQuery<E extends Endpoint>({ list: { columns, search, filters, query }, matching }: Listed<E>) {
  const searched = search?.field;
  const router = useRouter();
  const { client } = useConsole();
  const queryNow = useCallback(() => {
    const rules = {
      filters: [...(searched === undefined ? [] : [searched]), ...filterKeys(undefined, filters)],
      sortFields: columns.flatMap(({ field, isSortable }) => (isSortable ? field : [])),
    };
    const { sortField, sortOrder, filters: chosen } = readTableState(router.state.location.searchStr, rules);
    return listInput({ ...(sortField && { sortField, ...(sortOrder && { sortOrder }) }), filters: chosen }, query) as object;
  }, [columns, searched, filters, query, router]);
  const shown = useRef<readonly string[]>(undefined);
  const onColumns = useCallback((fields: readonly string[]) => {
    shown.current = fields;
  }, []);
  const exportNow = useCallback(() => ({ ...queryNow(), ...(shown.current && { columns: shown.current }) }), [queryNow]);
  const idsOf = useCallback(
    async (selection: Selection): Promise<readonly string[]> => {
      if (selection.kind === 'rows') return selection.ids;
      if (!matching) return [];
      return ((await client.call(matching, queryNow())) as { ids: string[] }).ids;
    },
    [client, matching, queryNow],
  );
  return { exportNow, onColumns, idsOf };
}
