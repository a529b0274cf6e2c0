import { fileApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { saveFile } from '../../../../kit/saveFile';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { openFileStrings } from './openFileStrings';

/** Hands a proof to the downloads, under its own name or else under the given one. */
export function useOpenFile(): (fileId: string, name: string) => Promise<void> {
  const t = useStrings(openFileStrings);
  const notify = useNotice();
  const { client } = useConsole();
  return useCallback(
    async (fileId, name) => {
      try {
        const { blob, fileName } = await client.blob(fileApi.preview, { id: fileId }, { isSilent: true, isNameless: true });
        saveFile({ blob, fileName: fileName || `${name}.${blob.type.split('/')[1] ?? 'bin'}` });
      } catch (error) {
        notify.error(t('fileFailed', { reason: (error as Error).message }));
      }
    },
    [client, notify, t],
  );
}
