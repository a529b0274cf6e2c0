import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { paymentApi, type PaymentRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { ProofField } from '../../../../kit/files/ProofField';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { useOpenFile } from '../proof/useOpenFile';
import { paymentStrings } from './paymentStrings';

interface ReverseDialogProps {
  payment: Pick<PaymentRow, 'id' | 'payNo' | 'reverseAskUser' | 'reverseReason' | 'reverseFile'>;
  onClose: (hasChanged: boolean) => void;
}

/** Asks to take a payment back with the proof of its return, or agrees to it. */
export function ReverseDialog({ payment, onClose }: ReverseDialogProps) {
  const { id, payNo, reverseAskUser, reverseReason, reverseFile } = payment;
  const t = useStrings(paymentStrings);
  const callOnce = useCallOnce();
  const openFile = useOpenFile();
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
      {!asks && reverseFile && (
        <Box>
          <Button variant="outlined" onClick={() => void openFile(reverseFile, payNo)}>
            {t('openReturn')}
          </Button>
        </Box>
      )}
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
