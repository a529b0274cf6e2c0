import { navyRanges } from '@backlot/contract';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

type Key = 'range' | 'webId' | 'upId' | 'workId';

interface NavyScope {
  webId?: number;
  upId?: string;
  workId?: string;
  range: (typeof navyRanges)[number];
}

/** What the estimate is about, kept in the address. */
export function useNavyUrl() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const scope = useMemo((): NavyScope => {
    const query = new URLSearchParams(search);
    const id = (key: 'upId' | 'workId') => (/^[1-9]\d{0,18}$/.test(query.get(key) ?? '') ? { [key]: query.get(key) ?? '' } : {});
    const webId = Number(query.get('webId'));
    return {
      ...id('upId'),
      ...id('workId'),
      ...(Number.isInteger(webId) && webId > 0 && webId < 100 && { webId }),
      range: navyRanges.find((days) => String(days) === query.get('range')) ?? 30,
    };
  }, [search]);
  const change = useCallback(
    (key: Key, value: string) => {
      const { pathname, searchStr } = router.state.location;
      const next = new URLSearchParams(searchStr);
      if (value) next.set(key, value);
      else next.delete(key);
      const text = next.toString();
      void router.navigate({ href: `${pathname}${text && `?${text}`}`, replace: true, resetScroll: false });
    },
    [router],
  );
  return { scope, change };
}
