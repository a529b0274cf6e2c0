import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ConfirmProvider, PageFrame } from '@backlot/ui-kit';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../kit/PageTitle';
import { strings } from './strings';
import { useAccountTrail } from './useAccountTrail';

const sections = ['base', 'security', 'custom', 'shangjiaAuth', 'binding', 'notification'] as const;

/** The settings of an account: one address for each section (spec section 2.2); merchants find their certification among them. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useStrings(strings);
  const can = useCan();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const open = sections.find((section) => path.endsWith(`/${section}`));
  const shown = sections.filter((section) => section !== 'shangjiaAuth' || section === open || can('shopAuth.query'));
  const trail = useAccountTrail(t('settings'), ...(open ? [t(open)] : []));
  return (
    <PageFrame title={t('settings')} breadcrumbs={trail}>
      <PageTitle title={open ? `${t(open)} · ${t('settings')}` : t('settings')} />
      <Tabs
        value={open ?? false}
        aria-label={t('sections')}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_, section: string) => void navigate({ to: `/account/settings/${section}` as '/account/settings/base' })}
      >
        {shown.map((section) => (
          <Tab key={section} value={section} label={t(section)} />
        ))}
      </Tabs>
      <ConfirmProvider>
        {/* Forms end where eyes still find the beginning of their lines; papers take the room of their pictures. */}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3.5, maxWidth: open === 'shangjiaAuth' ? undefined : 880 }}>
          {children}
        </Box>
      </ConfirmProvider>
    </PageFrame>
  );
}
