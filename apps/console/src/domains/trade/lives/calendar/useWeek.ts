import { useFormat } from '@backlot/i18n/react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

const dayMs = 86_400_000;

/** A day some days later: `laterDay('2026-11-24', 7)`. */
export const laterDay = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
const mondayOf = (day: string): string => laterDay(day, -((new Date(day).getUTCDay() + 6) % 7));

interface Week {
  today: string;
  monday: string;
  days: readonly string[];
  country: string;
  go: (weeks: number) => void;
  goToday: () => void;
  setCountry: (country: string) => void;
}

/** The week and country that the address names, this week and all countries without. */
export function useWeek(): Week {
  const router = useRouter();
  const format = useFormat();
  const searchStr = useRouterState({ select: ({ location }) => location.searchStr });
  const search = new URLSearchParams(searchStr);
  const [today] = useState(() => format.day(Date.now()));
  const asked = search.get('from') ?? '';
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today);
  const country = search.get('country') ?? '';
  const show = useCallback(
    (change: Record<string, string>) => {
      const { pathname, searchStr: now } = router.state.location;
      const next = new URLSearchParams(now);
      for (const [key, value] of Object.entries(change)) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      const query = next.toString();
      void router.navigate({ href: query ? `${pathname}?${query}` : pathname, replace: true, resetScroll: false });
    },
    [router],
  );
  return {
    today,
    monday,
    days: Array.from({ length: 7 }, (_, place) => laterDay(monday, place)),
    country,
    go: useCallback((weeks: number) => show({ from: laterDay(monday, weeks * 7) }), [show, monday]),
    goToday: useCallback(() => show({ from: '' }), [show]),
    setCountry: useCallback((next: string) => show({ country: next }), [show]),
  };
}
