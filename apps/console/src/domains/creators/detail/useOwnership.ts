import { upApi, type UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** Takes a creator out of the public pool, or gives an own one back; asks first, and a refusal stays in the question (domain/life-cycles 3.16). */
export function useOwnership() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const queries = useQueryClient();
  const move =
    (way: 'claim' | 'release') =>
    async ({ id, nickname: name }: UpDetail) => {
      const action = async () => {
        const { failed } = await client.call(upApi[way], { ids: [id] });
        const [refused] = failed;
        if (refused) throw new Error(refused.message);
      };
      if (!(await confirm({ title: t(`${way}Ask`, { name }), children: t(`${way}Hint`), confirmLabel: t(way), action }))) return;
      notify.success(t(way === 'claim' ? 'claimed' : 'released', { name }));
      await queries.invalidateQueries();
    };
  return { claim: move('claim'), release: move('release') };
}
