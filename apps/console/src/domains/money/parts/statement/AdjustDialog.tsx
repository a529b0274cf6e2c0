import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { adjustReasons, settleStatementApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { ProofField } from '../../../../kit/files/ProofField';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import type { Statement } from './Statement';
import { statementStrings } from './statementStrings';

/** Adds a line by hand to a locked statement. */
export function AdjustDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const t = useStrings(statementStrings);
  const callOnce = useCallOnce();
  const [amount, setAmount] = useState('');
  const [reasonCode, setCode] = useState<(typeof adjustReasons)[number]>('tracking_error');
  const [reason, setReason] = useState('');
  const [fileId, setFile] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const typed = amount.trim().replaceAll('−', '-');
  return (
    <ActionDialog
      title={t('adjustTitle')}
      sendLabel={t('adjustAct')}
      isReady={!isBusy && /^-?\d+(\.\d{1,2})?$/.test(typed) && reason.trim() !== ''}
      isChanged={amount !== '' || reason !== ''}
      onSend={() =>
        callOnce(settleStatementApi.adjust, {
          id: statement.id,
          amount: typed,
          reasonCode,
          reason: reason.trim(),
          ...(fileId && { fileId }),
        })
      }
      done={() => t('adjustDone')}
      onClose={onClose}
    >
      <span>{t('adjustHint')}</span>
      <TextField
        label={t('amount', { currency: statement.currency })}
        required
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 18 } }}
      />
      <TextField select label={t('reasonCode')} value={reasonCode} onChange={({ target }) => setCode(target.value as typeof reasonCode)}>
        {adjustReasons.map((code) => (
          <MenuItem key={code} value={code}>
            {t(code)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('reason')}
        required
        multiline
        minRows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <ProofField label={t('proof')} onChange={setFile} onBusyChange={setBusy} />
    </ActionDialog>
  );
}
