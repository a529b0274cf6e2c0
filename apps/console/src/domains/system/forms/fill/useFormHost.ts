import { ApiError } from '@backlot/api-client';
import { documentLimitBytes, fileApi } from '@backlot/contract';
import type { FormDocument } from '@backlot/form-designer/document';
import type { ShowFile, Upload } from '@backlot/form-designer/renderer';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { cspNonce } from '../../../../kit/list/cspNonce';
import { dictionaryChoices } from '../design/dictionaryChoices';
import { fileIdOf } from '../answers/fileIdOf';
import { strings } from '../strings';

/** What the console hands to the controls of a form: uploads into its file store, stored files with the person's token, dictionaries by `dynamicKey`. */
export function useFormHost(document: FormDocument | undefined) {
  const locale = useLocale();
  const dictionary = useDictionary();
  const { upload, showFile } = useFormFiles();
  const dynamicData = useMemo(() => (document ? dictionaryChoices({ document, dictionary, locale }) : {}), [document, dictionary, locale]);
  const [nonce] = useState(cspNonce);
  return { upload, showFile, dynamicData, nonce };
}

function useFormFiles(): { upload: Upload; showFile: ShowFile } {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [shown] = useState(() => new Map<string, Promise<string>>());
  useEffect(
    () => () => {
      for (const made of shown.values()) void made.then(URL.revokeObjectURL, () => undefined);
      shown.clear();
    },
    [shown],
  );
  return useMemo(
    () => ({
      upload: async ({ file, type, signal, onProgress }) => {
        if (type === 'file' && file.size > documentLimitBytes) return { code: 1, message: t('fileTooLarge') };
        try {
          const data = await client.upload(type === 'img' ? fileApi.upload : fileApi.uploadFile, file, {
            signal,
            onProgress: ({ percent }) => onProgress(percent / 100),
          });
          return { code: 0, data };
        } catch (error) {
          if (error instanceof ApiError) return { code: 1, message: error.message };
          throw error;
        }
      },
      showFile: (url) => {
        const id = fileIdOf(url);
        if (id === undefined) return Promise.resolve(url);
        const made =
          shown.get(id) ??
          client.blob(fileApi.preview, { id }, { isSilent: true, isNameless: true }).then(({ blob }) => URL.createObjectURL(blob));
        shown.set(id, made);
        return made;
      },
    }),
    [client, shown, t],
  );
}
