import Button from '@mui/material/Button';
import { paymentApi, type PaymentRow } from '@backlot/contract';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { monthName } from '../../parts/monthName';
import { usePaymentActs } from '../../parts/payments/usePaymentActs';
import { strings } from '../strings';
import { PaymentFacts } from './PaymentFacts';
import { PaymentNews } from './PaymentNews';

/** One payment: what it pays and where it went, its proof, and what happened to it. */
export function PaymentDetailScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const record = useRecord(paymentApi.detail);
  const { actsOf, dialog } = usePaymentActs();
  const headOf = (payment: PaymentRow) => ({
    name: payment.payNo,
    mark: <StatusTag type="payStatus" code={payment.payStatus} />,
    subtitle: [payment.beneficiary.name, monthName(payment.settleMonth, locale)].join(' · '),
    actions: actsOf(payment).map(({ key, label, onRun }) => (
      <Button key={key} variant={key === 'paid' ? 'contained' : 'outlined'} onClick={onRun}>
        {label}
      </Button>
    )),
  });
  return (
    <>
      <RecordFrame
        record={record}
        noun={t('payNo')}
        needs="payment.get"
        list={{ label: t('title'), path: '/payment', needs: 'payment.query' }}
        head={headOf}
      >
        {(payment) => (
          <>
            <PaymentNews payment={payment} />
            <Section title={t('details')}>
              <PaymentFacts payment={payment} />
            </Section>
            <RecordHistory endpoint={paymentApi.history} id={payment.id} />
          </>
        )}
      </RecordFrame>
      {dialog}
    </>
  );
}
