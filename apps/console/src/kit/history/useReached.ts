import type { HistoryRow } from '@backlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { RecordEndpoint } from '../query/RecordEndpoint';
import { reachedBy } from './reachedBy';

/** Who brought a record into a state the last time, by the state's name; read from the history that stands on the page anyway. */
export function useReached(endpoint: RecordEndpoint<HistoryRow[]>, id: string): (state: string) => HistoryRow | undefined {
  const { client } = useConsole();
  const { data } = useQuery(client.query(endpoint, { id }));
  return (state) => reachedBy(data ?? [], state);
}
