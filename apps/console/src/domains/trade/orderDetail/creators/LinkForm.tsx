import TextField from '@mui/material/TextField';
import { type SubmissionRow, workOrderLinkApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import type { Draft } from '../../../../shell/drafts/useDraft';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { InPlaceForm } from './InPlaceForm';
import { strings } from '../strings';
import type { Typed } from '../useOrderDesk';
import { useTyped } from './useTyped';

interface LinkFormProps {
  row: SubmissionRow;
  /** 1 preview, 2 publish. */
  linkType: 1 | 2;
  /** The link to replace. */
  rejected: SubmissionRow['links'][number] | undefined;
  typed: Draft<Typed>;
  onClose: () => void;
}

/** A preview or publish link to be reviewed; a rejected one is replaced, or sent again with a note. */
export function LinkForm({ row, linkType, rejected, typed, onClose }: LinkFormProps) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const [values, type] = useTyped({ link: '', note: '' }, typed);
  const link = values.link.trim();
  const note = values.note.trim();
  const isPreview = linkType === 1;
  const isBad = link !== '' && !(isPreview ? /^https:\/\/\S+\.\S+/i : /^https?:\/\/\S+\.\S+/i).test(link);
  const send = () =>
    rejected
      ? callOnce(workOrderLinkApi.resubmit, { id: rejected.id, link, ...(note && { note }) })
      : callOnce(workOrderLinkApi.submitLink, { workOrderUpId: row.id, linkType, link });
  const kind = t(isPreview ? 'preview' : 'publishLink');
  const expected = t(isPreview ? 'previewExpected' : 'publishExpected');
  return (
    <InPlaceForm
      label={kind}
      sendLabel={t('send')}
      isReady={link !== '' && !isBad}
      onSend={send}
      done={t('linkDone', { name: row.up.name })}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={kind}
        placeholder={isPreview ? 'https://drive.google.com/…' : 'https://'}
        value={values.link}
        onChange={(event) => type({ link: event.target.value })}
        required
        error={isBad}
        helperText={isBad && !isPreview ? t('notLink') : expected}
        slotProps={{ htmlInput: { inputMode: 'url', maxLength: 500 } }}
      />
      {rejected && (
        <TextField
          label={t('note')}
          value={values.note}
          onChange={(event) => type({ note: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
    </InPlaceForm>
  );
}
