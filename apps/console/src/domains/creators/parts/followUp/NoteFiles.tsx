import AttachFile from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import { fileApi, type FollowUpRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { saveFile } from '../../../../kit/saveFile';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { followUpStrings } from './followUpStrings';

/** Files of a note, each saved by its name. */
export function NoteFiles({ files }: Pick<FollowUpRow, 'files'>) {
  const t = useStrings(followUpStrings);
  const { client } = useConsole();
  const notify = useNotice();
  const save = async ({ id, name }: FollowUpRow['files'][number]) => {
    try {
      const { blob } = await client.blob(fileApi.preview, { id }, { isSilent: true, isNameless: true });
      saveFile({ blob, fileName: name });
    } catch (error) {
      notify.error(t('fileFailed', { reason: (error as Error).message }));
    }
  };
  return files.map((file) => (
    <Button
      key={file.id}
      size="small"
      startIcon={<AttachFile />}
      aria-label={t('openFile', { name: file.name })}
      onClick={() => void save(file)}
    >
      {file.name}
    </Button>
  ));
}
