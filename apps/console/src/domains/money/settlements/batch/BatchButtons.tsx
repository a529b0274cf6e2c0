import Button from '@mui/material/Button';
import { settleApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { useAct } from '../../../../kit/record/useAct';
import { batchStrings } from './batchStrings';
import type { Batch } from './Batch';
import { isOutdated, isStale } from './isStale';

/** What may be done with a batch; what comes next is the filled one. */
export function BatchButtons({ batch }: { batch: Batch }) {
  const t = useStrings(batchStrings);
  const confirm = useConfirm();
  const callOnce = useCallOnce();
  const { act, isBusy } = useAct();
  const { id, batchNo: name, can, settleMonth, settleDimension, country, provisional } = batch;
  const recompute = () =>
    void act(
      () => callOnce(settleApi.preview, { settleMonth, settleDimension, country, ...(provisional && { provisional }) }),
      t('recomputed'),
    );
  const settle = () =>
    void confirm({
      title: t('settleAsk', { name }),
      children: t('settleHint'),
      confirmLabel: t('settle', { count: batch.statementCount }),
      action: () => callOnce(settleApi.settle, { id, previewHash: batch.previewHash }),
    }).then((answer) => answer && act(() => Promise.resolve(), t('settled', { name })));
  const agree = () =>
    void confirm({
      title: t('confirmAsk', { name }),
      children: t('confirmHint'),
      confirmLabel: t('confirm'),
      action: () => callOnce(settleApi.confirm, { id }),
    }).then((answer) => answer && act(() => Promise.resolve(), t('confirmed', { name })));
  const undo = async () => {
    let isVoid = false;
    const answer = await confirm({
      title: t('voidAsk', { name }),
      children: t('voidHint'),
      confirmLabel: t(batch.voidAskUser ? 'agreeVoid' : 'void'),
      danger: true,
      reason: { min: 1, max: 500, label: t('reason') },
      action: async (reason) => ({ isVoid } = await callOnce(settleApi.void, { id, reason })),
    });
    if (answer) await act(() => Promise.resolve(), isVoid ? t('voided', { name }) : t('voidAsked'));
  };
  const isReady = can.includes('settle') && !isStale(batch);
  return (
    <>
      {can.includes('void') && (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => void undo()}>
          {t(batch.voidAskUser ? 'agreeVoid' : 'void')}
        </Button>
      )}
      {can.includes('recompute') && (
        <Button variant={isReady || (provisional && !isOutdated(batch)) ? 'outlined' : 'contained'} disabled={isBusy} onClick={recompute}>
          {t('recompute')}
        </Button>
      )}
      {isReady && (
        <Button variant="contained" disabled={isBusy} onClick={settle}>
          {t('settle', { count: batch.statementCount })}
        </Button>
      )}
      {can.includes('confirm') && (
        <Button variant="contained" disabled={isBusy} onClick={agree}>
          {t('confirm')}
        </Button>
      )}
    </>
  );
}
