import { useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

/** Does something to the record on screen: tells how it went and loads the page's data again. A second start while it runs does nothing. */
export function useAct() {
  const notify = useNotice();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const act = useCallback(
    async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      try {
        await work();
        notify.success(done);
        await queries.invalidateQueries();
        return true;
      } catch (error) {
        notify.error((error as Error).message);
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [notify, queries],
  );
  return { act, isBusy };
}
