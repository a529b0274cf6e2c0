import type { BatchResult, sysEmailApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { batchesOf } from '../../../../kit/list/useCrudActions';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Message } from './Message';
import { strings } from './strings';

type Calls = Pick<typeof sysEmailApi, 'retry'> & Partial<Pick<typeof sysEmailApi, 'cancel'>>;

/**
 * Sends messages again or takes them back, and tells how it went; what may have arrived already is asked about first. True when something
 * was done.
 */
export function useMessageActs(calls: Calls) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  return useCallback(
    async (name: 'retry' | 'cancel', messages: readonly Message[], list: { reload: () => void }): Promise<boolean> => {
      const call = calls[name];
      if (!call) return false;
      if (name === 'retry' && messages.some(({ failure }) => failure === 'interrupted')) {
        const sure = await confirm({ title: t('retryAsk'), children: t('retryRisk'), confirmLabel: t('retry'), danger: true });
        if (!sure) return false;
      }
      const result: BatchResult = { ok: [], failed: [] };
      try {
        for (const ids of batchesOf(messages.map(({ id }) => id))) {
          const { ok, failed } = await client.call(call, { ids });
          result.ok.push(...ok);
          result.failed.push(...failed);
        }
      } catch (error) {
        notify.error((error as Error).message);
      }
      if (result.ok.length > 0) notify.success(t('done', { count: result.ok.length }));
      const [first] = result.failed;
      if (first) notify.error(t('refused', { count: result.failed.length, reason: first.message }));
      list.reload();
      return result.ok.length > 0;
    },
    [calls, client, confirm, notify, t],
  );
}
