import TextField from '@mui/material/TextField';
import { type SubmissionRow, workOrderLinkApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useConsole } from '../../shared/console/ConsoleContext';
import { InPlaceForm } from './InPlaceForm';
import { strings } from './strings';

interface LinkFormProps {
  row: SubmissionRow;
  /** 1 preview, 2 publish. */
  linkType: 1 | 2;
  /** The link to replace. */
  rejected: SubmissionRow['links'][number] | undefined;
  onClose: () => void;
}

/** A preview or publish link to be reviewed; a rejected one is replaced, or sent again with a note. */
export function LinkForm({ row, linkType, rejected, onClose }: LinkFormProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [link, setLink] = useState('');
  const [note, setNote] = useState('');
  const typed = link.trim();
  const isBad = typed !== '' && !/^https?:\/\/\S+\.\S+/i.test(typed);
  const send = () =>
    rejected
      ? client.call(workOrderLinkApi.resubmit, { id: rejected.id, link: typed, ...(note.trim() && { note: note.trim() }) })
      : client.call(workOrderLinkApi.submitLink, { workOrderUpId: row.id, linkType, link: typed });
  const kind = t(linkType === 1 ? 'preview' : 'publishLink');
  return (
    <InPlaceForm label={kind} sendLabel={t('send')} isReady={typed !== '' && !isBad} onSend={send} done={t('linkDone', { name: row.up.name })} onClose={onClose}>
      <TextField autoFocus label={kind} placeholder="https://" value={link} onChange={(event) => setLink(event.target.value)} required error={isBad} helperText={isBad ? t('notLink') : undefined} slotProps={{ htmlInput: { inputMode: 'url', maxLength: 500 } }} />
      {rejected && <TextField label={t('note')} value={note} onChange={(event) => setNote(event.target.value)} slotProps={{ htmlInput: { maxLength: 500 } }} />}
    </InPlaceForm>
  );
}
