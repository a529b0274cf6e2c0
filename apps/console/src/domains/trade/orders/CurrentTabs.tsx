import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStrings } from '@backlot/i18n/react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { strings } from './strings';

/** What asks for a state, or for what waits, is looked for in all orders: an ended one is never current. */
const wide = ['workOrderStatus', 'waits'];

/** Whether the list shows what runs now or everything, kept in the address, and what is asked for: of the list, and with a preset. */
export function useCurrent() {
  const navigate = useNavigate();
  const location = useRouterState({ select: ({ location: { pathname, searchStr } }) => `${pathname}${searchStr}` });
  const url = new URL(location, 'http://here');
  const isCurrent = url.searchParams.get('scope') !== 'all' && !wide.some((key) => url.searchParams.has(key));
  const query = isCurrent ? onlyCurrent : everything;
  const queryOfPreset = useCallback((filters: object) => (wide.some((key) => key in filters) ? everything : query), [query]);
  const choose = (next: boolean) => {
    url.searchParams.delete('pageNo');
    if (next) for (const key of ['scope', ...wide]) url.searchParams.delete(key);
    else url.searchParams.set('scope', 'all');
    void navigate({ href: `${url.pathname}${url.search}`, replace: true });
  };
  return { isCurrent, choose, query, queryOfPreset };
}

const onlyCurrent = { current: 'true' };
const everything = {};

export function CurrentTabs({ isCurrent, choose }: Pick<ReturnType<typeof useCurrent>, 'isCurrent' | 'choose'>) {
  const t = useStrings(strings);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('scope')}
      value={isCurrent}
      sx={{ justifySelf: 'start', alignSelf: 'start' }}
      onChange={(_, next: boolean | null) => next !== null && choose(next)}
    >
      <ToggleButton value>{t('current')}</ToggleButton>
      <ToggleButton value={false}>{t('all')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
