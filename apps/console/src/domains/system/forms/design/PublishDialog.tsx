import TextField from '@mui/material/TextField';
import { formApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { strings } from '../strings';

/** Publishes the saved design of a form as its next version, as it was when the dialog opened. */
export function PublishDialog({ id, onDone, onClose }: { id: string; onDone: () => void; onClose: () => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const [note, setNote] = useState('');
  const { data: design, error } = useQuery({ ...client.query(formApi.design, { id }), staleTime: 0 });
  const name = design ? nameOf(design, locale) : '';
  return (
    <ActionDialog
      title={t('publishTitle', { name })}
      sendLabel={t('publish')}
      isReady={design !== undefined}
      onSend={() => callOnce(formApi.publish, { id, version: design?.version ?? 0, ...(note.trim() && { note: note.trim() }) })}
      done={({ number }) => t('publishDone', { name, number })}
      failure={error?.message}
      onClose={(hasChanged) => {
        if (hasChanged) onDone();
        onClose();
      }}
    >
      {design ? <span>{t('publishHint', { number: (design.number ?? 0) + 1 })}</span> : !error && <LoadingState shape="lines" count={1} />}
      <TextField
        multiline
        minRows={2}
        label={t('publishNote')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </ActionDialog>
  );
}
