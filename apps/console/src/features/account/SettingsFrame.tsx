import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useStrings } from '@backlot/i18n/react';
import { ConfirmProvider, PageFrame } from '@backlot/ui-kit';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/PageTitle';
import { strings } from './strings';

const sections = ['base', 'security', 'custom', 'binding', 'notification'] as const;

/** The settings of an account: one address for each section (spec section 2.2). */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const open = sections.find((section) => path.endsWith(`/${section}`)) ?? false;
  return (
    <PageFrame title={t('settings')}>
      <PageTitle title={open ? `${t(open)} · ${t('settings')}` : t('settings')} />
      <Tabs value={open} aria-label={t('sections')} variant="scrollable" onChange={(_, section: string) => void navigate({ to: `/account/settings/${section}` as '/account/settings/base' })}>
        {sections.map((section) => (
          <Tab key={section} value={section} label={t(section)} />
        ))}
      </Tabs>
      <ConfirmProvider>{children}</ConfirmProvider>
    </PageFrame>
  );
}
