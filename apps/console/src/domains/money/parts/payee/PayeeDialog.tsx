import TextField from '@mui/material/TextField';
import { payeeApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { PercentField } from '@backlot/ui-kit';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { payeeStrings } from './payeeStrings';

interface PayeeDialogProps {
  owner: { beneficiaryType: number; beneficiaryId: string };
  name: string;
  withholdingRate: string;
  onClose: () => void;
}

/** Where a person or creator is paid; the account is typed anew each time, because nobody is shown the old one. */
export function PayeeDialog({ owner, name, withholdingRate, onClose }: PayeeDialogProps) {
  const t = useStrings(payeeStrings);
  const callOnce = useCallOnce();
  const [bankName, setBank] = useState('');
  const [accountName, setHolder] = useState('');
  const [accountNumber, setNumber] = useState('');
  const [rate, setRate] = useState(withholdingRate);
  const typed = { bankName: bankName.trim(), accountName: accountName.trim(), accountNumber: accountNumber.trim() };
  const isNumber = /^[0-9A-Za-z -]{4,40}$/.test(typed.accountNumber);
  return (
    <ActionDialog
      title={t('title', { name })}
      sendLabel={t('save')}
      isReady={typed.bankName !== '' && typed.accountName !== '' && isNumber && /^\d{1,3}(\.\d{1,2})?$/.test(rate)}
      isChanged={bankName !== '' || accountName !== '' || accountNumber !== ''}
      onSend={() => callOnce(payeeApi.save, { ...owner, ...typed, withholdingRate: rate })}
      done={() => t('saved')}
      onClose={onClose}
    >
      <TextField
        label={t('bankName')}
        required
        value={bankName}
        onChange={({ target }) => setBank(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <TextField
        label={t('accountName')}
        required
        value={accountName}
        onChange={({ target }) => setHolder(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <TextField
        label={t('accountNumber')}
        required
        value={accountNumber}
        onChange={({ target }) => setNumber(target.value)}
        helperText={t('accountHint')}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
      />
      <PercentField label={t('taxRate')} value={rate} onChange={(next) => setRate(next)} helperText={t('taxHint')} />
    </ActionDialog>
  );
}
