import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { accepts, paymentApi, paymentLife, type PaymentRow, settlementLife, stateOf } from '@backlot/contract';
import { DictTag } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { noteOfPayment } from '../payments/noteOfPayment';
import { paymentStrings } from '../payments/paymentStrings';
import { usePaymentActs } from '../payments/usePaymentActs';
import { PayeeNote } from '../payee/PayeeNote';
import type { Statement } from './Statement';
import { statementStrings } from './statementStrings';

const PayDialog = lazyDialog(async () => (await import('../payments/PayDialog')).PayDialog);

/** What became of a statement's money: where it goes, each payment, and what comes next. */
export function StatementPayments({ statement }: { statement: Statement }) {
  const t = useStrings(statementStrings);
  const words = useStrings(paymentStrings);
  const can = useCan();
  const { client } = useConsole();
  const { actsOf, dialog } = usePaymentActs();
  const [isPaying, setPaying] = useState(false);
  const { data } = useQuery(client.query(paymentApi.page, { statementId: statement.id, pageSize: 50 }));
  const { states } = settlementLife;
  const state = stateOf(paymentLife, statement.payStatus);
  const isDue = statement.settleStatus === states.settled && state !== undefined && accepts(paymentLife, state, 'pay');
  const isMerchant = statement.settleDimension === 3;
  return (
    <Section
      title={t('payment')}
      actions={
        <>
          <StatusTag type="payStatus" code={statement.payStatus} />
          {isDue && can('payment.pay') && (
            <Button size="small" variant="contained" onClick={() => setPaying(true)}>
              {words(isMerchant ? 'receive' : 'pay')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {!isMerchant && <PayeeNote statement={statement} />}
        {data && data.rows.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.rows.map((payment) => (
              <PaymentLine key={payment.id} payment={payment} acts={actsOf(payment)} />
            ))}
          </Box>
        )}
        {data?.rows.length === 0 && statement.settleStatus !== states.settled && <span>{t('paidAfter')}</span>}
      </Box>
      {dialog}
      {isPaying && <PayDialog statement={statement} onClose={() => setPaying(false)} />}
    </Section>
  );
}

interface PaymentLineProps {
  payment: PaymentRow;
  acts: readonly { key: string; label: string; onRun: () => void }[];
}

function PaymentLine({ payment, acts }: PaymentLineProps) {
  const words = useStrings(paymentStrings);
  const format = useFormat();
  const { id, payNo, amount, currency, payStatus, method, payee, payTime, createTime } = payment;
  const note = noteOfPayment(payment, words);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <RecordLink path="/paymentDetail" id={id}>
          {payNo}
        </RecordLink>
        <Box sx={{ color: 'ink.third', overflowWrap: 'anywhere' }}>
          {[payee, payTime ? format.exact(payTime) : format.exact(createTime), note].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <DictTag type="payMethod" code={String(method)} />
      <StatusTag type="payStatus" code={payStatus} />
      <MoneyText amount={amount} currency={currency} />
      {acts.map(({ key, label, onRun }) => (
        <Button key={key} size="small" variant="outlined" onClick={onRun}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  py: 2.5,
  borderTop: 1,
  borderColor: 'line.soft',
  '&:first-of-type': { border: 0 },
} as const;
