import { fileApi, paymentApi, type PaymentRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { useAct } from '../../../../kit/record/useAct';
import { saveFile } from '../../../../kit/saveFile';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { paymentStrings } from './paymentStrings';

const PaidDialog = lazyDialog(async () => (await import('./PaidDialog')).PaidDialog);
const ReverseDialog = lazyDialog(async () => (await import('./ReverseDialog')).ReverseDialog);

interface PaymentAct {
  key: string;
  label: string;
  onRun: () => void;
}

/** What may be done with a payment, wherever it is listed, and the dialog of what was begun. */
export function usePaymentActs(onDone?: () => void): { actsOf: (payment: PaymentRow) => PaymentAct[]; dialog: ReactNode } {
  const t = useStrings(paymentStrings);
  const confirm = useConfirm();
  const notify = useNotice();
  const callOnce = useCallOnce();
  const { client } = useConsole();
  const { act } = useAct();
  const [open, setOpen] = useState<{ what: 'paid' | 'reverse'; payment: PaymentRow }>();
  const fail = useCallback(
    async ({ id, payNo: number }: PaymentRow) => {
      const answer = await confirm({
        title: t('failedAsk', { number }),
        children: t('failedHint'),
        confirmLabel: t('markFailed'),
        danger: true,
        reason: { min: 1, max: 500, label: t('reason') },
        action: (reason) => callOnce(paymentApi.markFailed, { id, reason }),
      });
      if (answer && (await act(() => Promise.resolve(), t('failedDone', { number })))) onDone?.();
    },
    [confirm, callOnce, act, onDone, t],
  );
  const show = useCallback(
    async (fileId: string, number: string) => {
      try {
        const { blob, fileName } = await client.blob(fileApi.preview, { id: fileId }, { isSilent: true, isNameless: true });
        saveFile({ blob, fileName: fileName || `${number}.${blob.type.split('/')[1] ?? 'bin'}` });
      } catch (error) {
        notify.error(t('voucherFailed', { reason: (error as Error).message }));
      }
    },
    [client, notify, t],
  );
  const actsOf = useCallback(
    (payment: PaymentRow): PaymentAct[] => {
      const { can, voucherFile, payNo } = payment;
      return [
        ...(can.includes('markPaid') ? [{ key: 'paid', label: t('markPaid'), onRun: () => setOpen({ what: 'paid', payment }) }] : []),
        ...(can.includes('markFailed') ? [{ key: 'failed', label: t('markFailed'), onRun: () => void fail(payment) }] : []),
        ...(voucherFile ? [{ key: 'voucher', label: t('openVoucher'), onRun: () => void show(voucherFile, payNo) }] : []),
        ...(can.includes('reverse')
          ? [
              {
                key: 'reverse',
                label: t(payment.reverseAskUser ? 'agreeReverse' : 'reverse'),
                onRun: () => setOpen({ what: 'reverse', payment }),
              },
            ]
          : []),
      ];
    },
    [t, fail, show],
  );
  const close = (hasChanged: boolean) => {
    setOpen(undefined);
    if (hasChanged) onDone?.();
  };
  const dialog = (
    <>
      {open?.what === 'paid' && <PaidDialog payment={open.payment} onClose={close} />}
      {open?.what === 'reverse' && <ReverseDialog payment={open.payment} onClose={close} />}
    </>
  );
  return { actsOf, dialog };
}
