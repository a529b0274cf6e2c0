import Alert from '@mui/material/Alert';
import { is, paymentLife, type PaymentRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { NextStep } from '@backlot/ui-kit';
import { strings } from '../strings';

/** What somebody does next with a payment, and what has to be known of it first. */
export function PaymentNews({ payment }: { payment: PaymentRow }) {
  const t = useStrings(strings);
  const { can, failReason, isReversed, reverseAskUser, reverseReason, reverseOf } = payment;
  const isAsked = reverseAskUser !== null && !isReversed && reverseOf === null;
  return (
    <>
      {can.includes('markPaid') && <NextStep>{t('nextMarkPaid')}</NextStep>}
      {isAsked && (
        <NextStep tone={can.includes('reverse') ? 'warn' : 'info'} {...(!can.includes('reverse') && { lead: '' })}>
          {t('askedBack', { who: reverseAskUser.name, reason: reverseReason ?? '' })}
        </NextStep>
      )}
      {is(paymentLife, payment, 'failed') && <Alert severity="warning">{t('failedBecause', { reason: failReason ?? '' })}</Alert>}
      {isReversed && <Alert severity="info">{t('takenBack')}</Alert>}
    </>
  );
}
