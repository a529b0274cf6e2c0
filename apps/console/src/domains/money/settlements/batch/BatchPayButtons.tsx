import Button from '@mui/material/Button';
import { paymentApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useState } from 'react';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { useAct } from '../../../../kit/record/useAct';
import { saveFile } from '../../../../kit/saveFile';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Batch } from './Batch';
import { batchStrings } from './batchStrings';

const AllPaidDialog = lazyDialog(async () => (await import('./AllPaidDialog')).AllPaidDialog);

/** Paying a confirmed batch in one go: begin all, hand the file to the bank, say that all arrived. */
export function BatchPayButtons({ batch }: { batch: Batch }) {
  const t = useStrings(batchStrings);
  const can = useCan();
  const confirm = useConfirm();
  const notify = useNotice();
  const callOnce = useCallOnce();
  const { client } = useConsole();
  const { act, isBusy } = useAct();
  const [isMarking, setMarking] = useState(false);
  const { id: batchId, unpaidCount, payingCount } = batch;
  const dueCount = unpaidCount - payingCount;
  if (unpaidCount === 0) return null;
  const payAll = async () => {
    let begun = 0;
    let held: readonly { statement: { name: string } }[] = [];
    const answer = await confirm({
      title: t('payAllAsk', { count: dueCount }),
      children: t('payAllHint'),
      confirmLabel: t(batch.settleDimension === 3 ? 'receiveAll' : 'payAll'),
      action: async () => ({ begun, held } = await callOnce(paymentApi.payBatch, { batchId, method: 1 })),
    });
    if (!answer) return;
    await act(() => Promise.resolve(), t('payAllDone', { count: begun }));
    if (held.length > 0) notify.warn(t('held', { names: held.map(({ statement }) => statement.name).join(', ') }));
  };
  const file = async () => {
    try {
      saveFile(await client.blob(paymentApi.bankFile, { batchId }, { isSilent: true }));
    } catch (error) {
      notify.error(t('bankFileFailed', { reason: (error as Error).message }));
    }
  };
  return (
    <>
      {payingCount > 0 && can('payment.showPayee') && batch.settleDimension !== 3 && (
        <Button variant="outlined" onClick={() => void file()}>
          {t('bankFile')}
        </Button>
      )}
      {payingCount > 0 && can('payment.markPaid') && (
        <Button variant={dueCount > 0 ? 'outlined' : 'contained'} onClick={() => setMarking(true)}>
          {t('allPaid')}
        </Button>
      )}
      {dueCount > 0 && can('payment.pay') && (
        <Button variant="contained" disabled={isBusy} onClick={() => void payAll()}>
          {t(batch.settleDimension === 3 ? 'receiveAll' : 'payAll')}
        </Button>
      )}
      {isMarking && <AllPaidDialog batchId={batchId} onClose={() => setMarking(false)} />}
    </>
  );
}
