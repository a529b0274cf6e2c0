import { useCallback, useMemo } from 'react';
import { useListUrl } from '../query/useListUrl';

/** What is picked in a tree beside a list, kept in the address under a key; picking goes back to the first page. */
export function usePicked<Key extends string>(
  key: Key,
): {
  picked: string | undefined;
  pick: (id: string | undefined) => void;
  query: Readonly<Partial<Record<Key, string>>>;
} {
  const { search, onSearchChange } = useListUrl();
  const picked = new URLSearchParams(search).get(key) ?? undefined;
  const pick = useCallback(
    (id: string | undefined) => {
      const next = new URLSearchParams(search);
      next.delete('pageNo');
      next.delete(key);
      if (id) next.set(key, id);
      onSearchChange(next.size ? `?${next}` : '', { isReplace: false });
    },
    [key, search, onSearchChange],
  );
  const query = useMemo(() => (picked ? { [key]: picked } : {}) as Partial<Record<Key, string>>, [key, picked]);
  return { picked, pick, query };
}
