import TextField from '@mui/material/TextField';
import { collectApi, type CollectRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { workStrings } from '../parts/works/workStrings';

/** Begins a collection, or renames one under the version that was read. */
export function NameDialog({
  row,
  onClose,
}: {
  row?: Pick<CollectRow, 'id' | 'version' | 'name' | 'note'> | undefined;
  onClose: (hasChanged: boolean) => void;
}) {
  const t = useStrings(workStrings);
  const { client } = useConsole();
  const [name, setName] = useState(row?.name ?? '');
  const [note, setNote] = useState(row?.note ?? '');
  const draft = { name: name.trim(), note: note.trim() };
  return (
    <ActionDialog
      title={t(row ? 'renameTitle' : 'newTitle')}
      sendLabel={t('save')}
      isReady={draft.name !== ''}
      isChanged={name !== (row?.name ?? '') || note !== (row?.note ?? '')}
      onSend={async () => {
        if (row) await client.call(collectApi.edit, { id: row.id, version: row.version, ...draft });
        else await client.call(collectApi.add, draft);
      }}
      done={() => t('saved')}
      onClose={onClose}
    >
      <TextField
        size="small"
        required
        autoFocus
        label={t('collectionName')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        size="small"
        label={t('note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </ActionDialog>
  );
}
