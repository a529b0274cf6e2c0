import TextField from '@mui/material/TextField';
import { paymentApi, type PaymentRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { ProofField } from '../../../../kit/files/ProofField';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { paymentStrings } from './paymentStrings';

interface ReverseDialogProps {
  payment: Pick<PaymentRow, 'id' | 'payNo' | 'reverseAskUser' | 'reverseReason'>;
  onClose: (hasChanged: boolean) => void;
}

/** Asks to take a payment back with the proof of its return, or agrees to it. */
export function ReverseDialog({ payment: { id, payNo, reverseAskUser, reverseReason }, onClose }: ReverseDialogProps) {
  const t = useStrings(paymentStrings);
  const callOnce = useCallOnce();
  const [reason, setReason] = useState('');
  const [fileId, setFile] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const asks = reverseAskUser === null;
  return (
    <ActionDialog
      title={t('reverseTitle', { number: payNo })}
      sendLabel={t(asks ? 'reverse' : 'agreeReverse')}
      isDangerous
      isReady={!isBusy && reason.trim() !== '' && (!asks || fileId !== undefined)}
      isChanged={reason !== '' || fileId !== undefined}
      onSend={() => callOnce(paymentApi.reverse, { id, reason: reason.trim(), ...(fileId && { fileId }) })}
      done={({ isReversed }) => (isReversed ? t('reversed', { number: payNo }) : t('reverseAsked'))}
      onClose={onClose}
    >
      <span>{asks ? t('reverseHint') : t('agreeHint', { who: reverseAskUser.name, reason: reverseReason ?? '' })}</span>
      <TextField
        label={t('reason')}
        required
        multiline
        minRows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {asks && <ProofField label={t('proof')} isRequired onChange={setFile} onBusyChange={setBusy} />}
    </ActionDialog>
  );
}
