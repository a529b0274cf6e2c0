import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { commentApi, type CommentRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { CommentText } from './CommentText';
import { commentStrings } from './commentStrings';

const levels = [1, 2, 3] as const;

/** Puts the author of a comment on the blacklist. */
export function BlackDialog({ comment, onClose }: { comment: CommentRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(commentStrings);
  const callOnce = useCallOnce();
  const [level, setLevel] = useState<number>(1);
  const [reason, setReason] = useState('');
  const name = comment.authorName;
  const send = async () => {
    const { failed } = await callOnce(commentApi.markBlack, { ids: [comment.id], level, reason: reason.trim() });
    if (failed[0]) throw new Error(failed[0].message);
  };
  return (
    <ActionDialog
      title={t('blackTitle', { name })}
      sendLabel={t('markBlack')}
      isReady={reason.trim() !== ''}
      isChanged={reason !== ''}
      isDangerous
      onSend={send}
      done={() => t('blackDone', { name })}
      onClose={onClose}
    >
      <CommentText comment={comment} />
      <span>{t('blackHint')}</span>
      <TextField select label={t('level')} value={level} onChange={({ target }) => setLevel(Number(target.value))} required>
        {levels.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`level_${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}
