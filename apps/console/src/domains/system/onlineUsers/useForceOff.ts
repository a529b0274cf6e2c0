import { onlineUserApi, type OnlineUserRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { batchesOf } from '../../../kit/list/useCrudActions';
import { strings } from './strings';

/** Ends sessions after asking; the own one is left to signing out. True when something was done. */
export function useForceOff(): (rows: readonly OnlineUserRow[], onDone: () => void) => Promise<boolean> {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  return useCallback(
    async (picked, onDone) => {
      const rows = picked.filter(({ current }) => !current);
      const [first] = rows;
      if (!first) {
        notify.warn(t('ownHint'));
        return false;
      }
      const one = rows.length === 1;
      const answer = await confirm({
        title: one ? t('ask', { name: first.name }) : t('askMany', { count: rows.length }),
        children: [one ? t('askHint', { device: deviceOf(first) }) : t('askManyHint'), rows.length < picked.length && t('ownHint')]
          .filter(Boolean)
          .join(' '),
        confirmLabel: t('forceOff'),
        danger: true,
        action: async () => {
          for (const ids of batchesOf(rows.map(({ id }) => id))) await client.call(onlineUserApi.forceMany, { ids });
        },
      });
      if (!answer) return false;
      notify.success(one ? t('done', { name: first.name }) : t('doneMany', { count: rows.length }));
      onDone();
      return true;
    },
    [client, confirm, notify, t],
  );
}

const deviceOf = ({ lastLoginBrowser, lastLoginOs }: OnlineUserRow) => [lastLoginBrowser, lastLoginOs].filter(Boolean).join(' · ');
