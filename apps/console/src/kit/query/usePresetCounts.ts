import type { Endpoint } from '@backlot/contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { ListPreset, ListShape } from '../list/ListShape';
import { freshMs, oneRow, totalOf } from './countOne';
import { listInput } from './listInput';
import { whenQuiet } from './whenQuiet';

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
    return whenQuiet(client, () => setQuiet(true));
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

const unknown = -1;

const isCount = (input: unknown): boolean => (input as { pageSize?: number } | undefined)?.pageSize === 1;
