import type { Endpoint, InputOf } from '@backlot/contract';
import { filterKeys, readTableState, type Selection, type TableColumn, type TableFilter, type TableSearch } from '@backlot/data-table';
import { useCallback } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { useListUrl } from './useListUrl';

interface Listed<Row> {
  columns: readonly TableColumn<Row>[];
  search?: TableSearch | undefined;
  filters?: readonly TableFilter[] | undefined;
  /** Fixed part of the query. */
  query?: Readonly<Record<string, string>> | undefined;
  /** Answers the ids of every matching row. */
  matching?: Endpoint | undefined;
}

/** What the address of a list asks for now, sort and filters without the page; and the ids of a selection, also of all that match. */
export function useListQuery<Row>({ columns, search, filters, query, matching }: Listed<Row>) {
  const url = useListUrl();
  const { client } = useConsole();
  const queryNow = useCallback(() => {
    const rules = { filters: filterKeys(search, filters), sortFields: columns.flatMap(({ field, isSortable }) => (isSortable ? field : [])) };
    const { sortField, sortOrder, filters: chosen } = readTableState(url.search, rules);
    return { ...(sortField && { sortField, sortOrder }), ...chosen, ...query };
  }, [columns, search, filters, query, url.search]);
  const idsOf = useCallback(
    async (selection: Selection): Promise<readonly string[]> => {
      if (selection.kind === 'rows') return selection.ids;
      if (!matching) return [];
      return ((await client.call(matching, queryNow() as InputOf<Endpoint>)) as { ids: string[] }).ids;
    },
    [client, matching, queryNow],
  );
  return { queryNow, idsOf };
}
