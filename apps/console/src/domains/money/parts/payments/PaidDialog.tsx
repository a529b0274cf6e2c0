import TextField from '@mui/material/TextField';
import { paymentApi, type PaymentRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { ProofField } from '../../../../kit/files/ProofField';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { paymentStrings } from './paymentStrings';

interface PaidDialogProps {
  payment: Pick<PaymentRow, 'id' | 'payNo'>;
  onClose: (hasChanged: boolean) => void;
}

/** Says that a payment arrived, with its voucher or the number of the bank. */
export function PaidDialog({ payment: { id, payNo }, onClose }: PaidDialogProps) {
  const t = useStrings(paymentStrings);
  const callOnce = useCallOnce();
  const [voucherFile, setVoucher] = useState<string>();
  const [number, setNumber] = useState('');
  const [isBusy, setBusy] = useState(false);
  const providerNo = number.trim();
  return (
    <ActionDialog
      title={t('paidTitle', { number: payNo })}
      sendLabel={t('markPaid')}
      isReady={!isBusy && (voucherFile !== undefined || providerNo !== '')}
      isChanged={voucherFile !== undefined || providerNo !== ''}
      onSend={() => callOnce(paymentApi.markPaid, { id, ...(voucherFile && { voucherFile }), ...(providerNo && { providerNo }) })}
      done={() => t('paidDone', { number: payNo })}
      onClose={onClose}
    >
      <span>{t('paidHint')}</span>
      <ProofField label={t('voucher')} onChange={setVoucher} onBusyChange={setBusy} />
      <TextField
        label={t('providerNo')}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        slotProps={{ htmlInput: { maxLength: 64 } }}
      />
    </ActionDialog>
  );
}
