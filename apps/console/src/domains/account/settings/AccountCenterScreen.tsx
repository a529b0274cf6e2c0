import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { ConfirmProvider, PageFrame } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { PageTitle } from '../../../kit/PageTitle';
import { MyMonth } from './center/MyMonth';
import { WhoIAm } from './center/WhoIAm';
import { SessionList } from './security/SessionList';
import { strings } from './strings';
import { useAccountTrail } from './useAccountTrail';

/** Who I am here, what I brought about this month, and where I am signed in. */
export function AccountCenterScreen() {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const trail = useAccountTrail();
  return (
    <PageFrame
      title={t('center')}
      breadcrumbs={trail}
      actions={
        <Button variant="contained" onClick={() => void navigate({ to: '/account/settings/base' })}>
          {t('edit')}
        </Button>
      }
    >
      <PageTitle title={t('center')} />
      <ConfirmProvider>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
            alignItems: 'start',
            gap: 3.5,
          }}
        >
          <Stack sx={{ gap: 3.5 }}>
            <WhoIAm />
            <MyMonth />
          </Stack>
          <SessionList />
        </Box>
      </ConfirmProvider>
    </PageFrame>
  );
}
