import { paymentApi, type PaymentRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { useAct } from '../../../../kit/record/useAct';
import { useOpenFile } from '../proof/useOpenFile';
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
  const callOnce = useCallOnce();
  const openFile = useOpenFile();
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
  const actsOf = useCallback(
    (payment: PaymentRow): PaymentAct[] => {
      const { can, voucherFile, reverseFile, payNo } = payment;
      return [
        ...(can.includes('markPaid') ? [{ key: 'paid', label: t('markPaid'), onRun: () => setOpen({ what: 'paid', payment }) }] : []),
        ...(can.includes('markFailed') ? [{ key: 'failed', label: t('markFailed'), onRun: () => void fail(payment) }] : []),
        ...(voucherFile ? [{ key: 'voucher', label: t('openVoucher'), onRun: () => void openFile(voucherFile, payNo) }] : []),
        ...(reverseFile ? [{ key: 'return', label: t('openReturn'), onRun: () => void openFile(reverseFile, payNo) }] : []),
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
    [t, fail, openFile],
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
