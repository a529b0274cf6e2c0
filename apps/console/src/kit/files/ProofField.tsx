import { documentLimitBytes, fileApi } from '@backlot/contract';
import { UploadField, type UploadedFile, type UploadFile } from '@backlot/ui-kit';
import { useCallback, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';

interface ProofFieldProps {
  label: string;
  hint?: string;
  isRequired?: boolean;
  onChange: (fileId: string | undefined) => void;
  onBusyChange?: (isBusy: boolean) => void;
}

/** One image or document that proves something, at most 20 MB. */
export function ProofField({ label, hint, isRequired = false, onChange, onBusyChange }: ProofFieldProps) {
  const { client } = useConsole();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const upload = useCallback<UploadFile>(
    async (file, { onProgress, signal }) => {
      const { fileId } = await client.upload(fileApi.uploadFile, file, { signal, onProgress: ({ percent }) => onProgress(percent) });
      return { fileId, url: URL.createObjectURL(file) };
    },
    [client],
  );
  return (
    <UploadField
      label={label}
      limits={limits}
      value={files}
      upload={upload}
      required={isRequired}
      {...(hint !== undefined && { helperText: hint })}
      {...(onBusyChange && { onBusyChange })}
      onChange={(next) => {
        setFiles(next);
        onChange(next[0]?.fileId);
      }}
    />
  );
}

const limits = { maxBytes: documentLimitBytes, maxCount: 1 };
