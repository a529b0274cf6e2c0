import { rankPeriods, rankTypes } from '@backlot/contract';
import { countryOf } from '@backlot/i18n';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useUser } from '../../../shell/session/useUser';

/** Which list the address names. */
export interface RankChoice {
  rankType: number;
  rankPeriod: number;
  country: string;
  webId: number;
  /** Empty for all categories. */
  category: string;
  /** Empty for the newest list. */
  periodKey: string;
}

/** Where most creators are. */
const usualChannel = 10;

/** The chosen list, kept in the address so that a link shows the same one, and how to choose another; filters of the table stay. */
export function useRankChoice(): [RankChoice, (next: Partial<RankChoice>) => void] {
  const router = useRouter();
  const { country } = useUser();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const choice = useMemo((): RankChoice => {
    const query = new URLSearchParams(search);
    const oneOf = (codes: readonly number[], name: string, usual: number) => {
      const code = Number(query.get(name));
      return codes.includes(code) ? code : usual;
    };
    return {
      rankType: oneOf(Object.values(rankTypes), 'rankType', rankTypes.creatorSales),
      rankPeriod: oneOf(Object.values(rankPeriods), 'rankPeriod', rankPeriods.monthly),
      country: [query.get('country'), country].find((code) => code && countryOf(code)) ?? 'PH',
      webId: /^[1-9]\d?$/.test(query.get('webId') ?? '') ? Number(query.get('webId')) : usualChannel,
      category: query.get('category') ?? '',
      periodKey: query.get('periodKey') ?? '',
    };
  }, [search, country]);
  const choose = useCallback(
    (next: Partial<RankChoice>) => {
      const { pathname, searchStr } = router.state.location;
      const query = new URLSearchParams(searchStr);
      for (const [name, value] of Object.entries(next)) {
        if (value === '') query.delete(name);
        else query.set(name, String(value));
      }
      query.delete('pageNo');
      void router.navigate({ href: `${pathname}?${query.toString()}`, resetScroll: false });
    },
    [router],
  );
  return [choice, choose];
}
