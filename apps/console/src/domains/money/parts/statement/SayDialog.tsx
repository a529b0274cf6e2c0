import TextField from '@mui/material/TextField';
import { settleStatementApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { type Line, lineName } from './lineName';
import { statementStrings } from './statementStrings';

interface SayDialogProps {
  id: string;
  what: 'dispute' | 'resolve';
  /** The line that is disputed; without it the whole statement is. */
  line?: Line;
  onClose: () => void;
}

/** Disputes a statement or a line of it, or answers a dispute. */
export function SayDialog({ id, what, line, onClose }: SayDialogProps) {
  const t = useStrings(statementStrings);
  const callOnce = useCallOnce();
  const [text, setText] = useState('');
  return (
    <ActionDialog
      title={line ? t('disputeLineTitle') : t(`${what}Title`)}
      sendLabel={t('send')}
      isReady={text.trim() !== ''}
      isChanged={text !== ''}
      onSend={() => callOnce(settleStatementApi[what], { id, ...(line && { lineId: line.id }), text: text.trim() })}
      done={() => t(`${what}Done`)}
      onClose={onClose}
    >
      {line && <strong>{lineName(line, t)}</strong>}
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
