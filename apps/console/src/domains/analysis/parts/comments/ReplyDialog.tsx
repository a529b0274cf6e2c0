import TextField from '@mui/material/TextField';
import { commentApi, type CommentRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { CommentText } from './CommentText';
import { commentStrings } from './commentStrings';

const most = 500;

/** A reply to a comment; it is kept here, and who has it posted is told. */
export function ReplyDialog({ comment, onClose }: { comment: CommentRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(commentStrings);
  const callOnce = useCallOnce();
  const [content, setContent] = useState('');
  const text = content.trim();
  return (
    <ActionDialog
      title={t('replyTitle', { name: comment.authorName })}
      sendLabel={t('replySend')}
      isReady={text.length > 0 && text.length <= most}
      isChanged={text !== ''}
      onSend={() => callOnce(commentApi.reply, { id: comment.id, content: text })}
      done={() => t('replyDone')}
      onClose={onClose}
    >
      <CommentText comment={comment} />
      <TextField
        label={t('replyField')}
        value={content}
        onChange={({ target }) => setContent(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        multiline
        minRows={3}
        required
        autoFocus
        error={text.length > most}
        helperText={t('replyCount', { count: text.length })}
      />
      <span>{t('replyHint')}</span>
    </ActionDialog>
  );
}
