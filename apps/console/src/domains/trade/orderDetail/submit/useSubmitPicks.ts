import { workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { useSendOnce } from '../../../../kit/form/submit/useSendOnce';
import { strings } from '../strings';
import type { OrderDesk } from '../useOrderDesk';
import { pickerStrings } from './pickerStrings';
import { reasonOf } from './picking';

/** Submits the ticked creators: the picker closes when all went through, else it keeps those that did not and says why. */
export function useSubmitPicks(workOrderId: string, { picks, pick, endSubmit }: OrderDesk) {
  const t = useStrings(pickerStrings);
  const word = useStrings(strings);
  const notify = useNotice();
  const queries = useQueryClient();
  const callOnce = useCallOnce();
  const { once } = useSendOnce();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const ups = picks.rows.map(({ id }) => ({ upId: id, recommendReason: reasonOf(picks, id) }));
      const { ok, failed } = await callOnce(workOrderUpApi.submitUps, { workOrderId, ups });
      const nameOf = (id: string) => picks.rows.find((row) => row.id === id)?.nickname ?? '';
      if (failed.length === 0) {
        notify.success(ok.length === 1 ? word('submittedDone', { name: nameOf(ok[0] ?? '') }) : t('done', { count: ok.length }));
        endSubmit();
      } else {
        pick({ ...picks, rows: picks.rows.filter(({ id }) => !ok.includes(id)) });
        setProblem(
          [t('someFailed', { ok: ok.length, failed: failed.length }), ...failed.map(({ id, message }) => `${nameOf(id)}: ${message}`)].join(
            '\n',
          ),
        );
      }
      await queries.invalidateQueries();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { submit: () => once(send), isBusy, problem };
}
