import { type Endpoint, kindOfDetail, recordName } from '@backlot/contract';
import { useContext, useEffect } from 'react';
import { LiveContext } from '../../shell/socket/LiveContext';
import { useLatest } from '../useLatest';

/** So long a change waits for others of the same deed, and for the reload of whoever did it here. */
const settlesAfterMs = 250;

interface Shown {
  endpoint: Endpoint;
  /** Undefined while the address names no record. */
  id: string | undefined;
  /** When what is shown was read, in milliseconds. */
  readAt: number;
  reload: () => void;
}

/** Keeps the record on screen as it is now, whoever changes it: read again quietly within a second, what is being typed stays. */
export function useLiveRecord({ endpoint, id, readAt, reload }: Shown): void {
  const live = useContext(LiveContext);
  const { reloadUnlessReadAfter } = useLatest({ reloadUnlessReadAfter: (time: number) => (readAt <= time ? reload() : undefined) });
  const kind = kindOfDetail(endpoint.path);
  const object = kind !== undefined && id !== undefined ? recordName(kind, id) : undefined;
  useEffect(() => {
    if (object === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.watch(object, () => {
      const heardAt = Date.now();
      timer ??= setTimeout(() => {
        timer = undefined;
        reloadUnlessReadAfter(heardAt);
      }, settlesAfterMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live, object, reloadUnlessReadAfter]);
}
