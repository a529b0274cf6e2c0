import { type BoardRange, boardRanges, mostCompared } from '@backlot/contract';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** What moved: followers above views won, or one of the others. */
export const trends = ['fans', 'likes', 'comments', 'sales'] as const;
export type Trend = (typeof trends)[number];

export const workSorts = ['views', 'postTime', 'gained24', 'interactionRate', 'sales'] as const;
export type WorkSort = (typeof workSorts)[number];

/** What the analysis shows, all of it in the address, so that a pasted link shows the same. */
interface AnalysisPlace {
  upId: string | undefined;
  range: BoardRange;
  trend: Trend;
  sort: WorkSort;
  search: string;
  onlyGoods: boolean;
  pageNo: number;
  /** Creators beside this one. */
  beside: string[];
}

type Key = 'upId' | 'range' | 'trend' | 'sort' | 'search' | 'goods' | 'page' | 'beside';

const isId = (text: string) => /^[1-9]\d{0,18}$/.test(text);
const oneOf = <Value extends string>(known: readonly Value[], value: string | null, otherwise: Value): Value =>
  known.find((one) => one === value) ?? otherwise;

/** Reads and changes the place; what is set to an empty text leaves the address. */
export function useAnalysisUrl(): [AnalysisPlace, (change: Partial<Record<Key, string>>) => void] {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const place = useMemo((): AnalysisPlace => {
    const query = new URLSearchParams(search);
    const upId = query.get('upId') ?? '';
    const page = Number(query.get('page'));
    return {
      upId: isId(upId) ? upId : undefined,
      range: oneOf(boardRanges, query.get('range'), '30'),
      trend: oneOf(trends, query.get('trend'), 'fans'),
      sort: oneOf(workSorts, query.get('sort'), 'views'),
      search: (query.get('search') ?? '').slice(0, 100),
      onlyGoods: query.get('goods') === '1',
      pageNo: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
      beside: [...new Set((query.get('beside') ?? '').split(','))].filter((id) => isId(id) && id !== upId).slice(0, mostCompared - 1),
    };
  }, [search]);
  const change = useCallback(
    (next: Partial<Record<Key, string>>) => {
      const { pathname, searchStr } = router.state.location;
      const query = new URLSearchParams(searchStr);
      for (const [key, value] of Object.entries(next)) {
        if (value) query.set(key, value);
        else query.delete(key);
      }
      const text = query.toString();
      void router.navigate({
        href: `${pathname}${text && `?${text}`}`,
        replace: true,
        resetScroll: false,
      });
    },
    [router],
  );
  return [place, change];
}
