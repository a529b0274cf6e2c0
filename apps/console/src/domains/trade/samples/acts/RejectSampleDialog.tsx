import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { sampleApi, sampleReasons, type SampleRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useReasons } from '../../../../kit/review/useReasons';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';

/** A sample is rejected for a reason of the list, or for another one in own words (1026006). */
export function RejectSampleDialog({ row: { id, up }, onClose }: { row: SampleRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const usual = useReasons(sampleReasons);
  const [code, setCode] = useState('');
  const [text, setText] = useState('');
  const title = t('rejectTitle', { name: up.name });
  const rejectReason = text.trim();
  return (
    <ActionDialog
      title={title}
      sendLabel={t('reject')}
      isDangerous
      isReady={code !== '' && (code !== String(usual.length + 1) || rejectReason !== '')}
      isChanged={text !== ''}
      onSend={() => client.call(sampleApi.reject, { id, rejectReasonCode: Number(code), ...(rejectReason && { rejectReason }) })}
      done={() => t('rejected', { name: up.name })}
      onClose={onClose}
    >
      <RadioGroup aria-label={title} value={code} onChange={(_, value) => setCode(value)}>
        {[...usual, t('rejectOther')].map((label, at) => (
          <FormControlLabel key={label} value={String(at + 1)} label={label} control={<Radio size="small" autoFocus={at === 0} />} />
        ))}
      </RadioGroup>
      <TextField
        label={t('rejectText')}
        multiline
        minRows={2}
        required={code === String(usual.length + 1)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}
