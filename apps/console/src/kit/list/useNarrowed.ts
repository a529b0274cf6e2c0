import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** What a list is narrowed to by the page that led to it, beside its own filters. */
export interface Narrowed<Key extends string> {
  query: Readonly<Partial<Record<Key, string>>>;
  isNarrowed: boolean;
  /** Shows everything again. */
  clear: () => void;
}

/**
 * Reads such keys from the address: `useNarrowed(['bdId', 'localBeginDay'])`. They are no filters of the toolbar, because
 * nobody types an id; `keys` stays the same from one render to the next.
 */
export function useNarrowed<Key extends string>(keys: readonly Key[]): Narrowed<Key> {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const query = useMemo(() => {
    const found = new URLSearchParams(search);
    const entries = keys.flatMap((key) => (found.get(key) ? [[key, found.get(key)] as const] : []));
    return Object.fromEntries(entries) as Partial<Record<Key, string>>;
  }, [keys, search]);
  const clear = useCallback(() => {
    const { pathname, searchStr } = router.state.location;
    const rest = new URLSearchParams(searchStr);
    for (const key of keys) rest.delete(key);
    void router.navigate({ href: `${pathname}${rest.size > 0 ? `?${rest.toString()}` : ''}`, replace: true });
  }, [keys, router]);
  return { query, isNarrowed: Object.keys(query).length > 0, clear };
}
