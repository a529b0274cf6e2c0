import type { sysDictDataApi, sysDictTypeApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

interface Switched {
  id: string;
  name: string;
  enName: string | null;
  vnName: string | null;
  status: number;
}

/** The switch of a type or value: disabling asks first, because choices everywhere lose it at once. */
export function useStatusAction(endpoint: typeof sysDictTypeApi.changeStatus | typeof sysDictDataApi.changeStatus) {
  const t = useStrings(strings);
  const locale = useLocale();
  const mayEdit = useCan()('sysDictType.edit');
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  return useCallback(
    (row: Switched, { reload }: { reload: () => void }): RowAction[] => {
      const name = nameOf(row, locale);
      const [status, verb] = row.status === 0 ? ([1, 'disable'] as const) : ([0, 'enable'] as const);
      const run = async () => {
        const isSure =
          status === 0 ||
          (await confirm({ title: t('disableAsk', { name }), children: t('disableHint'), confirmLabel: t('disable'), danger: true }));
        if (!isSure) return;
        await client.call(endpoint, { id: row.id, status });
        notify.success(t(status ? 'disabledDone' : 'enabledDone', { name }));
        reload();
      };
      return mayEdit
        ? [{ key: 'status', label: t(verb), onRun: () => void run().catch((error: Error) => notify.error(error.message)) }]
        : [];
    },
    [client, confirm, endpoint, locale, mayEdit, notify, t],
  );
}
