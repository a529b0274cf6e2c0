import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type InputOf, scriptApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { type StoredVideo, VideoField } from '../../../../kit/files/VideoField';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { scriptStrings } from './scriptStrings';

interface ScriptDialogProps {
  /** A new script for a submitted creator, or a new round of a rejected one. */
  of: { workOrderUpId: string; upName: string } | { id: string; scriptName: string };
  onClose: (hasChanged: boolean) => void;
}

type Kind = 'video' | 'link' | 'keep';

/** A script is brought: a video that travels in parts, or a link; a new round may keep what it had and say what changed. */
export function ScriptDialog({ of, onClose }: ScriptDialogProps) {
  const t = useStrings(scriptStrings);
  const { client } = useConsole();
  const isAgain = 'id' in of;
  const [name, setName] = useState(isAgain ? of.scriptName : '');
  const [kind, setKind] = useState<Kind>('video');
  const [video, setVideo] = useState<StoredVideo>();
  const [isBusy, setBusy] = useState(false);
  const [address, setAddress] = useState('');
  const [note, setNote] = useState('');
  const scriptName = name.trim();
  const link = address.trim();
  const content: Pick<InputOf<typeof scriptApi.add>, 'fileId' | 'link' | 'duration' | 'thumbnail' | 'note'> = {
    ...(kind === 'video' && video),
    ...(kind === 'link' && { link }),
    ...(note.trim() && { note: note.trim() }),
  };
  const isThere = {
    video: video !== undefined,
    link: /^https?:\/\/\S+$/i.test(link),
    keep: note.trim() !== '',
  }[kind];
  return (
    <ActionDialog
      title={isAgain ? t('againTitle', { name: of.scriptName }) : t('addTitle', { name: of.upName })}
      sendLabel={t(isAgain ? 'again' : 'add')}
      isReady={scriptName !== '' && isThere && !isBusy}
      isChanged={isBusy || video !== undefined || address !== '' || note !== ''}
      onSend={async (): Promise<unknown> =>
        isAgain
          ? client.call(scriptApi.resubmit, { id: of.id, scriptName, ...content })
          : client.call(scriptApi.add, { workOrderUpId: of.workOrderUpId, scriptName, ...content })
      }
      done={() => (isAgain ? t('resubmitted', { name: scriptName }) : t('added', { name: of.upName }))}
      onClose={onClose}
    >
      <TextField
        autoFocus={!isAgain}
        required
        label={t('scriptName')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <RadioGroup row aria-label={t('kind')} value={kind} onChange={(_, value) => setKind(value as Kind)}>
        {(isAgain ? (['video', 'link', 'keep'] as const) : (['video', 'link'] as const)).map((value) => (
          <FormControlLabel key={value} value={value} label={t(value)} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      {kind === 'video' && <VideoField label={t('video')} isRequired onChange={setVideo} onBusyChange={setBusy} />}
      {kind === 'link' && (
        <TextField
          required
          type="url"
          label={t('address')}
          helperText={t('linkHint')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <TextField
        multiline
        minRows={2}
        required={kind === 'keep'}
        label={t(isAgain ? 'noteAgain' : 'note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}
