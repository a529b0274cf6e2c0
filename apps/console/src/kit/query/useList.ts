import type { Endpoint } from '@backlot/contract';
import type { TableNews, TablePage, TableSource } from '@backlot/data-table';
import { useCallback, useContext, useMemo, useState } from 'react';
import { LiveContext } from '../../shell/socket/LiveContext';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { ListShape, RowIn } from '../list/ListShape';
import type { ListHandle } from './ListHandle';
import { listInput } from './listInput';
import { useCountOf } from './useCountOf';
import { useListQuery } from './useListQuery';
import { usePresetCounts } from './usePresetCounts';

/** The calls of a list. */
export interface ListCalls<E extends Endpoint> {
  /** Answers a page of rows. */
  page: E;
  /** Exports what is filtered to the download centre. */
  export?: Endpoint;
  /** Answers the ids of every matching row, for actions on all of them. */
  matching?: Endpoint;
}

/** The rows of a list, read as its address asks, and what actions may do with it. Keep columns and filters memoised. */
export function useList<E extends Endpoint>(calls: ListCalls<E>, list: ListShape<E>, onReload?: () => void) {
  const { client } = useConsole();
  const { nameOf, query } = list;
  const { page: endpoint } = calls;
  const [round, setRound] = useState(0);
  const [seen] = useState(() => new Map<string, RowIn<E>>());
  const { exportNow, onColumns, idsOf } = useListQuery({ list, matching: calls.matching });
  const reload = useCallback(() => {
    setRound((before) => before + 1);
    onReload?.();
  }, [onReload]);
  const handle = useMemo((): ListHandle<RowIn<E>> => {
    const nameById = (id: string) => {
      const row = seen.get(id);
      return row ? nameOf(row) : id;
    };
    return { reload, nameOf: nameById, rowOf: (id) => seen.get(id), idsOf };
  }, [reload, seen, nameOf, idsOf]);
  const source = useCallback<TableSource<RowIn<E>>>(
    async (state, { signal, isQuiet = false }) => {
      const answer = await client.call(endpoint as Endpoint, listInput<E>(state, query), { signal, isSilent: isQuiet });
      const page = answer as TablePage<RowIn<E>>;
      for (const row of page.rows) seen.set(row.id, row);
      return page;
    },
    [client, endpoint, query, seen],
  );
  const live = useContext(LiveContext);
  const news = useCallback<TableNews>((onNews) => live.watch(endpoint.path, onNews), [live, endpoint]);
  const presets = usePresetCounts<E>({ endpoint, list, round });
  const countOf = useCountOf<E>({ endpoint, list, round });
  return { handle, source, news, presets, countOf, round, exportNow, onColumns };
}

export type ShownList<E extends Endpoint> = ReturnType<typeof useList<E>>;
