import { upApi, type UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** Erases what is known of a creator who asked for it, and goes back to the library: the page has nothing to show any more. */
export function useErase() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async ({ id, nickname: name }: UpDetail) => {
    const answer = await confirm({
      title: t('eraseAsk', { name }),
      children: t('eraseHint'),
      confirmLabel: t('erase'),
      danger: true,
      reason: { min: 2, max: 200 },
      action: (reason) => client.call(upApi.erase, { id, reason }),
    });
    if (!answer) return;
    notify.success(t('erased'));
    await navigate({ href: '/up/library' });
    await queries.invalidateQueries();
  };
}
