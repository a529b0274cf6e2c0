import { queueApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { batchesOf } from '../../../kit/list/useCrudActions';
import { strings } from './strings';

/** Cancels or retries jobs and tells how it went; cancelling is asked first. True when something was done. */
export function useJobActs(onDone: () => void): (name: 'cancel' | 'retry', ids: readonly string[]) => Promise<boolean> {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  return useCallback(
    async (name, ids) => {
      if (name === 'cancel') {
        const sure = await confirm({ title: t('cancelAsk', { count: ids.length }), confirmLabel: t('cancel'), danger: true });
        if (!sure) return false;
      }
      let done = 0;
      const failed: { message: string }[] = [];
      try {
        for (const some of batchesOf(ids)) {
          const result = await client.call(queueApi[name], { ids: some });
          done += result.ok.length;
          failed.push(...result.failed);
        }
      } catch (error) {
        notify.error((error as Error).message);
      }
      if (done > 0) notify.success(t('changed', { count: done }));
      const [first] = failed;
      if (first) notify.error(t('refused', { count: failed.length, reason: first.message }));
      onDone();
      return done > 0;
    },
    [client, confirm, notify, t, onDone],
  );
}
