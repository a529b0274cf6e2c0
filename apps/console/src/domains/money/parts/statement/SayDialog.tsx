import TextField from '@mui/material/TextField';
import { settleStatementApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { statementStrings } from './statementStrings';

interface SayDialogProps {
  id: string;
  what: 'dispute' | 'resolve';
  onClose: () => void;
}

/** Disputes a statement, or answers a dispute. */
export function SayDialog({ id, what, onClose }: SayDialogProps) {
  const t = useStrings(statementStrings);
  const callOnce = useCallOnce();
  const [text, setText] = useState('');
  return (
    <ActionDialog
      title={t(`${what}Title`)}
      sendLabel={t('send')}
      isReady={text.trim() !== ''}
      isChanged={text !== ''}
      onSend={() => callOnce(settleStatementApi[what], { id, text: text.trim() })}
      done={() => t(`${what}Done`)}
      onClose={onClose}
    >
      {what === 'dispute' && <span>{t('disputeHint')}</span>}
      <TextField
        label={t(`${what}Text`)}
        required
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}
