import type { Endpoint } from '@backlot/contract';
import type { ViewPort } from '@backlot/data-table';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { ListShape } from '../list/ListShape';
import { freshMs, oneRow, totalOf } from './countOne';
import { listInput } from './listInput';
import { whenQuiet } from './whenQuiet';

interface Counted<E extends Endpoint> {
  endpoint: E;
  list: ListShape<E>;
  /** Counted anew when it changes. */
  round: number;
}

/** Counts what a saved view shows by the list's own call, once the list has its rows: what the reader may not see is not counted. */
export function useCountOf<E extends Endpoint>({ endpoint, list, round }: Counted<E>): NonNullable<ViewPort['count']> {
  const { client } = useConsole();
  const queries = useQueryClient();
  const { query, queryOfPreset } = list;
  return useCallback(
    async ({ filters }) => {
      await new Promise<void>((resolve) => void whenQuiet(client, resolve));
      const input = listInput<E>({ filters, ...oneRow }, queryOfPreset?.(filters as never) ?? query);
      const page = await queries.fetchQuery({
        ...client.query(endpoint as Endpoint, input),
        queryFn: ({ signal }) => client.call(endpoint as Endpoint, input, { signal, isSilent: true }),
        staleTime: round > 0 ? 0 : freshMs,
        retry: false,
      });
      return totalOf(page) ?? undefined;
    },
    [client, queries, endpoint, query, queryOfPreset, round],
  );
}
