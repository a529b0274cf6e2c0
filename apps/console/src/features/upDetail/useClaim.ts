import { upApi, type UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../shared/console/ConsoleContext';
import { strings } from './strings';

/** Asks, then takes a creator out of the public pool; a refusal stays in the question. */
export function useClaim() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const queries = useQueryClient();
  return async ({ id, nickname }: UpDetail) => {
    const action = async () => {
      const { failed } = await client.call(upApi.claim, { ids: [id] });
      const [refused] = failed;
      if (refused) throw new Error(refused.message);
    };
    if (!(await confirm({ title: t('claimAsk', { name: nickname }), children: t('claimHint'), confirmLabel: t('claim'), action }))) return;
    notify.success(t('claimed', { name: nickname }));
    await queries.invalidateQueries();
  };
}
