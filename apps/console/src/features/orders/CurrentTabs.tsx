import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStrings } from '@backlot/i18n/react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { strings } from './strings';

/** Whether the list shows what runs now or everything; kept in the address. */
export function useCurrent(): { isCurrent: boolean; choose: (isCurrent: boolean) => void } {
  const navigate = useNavigate();
  const location = useRouterState({ select: ({ location: { pathname, searchStr } }) => `${pathname}${searchStr}` });
  const url = new URL(location, 'http://here');
  const isCurrent = url.searchParams.get('scope') !== 'all';
  const choose = (next: boolean) => {
    url.searchParams.delete('pageNo');
    if (next) url.searchParams.delete('scope');
    else url.searchParams.set('scope', 'all');
    void navigate({ href: `${url.pathname}${url.search}`, replace: true });
  };
  return { isCurrent, choose };
}

export function CurrentTabs({ isCurrent, choose }: ReturnType<typeof useCurrent>) {
  const t = useStrings(strings);
  return (
    <ToggleButtonGroup exclusive size="small" aria-label={t('scope')} value={isCurrent} onChange={(_, next: boolean | null) => next !== null && choose(next)}>
      <ToggleButton value>{t('current')}</ToggleButton>
      <ToggleButton value={false}>{t('all')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
