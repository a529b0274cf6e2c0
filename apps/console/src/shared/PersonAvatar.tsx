import { fileApi } from '@backlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConsole } from './console/ConsoleContext';
import { initialsOf } from './initialsOf';
import css from './PersonAvatar.module.css';

/** A person's picture through the file preview, or the initials (spec section 3). */
export function PersonAvatar({ name, fileId }: { name: string; fileId: string | null }) {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: [fileApi.preview.path, fileId],
    queryFn: ({ signal }) => client.blob(fileApi.preview, { id: fileId ?? '' }, { signal, isSilent: true }),
    enabled: fileId !== null,
    staleTime: Infinity,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data.blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <span className={`BlAvatar ${css.avatar}`} aria-hidden="true">
      {url ? <img src={url} alt="" /> : initialsOf(name)}
    </span>
  );
}
