import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { paymentApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { DescriptionList } from '@backlot/ui-kit';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { paymentStrings } from './paymentStrings';

interface PayDialogProps {
  statement: { id: string; settleDimension: number; beneficiary: { name: string }; payableAmount: string; currency: string };
  onClose: () => void;
}

/** Begins the payment of what a statement owes. */
export function PayDialog({ statement, onClose }: PayDialogProps) {
  const t = useStrings(paymentStrings);
  const locale = useLocale();
  const { optionsOf } = useDictionary();
  const callOnce = useCallOnce();
  const [method, setMethod] = useState('1');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { id, settleDimension, beneficiary, payableAmount, currency } = statement;
  return (
    <ActionDialog
      title={t(settleDimension === 3 ? 'receiveTitle' : 'payTitle', { name: beneficiary.name })}
      sendLabel={t(settleDimension === 3 ? 'receive' : 'pay')}
      onSend={() => callOnce(paymentApi.pay, { statementId: id, amount: payableAmount, method: Number(method), idempotencyKey })}
      done={({ payNo }) => t('payDone', { number: payNo })}
      onClose={onClose}
    >
      <span>{t('payHint')}</span>
      <DescriptionList columns={1} items={[{ label: t('amount'), value: <MoneyText amount={payableAmount} currency={currency} /> }]} />
      <TextField select label={t('method')} value={method} onChange={({ target }) => setMethod(target.value)}>
        {optionsOf('payMethod').map(({ code, names }) => (
          <MenuItem key={code} value={code}>
            {names[locale]}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}
