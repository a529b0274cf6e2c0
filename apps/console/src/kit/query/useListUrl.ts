import type { UrlPort } from '@backlot/data-table';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** Keeps a list's page, sort and filters in the address of its screen. */
export function useListUrl(): UrlPort {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const onSearchChange = useCallback<UrlPort['onSearchChange']>(
    (next, { isReplace }) => {
      const { pathname, hash } = router.state.location;
      // Whoever is on the way to another page is not called back: a search typed just before must not undo the click.
      if (router.latestLocation.pathname !== pathname) return;
      const href = `${pathname}${next}${hash ? `#${hash}` : ''}`;
      void router.navigate({ href, replace: isReplace, resetScroll: false });
    },
    [router],
  );
  return useMemo(() => ({ search, onSearchChange }), [search, onSearchChange]);
}
