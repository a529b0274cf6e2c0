import { commentApi, type OutputOf } from '@backlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';

export type Cloud = OutputOf<typeof commentApi.cloud>;

/** A cloud, and what it is about; that is unknown while it still shows what was asked for before. */
interface Shown {
  cloud?: Cloud;
  about?: string;
}

/** How often the cloud is asked for anew (spec section 9). */
const refreshMs = 5000;

/** The cloud of a scope, asked for anew every five seconds; what is shown stands still as long as it is held. */
export function useStillCloud(scope: { range: number; upId?: string; workId?: string; webId?: number[] }) {
  const { client } = useConsole();
  const [held, setHeld] = useState<Shown>();
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...client.query(commentApi.cloud, scope),
    refetchInterval: held ? false : refreshMs,
    placeholderData: (before: Cloud | undefined) => before,
  });
  const about = isPlaceholderData ? undefined : JSON.stringify(scope);
  const found = useMemo((): Shown => ({ cloud: data, about }), [data, about]);
  const shown = useDeferredValue(held ?? found);
  return {
    ...shown,
    isHeld: held !== undefined,
    hold: () => setHeld(shown),
    release: () => setHeld(undefined),
    error,
    retry: () => void refetch(),
  };
}
