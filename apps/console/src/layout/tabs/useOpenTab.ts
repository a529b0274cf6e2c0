import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { stringifyPlainSearch } from '../../shell/tabs/plainSearch';
import { tabKeyOf } from '../../shell/tabs/tabKeyOf';

/** The tab of the screen that is shown, and its address; the address bar may already be on its way elsewhere. */
export function useOpenTab(): { key: string; href: string } {
  const place = useRouterState({ select: ({ matches, location }) => matches.at(-1) ?? location });
  return useMemo(
    () => ({ key: tabKeyOf(place), href: `${place.pathname}${stringifyPlainSearch(place.search as Record<string, unknown>)}` }),
    [place],
  );
}
