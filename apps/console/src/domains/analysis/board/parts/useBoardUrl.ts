import { type BoardFigure, boardFigures, type BoardGroup, boardGroups, type BoardRange, boardRanges } from '@backlot/contract';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** What a board shows, all of it in the address, so that a pasted link shows the same. */
export interface BoardPlace {
  bdId?: string;
  orgId?: string;
  range: BoardRange;
  beginDay?: string;
  endDay?: string;
  figure: BoardFigure;
  by: BoardGroup;
}

type Key = keyof BoardPlace;
const keys: readonly Key[] = ['bdId', 'orgId', 'range', 'beginDay', 'endDay', 'figure', 'by'];

const oneOf = <Value extends string>(known: readonly Value[], value: string | null, otherwise: Value): Value =>
  known.find((one) => one === value) ?? otherwise;

/** Reads and changes the place; a key that is set to undefined leaves the address. */
export function useBoardUrl(): [BoardPlace, (change: Partial<Record<Key, string | undefined>>) => void] {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const place = useMemo((): BoardPlace => {
    const query = new URLSearchParams(search);
    const id = (key: 'bdId' | 'orgId') => (/^[1-9]\d{0,18}$/.test(query.get(key) ?? '') ? { [key]: query.get(key) } : {});
    const [beginDay, endDay] = [query.get('beginDay'), query.get('endDay')];
    return {
      ...id('bdId'),
      ...id('orgId'),
      range: oneOf(boardRanges, query.get('range'), '30'),
      ...(beginDay && endDay && { beginDay, endDay }),
      figure: oneOf(boardFigures, query.get('figure'), 'gmv'),
      by: oneOf(boardGroups, query.get('by'), 'workOrder'),
    };
  }, [search]);
  const change = useCallback(
    (next: Partial<Record<Key, string | undefined>>) => {
      const { pathname, searchStr } = router.state.location;
      const query = new URLSearchParams(searchStr);
      for (const key of keys.filter((one) => one in next)) {
        const value = next[key];
        if (value === undefined) query.delete(key);
        else query.set(key, value);
      }
      const text = query.toString();
      void router.navigate({ href: `${pathname}${text && `?${text}`}`, replace: true, resetScroll: false });
    },
    [router],
  );
  return [place, change];
}
