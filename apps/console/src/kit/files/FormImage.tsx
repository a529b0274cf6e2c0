import { fileApi } from '@backlot/contract';
import { imageLimits, UploadField, type UploadedFile, type UploadFile } from '@backlot/ui-kit';
import { useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useFileUrl } from './useFileUrl';

interface FormImageProps {
  name: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
}

/** One picture of the form around it: png, jpg or jpeg, at most 5 MB (spec section 5); the value is the file id. */
export function FormImage({ name, label, isRequired = false, hint }: FormImageProps) {
  const { client } = useConsole();
  const { field, fieldState } = useController({ name });
  const [fresh, setFresh] = useState<UploadedFile>();
  const fileId: string = field.value ?? '';
  const isFresh = fresh?.fileId === fileId;
  const { url } = useFileUrl(isFresh ? null : fileId);
  const upload = useCallback<UploadFile>(
    async (file, { onProgress, signal }) => {
      const { fileId: stored } = await client.upload(fileApi.upload, file, { signal, onProgress: ({ percent }) => onProgress(percent) });
      // The stored file answers only with a token, so the picture shows from the file itself.
      return { fileId: stored, url: URL.createObjectURL(file) };
    },
    [client],
  );
  const shown = isFresh && fresh ? [fresh] : fileId && url ? [{ fileId, url, name: label }] : [];
  return (
    <UploadField
      label={label}
      look="pictures"
      limits={{ ...imageLimits, maxCount: 1 }}
      value={shown}
      upload={upload}
      required={isRequired}
      error={fieldState.error?.message}
      helperText={hint}
      onChange={([file]) => {
        setFresh(file);
        field.onChange(file?.fileId ?? '');
      }}
    />
  );
}
