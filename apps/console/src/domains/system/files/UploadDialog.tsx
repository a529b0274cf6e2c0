import Button from '@mui/material/Button';
import { documentLimitBytes, fileApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, UploadField, type UploadedFile, type UploadFile } from '@backlot/ui-kit';
import { useCallback, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** Uploads several files; each is there as soon as it has arrived. */
export function UploadDialog({ onClose }: { onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [hasChanged, setChanged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const upload = useCallback<UploadFile>(
    async (file, { onProgress, signal }) => {
      const { fileId } = await client.upload(fileApi.uploadFile, file, { signal, onProgress: ({ percent }) => onProgress(percent) });
      setChanged(true);
      return { fileId, url: URL.createObjectURL(file) };
    },
    [client],
  );
  return (
    <Dialog
      open
      persistent={isBusy}
      title={t('uploadTitle')}
      onClose={() => onClose(hasChanged)}
      actions={
        <Button variant="contained" disabled={isBusy} onClick={() => onClose(hasChanged)}>
          {t('close')}
        </Button>
      }
    >
      <UploadField
        label={t('files')}
        helperText={t('uploadHint')}
        limits={limits}
        value={files}
        upload={upload}
        onBusyChange={setBusy}
        onChange={setFiles}
      />
    </Dialog>
  );
}

const limits = { maxBytes: documentLimitBytes, maxCount: 20 };
