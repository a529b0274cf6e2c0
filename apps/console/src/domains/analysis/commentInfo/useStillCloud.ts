import { commentApi, type OutputOf } from '@backlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';

export type Cloud = OutputOf<typeof commentApi.cloud>;

/** How often the cloud is asked for anew (spec section 9). */
const refreshMs = 5000;

/** The cloud of a scope, asked for anew every five seconds; what is shown stands still as long as it is held. */
export function useStillCloud(scope: { range: number; upId?: string; workId?: string; webId?: number[] }) {
  const { client } = useConsole();
  const [held, setHeld] = useState<Cloud>();
  const found = useQuery({
    ...client.query(commentApi.cloud, scope),
    refetchInterval: held ? false : refreshMs,
    placeholderData: (before: Cloud | undefined) => before,
  });
  const cloud = useDeferredValue(held ?? found.data);
  return {
    cloud,
    isHeld: held !== undefined,
    hold: () => setHeld(cloud),
    release: () => setHeld(undefined),
    error: found.error,
    retry: () => void found.refetch(),
  };
}
