import type { Endpoint } from '@backlot/contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { ListPreset, ListShape } from '../list/ListShape';
import { listInput } from './listInput';

/** How often it is looked whether the list has what it asked for, in milliseconds. */
const restMs = 300;

/** Whoever comes back to a list within this time sees the numbers of before. */
const freshMs = 60_000;

interface Counted<E extends Endpoint> {
  endpoint: E;
  list: ListShape<E>;
  /** Counted anew when it changes. */
  round: number;
}

/** The presets of a list with how many rows each shows: asked for once the rows are there, one row at a time, silently. A number that cannot be had is not shown. */
export function usePresetCounts<E extends Endpoint>({ endpoint, list, round }: Counted<E>): readonly ListPreset<E>[] | undefined {
  const { client } = useConsole();
  const queries = useQueryClient();
  const { presets, query, queryOfPreset } = list;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!presets?.length) return undefined;
    const timer = setInterval(() => {
      if (client.runningCount > 0) return;
      clearInterval(timer);
      setQuiet(true);
    }, restMs);
    return () => clearInterval(timer);
  }, [client, presets]);
  const asked = useMemo(
    () => presets?.map(({ filters }) => listInput<E>({ filters: filters as never, ...oneRow }, queryOfPreset?.(filters) ?? query)) ?? [],
    [presets, query, queryOfPreset],
  );
  const counts = useQueries({
    queries: asked.map((input) => ({
      ...client.query(endpoint as Endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => client.call(endpoint as Endpoint, input, { signal, isSilent: true }),
      enabled: isQuiet,
      staleTime: freshMs,
      retry: false,
    })),
    combine: (answers) => JSON.stringify(answers.map(({ data, isError }) => (isError ? unknown : totalOf(data)))),
  });
  useEffect(() => {
    if (round > 0) void queries.invalidateQueries({ predicate: ({ queryKey: [path, input] }) => path === endpoint.path && isCount(input) });
  }, [queries, endpoint, round]);
  return useMemo(() => {
    const known = JSON.parse(counts) as (number | null)[];
    return presets?.map((preset, at) => (known[at] === unknown ? preset : { ...preset, count: known[at] ?? null }));
  }, [presets, counts]);
}

const oneRow = { pageNo: 1, pageSize: 1 };
const unknown = -1;

const totalOf = (page: unknown): number | null => (page as { totalRows: number } | undefined)?.totalRows ?? null;

const isCount = (input: unknown): boolean => (input as { pageSize?: number } | undefined)?.pageSize === 1;
