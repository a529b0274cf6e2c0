import type { Endpoint, InputOf, OutputOf } from '@backlot/contract';
import { useCallback } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useSendOnce } from './useSendOnce';

/**
 * Calls what makes a record, `await callOnce(intentApi.send, draft)`: when the answer was lost and the same draft is sent
 * again, the server answers for the first one instead of making another.
 */
export function useCallOnce() {
  const { client } = useConsole();
  const { sendAs } = useSendOnce();
  return useCallback(
    <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> =>
      sendAs([endpoint.path, input], (options) => client.call(endpoint as Endpoint, input, options) as Promise<OutputOf<E>>),
    [client, sendAs],
  );
}
