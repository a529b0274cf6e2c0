import { commentApi, type OutputOf } from '@backlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';

export type Cloud = OutputOf<typeof commentApi.cloud>;

/** How often the cloud is asked for anew (spec section 9). */
export const cloudRefreshMs = 5000;

/** The cloud of a scope, asked for anew every five seconds; what is shown stands still as long as somebody points at it. */
export function useStillCloud(scope: { range: number; upId?: string; workId?: string; webId?: number[] }, isHeld: boolean) {
  const { client } = useConsole();
  const found = useQuery({
    ...client.query(commentApi.cloud, scope),
    refetchInterval: isHeld ? false : cloudRefreshMs,
    placeholderData: (before: Cloud | undefined) => before,
  });
  const shown = useRef<Cloud | undefined>(undefined);
  if (!isHeld || shown.current === undefined) shown.current = found.data;
  return { cloud: shown.current, error: found.error, retry: () => void found.refetch() };
}
