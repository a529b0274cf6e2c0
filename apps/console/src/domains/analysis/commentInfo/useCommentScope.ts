import { commentRanges } from '@backlot/contract';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** What the address of the analysis holds. */
export type ScopeKey = 'upId' | 'workId' | 'webId' | 'range' | 'word' | 'sentiment' | 'lang' | 'mark' | 'sort' | 'id';

interface CommentScope {
  /** A value of the address; empty where it has none. */
  of: (key: ScopeKey) => string;
  range: number;
  /** What the figures are about, as their calls take it. */
  scope: { upId?: string; workId?: string; webId?: number[]; range: number };
  /** Changes the address; an empty value leaves it. */
  change: (values: Partial<Record<ScopeKey, string>>) => void;
}

const isId = (text: string) => /^[1-9]\d{0,18}$/.test(text);

/** The creator, work, channel, period and filters that the analysis is about, kept in the address. */
export function useCommentScope(): CommentScope {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const of = useCallback((key: ScopeKey) => params.get(key) ?? '', [params]);
  const change = useCallback(
    (values: Partial<Record<ScopeKey, string>>) => {
      const next = new URLSearchParams(router.state.location.searchStr);
      for (const [key, value] of Object.entries(values)) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      const text = next.toString();
      void router.navigate({ href: `${router.state.location.pathname}${text && `?${text}`}`, replace: true, resetScroll: false });
    },
    [router],
  );
  return useMemo(() => {
    const asked = Number(of('range'));
    const range = commentRanges.find((days) => days === asked) ?? 30;
    const [upId, workId, webId] = [of('upId'), of('workId'), Number(of('webId'))];
    return {
      of,
      change,
      range,
      scope: {
        range,
        ...(isId(upId) && { upId }),
        ...(isId(workId) && { workId }),
        ...(webId >= 1 && webId <= 99 && { webId: [webId] }),
      },
    };
  }, [of, change]);
}
