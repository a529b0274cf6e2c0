import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { intentApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import type { Intent } from './Intent';
import { strings } from './strings';

/** Notes whether a creator is interested, and in which words. */
export function ReplyDialog({ intent, onClose }: { intent: Intent; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [answer, setAnswer] = useState('');
  const [content, setContent] = useState('');
  const name = intent.up.name;
  const title = t('replyTitle', { name });
  return (
    <ActionDialog
      width="medium"
      title={title}
      sendLabel={t('save')}
      isReady={answer !== ''}
      isChanged={answer !== '' || content !== ''}
      onSend={() => client.call(intentApi.reply, { id: intent.id, interested: answer === 'yes', replyContent: content.trim() })}
      done={() => t('replied', { name })}
      onClose={onClose}
    >
      <RadioGroup row aria-label={title} value={answer} onChange={(_, value) => setAnswer(value)}>
        <FormControlLabel value="yes" label={t('interested')} control={<Radio size="small" />} />
        <FormControlLabel value="no" label={t('declined')} control={<Radio size="small" />} />
      </RadioGroup>
      <TextField
        label={t('replyContent')}
        multiline
        minRows={2}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}
