import { fileApi } from '@backlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';

/** An address under which a stored file can be drawn; it is fetched with the person's token, as pictures may not be for everyone. */
export function useFileUrl(fileId: string | null | undefined, size?: 256): { url: string | undefined; error: Error | null } {
  const { client } = useConsole();
  const { data, error } = useQuery({
    queryKey: [fileApi.preview.path, fileId, size],
    queryFn: ({ signal }) =>
      client.blob(fileApi.preview, { id: fileId ?? '', ...(size && { size }) }, { signal, isSilent: true, isNameless: true }),
    enabled: Boolean(fileId),
    staleTime: Infinity,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data.blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url: fileId ? url : undefined, error };
}
