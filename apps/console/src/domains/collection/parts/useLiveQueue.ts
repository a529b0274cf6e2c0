import { recordName } from '@backlot/contract';
import { useContext, useEffect } from 'react';
import { useLatest } from '../../../kit/useLatest';
import { LiveContext } from '../../../shell/socket/LiveContext';

/** So long a change waits for others, so that a busy queue is read once a second. */
const settlesAfterMs = 1000;

/** Calls back when something of the queue moved: what moves is told with its connector. */
export function useLiveQueue(connectorIds: readonly string[], onChange: () => void): void {
  const live = useContext(LiveContext);
  const { changed } = useLatest({ changed: onChange });
  const watched = connectorIds.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        changed();
      }, settlesAfterMs);
    };
    const stops = watched === '' ? [] : watched.split(',').map((id) => live.watch(recordName('connector', id), heard));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [live, watched, changed]);
}
