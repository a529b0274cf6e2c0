import { commentRanges } from '@backlot/contract';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { use, useCallback, useMemo } from 'react';
import { FixedChannel } from './FixedChannel';

const scopeKeys = ['upId', 'workId', 'webId', 'range'] as const;
type ScopeKey = (typeof scopeKeys)[number];
/** What the address holds beside that: what narrows the comments, and the one that is open. */
export type FilterKey = 'word' | 'sentiment' | 'lang' | 'mark' | 'sort' | 'id';

export interface CommentScope<Key extends FilterKey = FilterKey> {
  /** A value of the address; empty where it has none. */
  of: (key: ScopeKey | Key) => string;
  range: number;
  /** What the figures are about, as their calls take it. */
  scope: { upId?: string; workId?: string; webId?: number[]; range: number };
  /** Changes the address; an empty value leaves it. */
  change: (values: Partial<Record<ScopeKey | FilterKey, string>>) => void;
}

const isId = (text: string) => /^[1-9]\d{0,18}$/.test(text);

/** The creator, work, channel and period that the analysis is about, kept in the address, and those filters that are asked for: others change without drawing the asker anew. */
export function useCommentScope<Key extends FilterKey = never>(...filters: Key[]): CommentScope<Key> {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => onlyOf(location.searchStr, [...scopeKeys, ...filters]) });
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const fixed = use(FixedChannel);
  const of = useCallback((key: ScopeKey | Key) => (key === 'webId' && fixed ? String(fixed) : (params.get(key) ?? '')), [params, fixed]);
  const change = useCallback(
    (values: Partial<Record<ScopeKey | FilterKey, string>>) => {
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

function onlyOf(search: string, keys: readonly string[]): string {
  const all = new URLSearchParams(search);
  return new URLSearchParams(keys.flatMap((key) => all.getAll(key).map((value) => [key, value]))).toString();
}
