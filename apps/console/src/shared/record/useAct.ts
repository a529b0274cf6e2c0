import { useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** Does something to the record on screen: tells how it went and loads the page's data again. A second start while it runs does nothing. */
export function useAct() {
  const notify = useNotice();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = useCallback(
    async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
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
        setBusy(false);
      }
    },
    [notify, queries],
  );
  return { act, isBusy };
}
