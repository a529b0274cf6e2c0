import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A record is named by `id`; links of notices name it in other words, which are turned into that one. */
export function useRecordId(otherKey: 'workId' | 'favId'): void {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  useEffect(() => {
    const query = new URLSearchParams(search);
    const other = query.get(otherKey);
    if (query.get('id') || !other) return;
    void router.navigate({
      href: `${router.state.location.pathname}?id=${encodeURIComponent(other)}`,
      replace: true,
    });
  }, [router, search, otherKey]);
}
